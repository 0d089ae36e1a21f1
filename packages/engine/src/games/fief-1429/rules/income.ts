import type { Seat } from "../../../core/ruleset.ts";
import { fiefOnMap, placeOf } from "../model/atlas.ts";
import { controllerOf, isBesieged } from "../model/control.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { memoize } from "../model/memoize.ts";
import { bishopOf, crowned, holderOf, isCleric, sovereign } from "../model/offices.ts";
import { at, familyOf, findLord, inTurnOrder, type Levy, type State, seeOf } from "../model/state.ts";
import type { Fact, FiefId, VillageId } from "../model/types.ts";
import { planOf } from "./phases.ts";
import { offersExpired } from "./trade/offers.ts";
import { phaseBegun } from "./trade/rooms.ts";

export interface Income {
  readonly villages: number;
  readonly mills: number;
  readonly taille: number;
  readonly tithe: number;
  readonly queen: number;
  readonly ecus: number;
}

export const income: RuleOfStep<"income"> = {
  asks: () => nobody,
  run(state) {
    const order = inTurnOrder(state);
    const isHidden = state.table.options.isMoneyHidden;
    const received = order.map((seat): Fact => {
      const due = incomeOf(state, seat);
      return { type: "IncomeReceived", seat, ...due, total: familyOf(state, seat).ecus + due.ecus, isHidden };
    });
    return [
      ...phaseBegun(state, "income"),
      ...offersExpired(state),
      ...lapses(state),
      ...received,
      { type: "TaxesCleared" },
      settled(...planOf(state, "purchases")),
    ];
  },
};

// F1429-8.1 to F1429-8.5
export const incomeOf = (state: Realm, seat: Seat): Income => incomesOf(state)[seat] ?? nothing;

/** What income depends on. */
type Realm = Pick<State, "places" | "lords" | "sees" | "fiefs" | "papalTithe">;
type Sums = { -readonly [Name in keyof Income]: number };
const nothing: Income = { villages: 0, mills: 0, taille: 0, tithe: 0, queen: 0, ecus: 0 };

/** By seat. */
const incomesOf = memoize(["places", "lords", "sees", "fiefs", "papalTithe"], (state): readonly Income[] => {
  const sums = Array.from({ length: seatsMax }, (): Sums => ({ ...nothing }));
  const pay = (seat: Seat | null, name: keyof Income, ecus: number) => {
    const sum = seat === null ? undefined : sums[seat];
    if (sum === undefined) return;
    sum[name] += ecus;
    sum.ecus += ecus;
  };
  const tithers = state.sees.map(({ bishopric }) => titherIn(state, bishopric));
  for (const place of state.places) {
    const controller = controllerOf(state, place.village);
    if (controller === null || isBesieged(place)) continue;
    const tither = tithers[placeOf(place.village).bishopric - 1] ?? null;
    pay(controller, "villages", 1);
    pay(tither ?? controller, tither === null ? "mills" : "tithe", millsPay(state, place.village));
  }
  for (const { fief } of state.fiefs) pay(tailleTakerOf(state, fief), "taille", taillePays(fief));
  pay(crowned(state, "queen")?.seat ?? null, "queen", queensIncome);
  return sums;
});
const seatsMax = 6;
const queensIncome = 2;
const taillePays = (fief: FiefId) => 2 * fiefOnMap(fief).villages.length;

/** What the mills of a village pay, whether to their owner or as a tithe. F1429-8.2, F1429-8.9 */
export function millsPay(state: Realm, village: VillageId): number {
  const place = at(state, village);
  const { calamities, boons } = seeOf(state, placeOf(village).bishopric);
  if (isBesieged(place) || controllerOf(state, village) === null || calamities.includes("famine")) return 0;
  return place.mills * (2 + boons.length);
}

// F1429-8.6, F1429-8.7
function tailleTakerOf(state: Realm, fief: FiefId): Seat | null {
  const taille = state.fiefs.find((one) => one.fief === fief)?.taille ?? null;
  if (taille === null) return null;
  const holder = holderOf(state, fief);
  if (holder !== undefined) return holder.seat === taille.seat ? taille.seat : null;
  return sovereign(state)?.lord === taille.by ? taille.seat : null;
}

/** Which family takes the tithe of a bishopric. */
const titherIn = (state: Realm, bishopric: number): Seat | null =>
  (titheIn(state, bishopric) ?? papalTitheIn(state, bishopric))?.seat ?? null;

/** The tithe that counts: the bishop's before a cardinal's, and the first of several cardinals. F1429-6.17, F1429-6.18 */
export function titheIn(state: Realm, bishopric: number): Levy | undefined {
  const bishop = bishopOf(state, bishopric);
  if (bishop === undefined) return undefined;
  const valid = seeOf(state, bishopric).tithes.filter(({ by, as }) =>
    as === "bishop" ? bishop.lord === by : (findLord(state, by)?.cardinal ?? null) !== null,
  );
  return valid.find(({ as }) => as === "bishop") ?? valid[0];
}

/** The pope's tithe, where it counts: in bishoprics with a bishop that no one else has taxed. F1429-6.17 */
export function papalTitheIn(state: Realm, bishopric: number): Levy | undefined {
  const { papalTithe } = state;
  if (papalTithe === null || crowned(state, "pope")?.lord !== papalTithe.by) return undefined;
  return bishopOf(state, bishopric) === undefined || titheIn(state, bishopric) !== undefined ? undefined : papalTithe;
}

function lapses(state: State): readonly Fact[] {
  const tailles = state.fiefs.flatMap(({ fief, taille }): readonly Fact[] =>
    taille !== null && tailleTakerOf(state, fief) === null
      ? [{ type: "TaxLapsed", seat: taille.seat, tax: "taille" }]
      : [],
  );
  const tithes = state.sees.flatMap(({ tithes: laid }) =>
    laid.flatMap(({ seat, by }): readonly Fact[] => {
      const lord = findLord(state, by);
      return lord === undefined || !isCleric(lord) ? [{ type: "TaxLapsed", seat, tax: "tithe" }] : [];
    }),
  );
  const { papalTithe } = state;
  const isPapalLapsed = papalTithe !== null && crowned(state, "pope")?.lord !== papalTithe.by;
  return [
    ...tailles,
    ...tithes,
    ...(isPapalLapsed ? [{ type: "TaxLapsed", seat: papalTithe.seat, tax: "papal-tithe" } as const] : []),
  ];
}
