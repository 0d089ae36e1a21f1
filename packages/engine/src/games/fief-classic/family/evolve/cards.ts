import { familyOf, type State } from "../model/state.ts";
import type { Card, FactOf } from "../model/types.ts";
import {
  type EvolversOf,
  spending,
  withCards,
  withCurse,
  withEcus,
  withFamily,
  without,
  withoutCurse,
  withoutHandCard,
  withRegion,
} from "./changes.ts";
import { changedState } from "./clone.ts";

export const cardEvolvers: EvolversOf<
  | "CardDealt"
  | "PileRenewed"
  | "CardReturned"
  | "CardDiscarded"
  | "AttackLaid"
  | "AttackAnswered"
  | "RevoltAppeased"
  | "AttackEnded"
  | "CurseLifted"
  | "CurseFaded"
> = {
  CardDealt: (state, { seat, card }) =>
    withCards(withFamily(state, seat, { hand: [...familyOf(state, seat).hand, card] }), {
      pile: without(state.cards.pile, card),
    }),
  PileRenewed: (state) => withCards(state, { pile: [...state.cards.pile, ...state.cards.discards], discards: [] }),
  CardReturned: (state, { seat, card }) => spending(state, seat, card, { hasExchanged: true }),
  CardDiscarded: (state, { seat, card }) => spending(state, seat, card),
  AttackLaid: laid,
  AttackAnswered: (state, { seat, card }) => ended(spending(state, seat, card, { hasUsedCard: true })),
  RevoltAppeased: (state, { seat, ecus }) => ended(withEcus(state, seat, 0 - ecus)),
  AttackEnded: (state) => changedState(state, { attack: null }),
  CurseLifted: (state, { region, curse, seat }) =>
    withoutCurse(seat === null ? state : spending(state, seat, remedyOf[curse], { hasUsedCard: true }), region, curse),
  CurseFaded: (state, { region, curse }) => withoutCurse(state, region, curse),
};

const remedyOf = { "bad-weather": "sun", famine: "good-harvest" } as const;

/** Bad weather and famine lie on the region, the other attacks among the discards. */
function laid(state: State, { type: _, ...attack }: FactOf<"AttackLaid">): State {
  const { seat, card, region, hasFamine } = attack;
  const open = changedState(state, { attack });
  if (region === null) return spending(open, seat, card, { hasUsedCard: true });
  if (card === "bad-weather" || card === "famine") return withCurse(fromHand(open, seat, card), region, card);
  const spent = spending(open, seat, card, { hasUsedCard: true });
  if (card !== "revolt") return spent;
  const risen = withRegion(spent, region, { hasRevolted: true });
  return hasFamine ? withCurse(fromHand(risen, seat, "famine"), region, "famine") : risen;
}

const fromHand = (state: State, seat: number, card: Card): State =>
  withoutHandCard(state, seat, card, { hasUsedCard: true });

/** What was laid with the attack goes with it. */
function ended(state: State): State {
  const { attack } = state;
  const over = changedState(state, { attack: null });
  if (attack === null || attack.region === null) return over;
  const { card, region, hasFamine } = attack;
  if (card === "bad-weather" || card === "famine") return withoutCurse(over, region, card);
  return hasFamine ? withoutCurse(over, region, "famine") : over;
}
