import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { controllerOf } from "../../model/control.ts";
import { type ChoiceOf, checkEffects, type RuleOfMove, settled } from "../../model/flow.ts";
import { isLordCard } from "../../model/lord-cards.ts";
import { crowned } from "../../model/offices.ts";
import { foreignPlacementsOf, placementsOf } from "../../model/placement.ts";
import { isRefused } from "../../model/refusals.ts";
import { familyOf, isFree, isWoman, lordsOf, type State } from "../../model/state.ts";
import { box } from "../../model/stock.ts";
import type { Fact, LordId, Matter, MoveOf, VillageId } from "../../model/types.ts";

type Newcomer = Omit<MoveOf<"playLord">, "type">;

// F1429-6.10, F1429-6.11
export const playLord: RuleOfMove<"playLord"> = during("playing", {
  rule: "F1429-6.10",
  choices({ state, seat }) {
    const lords = familyOf(state, seat).hand.filter(isLordCard);
    if (lords.length === 0) return [];
    const isFull = lordsOf(state, seat).length >= box.lordsMax;
    return lords.flatMap((lord): readonly ChoiceOf<"playLord">[] => {
      const as = mayBePrince(state, seat, lord) ? (["prince", "lord"] as const) : (["lord"] as const);
      const fields = (villages: readonly VillageId[]) => ({
        lord: { oneOf: [lord] },
        village: { oneOf: villages },
        as: { oneOf: as },
      });
      const { open, refused } = placesFor(state, seat, lord);
      return [
        { type: "playLord", fields: fields(open), ...(isFull && { blockedBy: "F1429-6.10" }) },
        { type: "playLord", fields: fields(refused), blockedBy: "F1429-2.12" },
      ];
    });
  },
  facts({ state, seat }, newcomer) {
    const { lord, village, as } = newcomer;
    const played: Fact = { type: "CardPlayed", seat, card: lord };
    if (!foreignPlacementsOf(state, seat).includes(village))
      return [played, ...lordPlayed(seat, newcomer), settled(checkEffects, { type: "playing", seat })];
    const host = hostOf(state, village, seat);
    const matter: Matter = { kind: "lodging", from: seat, lord, village, as };
    return [
      played,
      { type: "ConsentAsked", seat: host, matter },
      settled({ type: "consent", seat: host, matter }, { type: "playing", seat }),
    ];
  },
});

/** Where a lord may be placed, and where the family in control has refused it. F1429-6.11, F1429-2.12 */
export function placesFor(state: State, seat: Seat, lord: LordId) {
  const abroad = foreignPlacementsOf(state, seat);
  const isDeclined = (village: VillageId) =>
    isRefused(state, hostOf(state, village, seat), { kind: "lodging", from: seat, lord, village, as: "lord" });
  return {
    open: [...placementsOf(state, seat), ...abroad.filter((village) => !isDeclined(village))],
    refused: abroad.filter(isDeclined),
  };
}

export const hostOf = (state: State, village: VillageId, seat: Seat): Seat => controllerOf(state, village) ?? seat;

export function lordPlayed(seat: Seat, { lord, village, as }: Newcomer): readonly Fact[] {
  const played: Fact = { type: "LordPlayed", seat, lord, village };
  return as === "prince" ? [played, { type: "Crowned", lord, seat, crown: "prince", cause: "birth" }] : [played];
}

// F1429-5.12
function mayBePrince(state: State, seat: Seat, lord: LordId): boolean {
  const queen = crowned(state, "queen");
  const isQueenAtHome = queen !== undefined && queen.seat === seat && isFree(queen);
  const isDue = crowned(state, "king") !== undefined && crowned(state, "prince") === undefined;
  return isQueenAtHome && isDue && !isWoman(lord);
}
