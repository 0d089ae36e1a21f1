import type { Seat } from "../../../../core/ruleset.ts";
import { placeOf, regionOnMap } from "../model/atlas.ts";
import { figuresOf } from "../model/figures.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { memoize } from "../model/memoize.ts";
import { bishopOf, hasCurse, inTurnOrder, kingIn, ownerOf, type Region, type State } from "../model/state.ts";
import type { Fact, FactOf, SeeId } from "../model/types.ts";

export type Income = Omit<FactOf<"IncomeReceived">, "type" | "seat">;

// FC-7.1
export const income: RuleOfStep<"income"> = {
  asks: () => nobody,
  run(state) {
    const received = inTurnOrder(state).flatMap((seat): readonly Fact[] => {
      const sums = incomeOf(state, seat);
      return sums.ecus > 0 ? [{ type: "IncomeReceived", seat, ...sums }] : [];
    });
    const cleared: readonly Fact[] = isTaxed(state) ? [{ type: "TaxesCleared" }] : [];
    return [...lapsedIn(state), ...received, ...cleared, settled({ type: "purchases" })];
  },
};

const isTaxed = ({ regions, sees, royalTaxes }: State): boolean =>
  royalTaxes.length > 0 || regions.some(({ tax }) => tax !== null) || sees.some(({ tithe }) => tithe !== null);

/** What a family would receive now. */
export const incomeOf = (state: State, seat: Seat): Income =>
  incomesOf(state.places, state.regions, state.sees, state.lords, state.royalTaxes, state.table)[seat] ?? nothing;

const nothing: Income = { villages: 0, mills: 0, presses: 0, tithe: 0, seigneurialTax: 0, royalTax: 0, ecus: 0 };
type Parts = Pick<State, "places" | "regions" | "sees" | "lords" | "royalTaxes" | "table">;
type PartList = [Parts["places"], Parts["regions"], Parts["sees"], Parts["lords"], Parts["royalTaxes"], Parts["table"]];

const incomesOf = memoize((...[places, regions, sees, lords, royalTaxes, table]: PartList): readonly Income[] =>
  reckoned({ places, regions, sees, lords, royalTaxes, table }),
);

type Sums = { -readonly [Name in keyof Income]: number };

function reckoned(parts: Parts): readonly Income[] {
  const sums = Array.from({ length: 6 }, (): Sums => ({ ...nothing }));
  const pay = (seat: Seat | null, name: keyof Income, ecus: number) => {
    const sum = seat === null ? undefined : sums[seat];
    if (sum === undefined || ecus === 0) return;
    sum[name] += ecus;
    sum.ecus += ecus;
  };
  const { incomes, doesTitheTakeVillages } = figuresOf(parts);
  for (const { village } of parts.places) {
    const owner = ownerOf(parts, village);
    if (owner === null) continue;
    const tithe = titherOf(parts, placeOf(village).see);
    const { mills, presses } = yieldOf(parts, village);
    const isTithed = tithe !== null;
    pay(
      isTithed && doesTitheTakeVillages ? tithe : owner,
      isTithed && doesTitheTakeVillages ? "tithe" : "villages",
      incomes.village,
    );
    pay(tithe ?? owner, isTithed ? "tithe" : "mills", mills);
    pay(tithe ?? owner, isTithed ? "tithe" : "presses", presses);
  }
  for (const region of parts.regions) {
    pay(taxerOf(parts, region), "seigneurialTax", incomes.seigneurialTax * regionOnMap(region.region).villages.length);
  }
  for (const seat of parts.royalTaxes) {
    if (kingIn(parts)?.seat === seat) pay(seat, "royalTax", incomes.royalTax);
  }
  return sums;
}

/** What its mills and presses bring; nothing in a famine. FC-7.2 */
export function yieldOf(parts: Pick<State, "places" | "regions" | "table">, village: SeeVillage) {
  const place = parts.places[placeOf(village).index];
  if (place === undefined || hasCurse(parts, village, "famine")) return { mills: 0, presses: 0 };
  const { incomes } = figuresOf(parts);
  return { mills: place.mills * incomes.mill, presses: place.presses * incomes.press };
}
type SeeVillage = State["places"][number]["village"];

// FC-7.9: a family that has lost the bishop, the fief or the crown receives nothing.
function titherOf({ sees, lords }: Parts, id: SeeId): Seat | null {
  const tithe = sees.find(({ see }) => see === id)?.tithe ?? null;
  return tithe !== null && bishopOf({ lords }, id)?.seat === tithe ? tithe : null;
}
function taxerOf(parts: Pick<State, "lords">, { tax, title, isWard }: Region): Seat | null {
  if (tax === null) return null;
  return title?.seat === tax || (isWard && kingIn(parts)?.seat === tax) ? tax : null;
}

function lapsedIn(state: State): readonly Fact[] {
  const tithes = state.sees.flatMap(({ see, tithe }): readonly Fact[] =>
    tithe === null || titherOf(state, see) !== null
      ? []
      : [{ type: "TaxLapsed", seat: tithe, tax: "tithe", region: null, see }],
  );
  const seigneurial = state.regions.flatMap((one): readonly Fact[] =>
    one.tax === null || taxerOf(state, one) !== null
      ? []
      : [{ type: "TaxLapsed", seat: one.tax, tax: "seigneurial-tax", region: one.region, see: null }],
  );
  const royal = state.royalTaxes
    .filter((seat) => kingIn(state)?.seat !== seat)
    .map((seat): Fact => ({ type: "TaxLapsed", seat, tax: "royal-tax", region: null, see: null }));
  return [...tithes, ...seigneurial, ...royal];
}
