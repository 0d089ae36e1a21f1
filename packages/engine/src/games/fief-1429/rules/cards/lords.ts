import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { controllerOf } from "../../model/control.ts";
import { askedAgain, type ChoiceOf, type RuleOfMove, settled } from "../../model/flow.ts";
import { isLordCard } from "../../model/lord-cards.ts";
import { crowned } from "../../model/offices.ts";
import { foreignPlacementsOf, placementsOf } from "../../model/placement.ts";
import { familyOf, isFree, isWoman, lordsOf, type State } from "../../model/state.ts";
import { box } from "../../model/stock.ts";
import type { Fact, LordId, Matter, MoveOf } from "../../model/types.ts";

type Newcomer = Omit<MoveOf<"playLord">, "type">;

// F1429-6.10, F1429-6.11
export const playLord: RuleOfMove<"playLord"> = during("playing", {
  rule: "F1429-6.10",
  choices({ state, seat }) {
    const lords = familyOf(state, seat).hand.filter(isLordCard);
    if (lords.length === 0) return [];
    const villages = [...placementsOf(state, seat), ...foreignPlacementsOf(state, seat)];
    const isFull = lordsOf(state, seat).length >= box.lordsMax;
    return lords.map((lord): ChoiceOf<"playLord"> => {
      const as = mayBePrince(state, seat, lord) ? (["prince", "lord"] as const) : (["lord"] as const);
      const fields = { lord: { oneOf: [lord] }, village: { oneOf: villages }, as: { oneOf: as } };
      return { type: "playLord", fields, ...(isFull && { barred: "F1429-6.10" }) };
    });
  },
  facts(at, newcomer) {
    const { state, seat } = at;
    const { lord, village, as } = newcomer;
    const played: Fact = { type: "CardPlayed", seat, card: lord };
    if (!foreignPlacementsOf(state, seat).includes(village))
      return [played, ...lordPlayed(seat, newcomer), askedAgain(at)];
    const host = controllerOf(state, village) ?? seat;
    const matter: Matter = { kind: "lodging", from: seat, lord, village, as };
    return [
      played,
      { type: "ConsentAsked", seat: host, matter },
      settled({ type: "consent", seat: host, matter }, { type: "playing", seat }),
    ];
  },
});

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
