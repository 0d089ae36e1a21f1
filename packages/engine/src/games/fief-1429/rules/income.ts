import type { Seat } from "../../../core/ruleset.ts";
import { atlas, fiefOnMap, placeOf } from "../model/atlas.ts";
import { controllerOf, isBesieged } from "../model/control.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
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
export function incomeOf(state: State, seat: Seat): Income {
  const held = atlas.villages.filter(
    (village) => controllerOf(state, village) === seat && !isBesieged(at(state, village)),
  );
  const mills = held.reduce(
    (sum, village) => sum + (titheTakerOf(state, village) === null ? millsPay(state, village) : 0),
    0,
  );
  const tithed = atlas.villages.filter((village) => titheTakerOf(state, village) === seat);
  const tithe = tithed.reduce((sum, village) => sum + millsPay(state, village), 0);
  const taille = atlas.fiefs.reduce((sum, { id }) => sum + (tailleTakerOf(state, id) === seat ? taillePays(id) : 0), 0);
  const queen = crowned(state, "queen")?.seat === seat ? queensIncome : 0;
  return { villages: held.length, mills, taille, tithe, queen, ecus: held.length + mills + taille + tithe + queen };
}
const queensIncome = 2;
const taillePays = (fief: FiefId) => 2 * fiefOnMap(fief).villages.length;

/** What the mills of a village pay, whether to their owner or as a tithe. F1429-8.2, F1429-8.9 */
export function millsPay(state: State, village: VillageId): number {
  const place = at(state, village);
  const { calamities, boons } = seeOf(state, placeOf(village).bishopric);
  if (isBesieged(place) || controllerOf(state, village) === null || calamities.includes("famine")) return 0;
  return place.mills * (2 + boons.length);
}

// F1429-8.6, F1429-8.7
export function tailleTakerOf(state: State, fief: FiefId): Seat | null {
  const taille = state.fiefs.find((one) => one.fief === fief)?.taille ?? null;
  if (taille === null) return null;
  const holder = holderOf(state, fief);
  if (holder !== undefined) return holder.seat === taille.seat ? taille.seat : null;
  return sovereign(state)?.lord === taille.by ? taille.seat : null;
}

/** Which family takes the tithe of a village. */
export function titheTakerOf(state: State, village: VillageId): Seat | null {
  const { bishopric } = placeOf(village);
  return (titheIn(state, bishopric) ?? papalTitheIn(state, bishopric))?.seat ?? null;
}

/** The tithe that counts: the bishop's before a cardinal's, and the first of several cardinals. F1429-6.17, F1429-6.18 */
export function titheIn(state: State, bishopric: number): Levy | undefined {
  const bishop = bishopOf(state, bishopric);
  if (bishop === undefined) return undefined;
  const valid = seeOf(state, bishopric).tithes.filter(({ by, as }) =>
    as === "bishop" ? bishop.lord === by : (findLord(state, by)?.cardinal ?? null) !== null,
  );
  return valid.find(({ as }) => as === "bishop") ?? valid[0];
}

/** The pope's tithe, where it counts: in bishoprics with a bishop that no one else has taxed. F1429-6.17 */
export function papalTitheIn(state: State, bishopric: number): Levy | undefined {
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
