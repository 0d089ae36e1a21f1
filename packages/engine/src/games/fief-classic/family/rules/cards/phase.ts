import { pieces } from "@seneschal/schema/games/fief-classic";
import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { askedAgain, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { familyOf, type State } from "../../model/state.ts";
import type { AttackCard, Card, Fact } from "../../model/types.ts";
import { drawnFrom } from "./dealing.ts";

/** Families that hold cards, as everyone can see, or could do something else in their part of the cards phase. */
export const playingIf = (more: (state: State, seat: Seat) => boolean): RuleOfStep<"playing"> => ({
  asks: (state, { seat }) => (familyOf(state, seat).hand.length > 0 || more(state, seat) ? [seat] : nobody),
  run: () => [settled()],
});

/** The cards of a hand, each kind once. */
export const kindsIn = (hand: readonly Card[]): readonly Card[] => (hand.length < 2 ? hand : [...new Set(hand)]);

// FC-4.4
export const exchange: RuleOfMove<"exchange"> = during("playing", {
  rule: "FC-4.4",
  choices({ state, seat }) {
    const { hand, hasExchanged, hasUsedCard } = familyOf(state, seat);
    const fields = { card: { oneOf: kindsIn(hand) } };
    if (hasExchanged || hasUsedCard) return [{ type: "exchange", fields, blockedBy: "FC-4.4" }];
    // FC-4.8
    if (state.cards.pile.length === 0) return [{ type: "exchange", fields, blockedBy: "FC-4.8" }];
    return [{ type: "exchange", fields }];
  },
  facts(position, { card }, chance) {
    const { state, seat } = position;
    const dealt = drawnFrom(state.cards.pile, 1, chance).map(
      (drawn): Fact => ({ type: "CardDealt", seat, card: drawn }),
    );
    return [{ type: "CardReturned", seat, card }, ...dealt, askedAgain(position)];
  },
});

const attacks: readonly string[] = pieces.attacks;
const isAttack = (card: Card): card is AttackCard => attacks.includes(card);

// FC-4.5
export const discard: RuleOfMove<"discard"> = during("playing", {
  rule: "FC-4.5",
  choices: ({ state, seat }) => [
    { type: "discard", fields: { card: { oneOf: kindsIn(familyOf(state, seat).hand.filter(isAttack)) } } },
  ],
  facts: (position, { card }) => [{ type: "CardDiscarded", seat: position.seat, card }, askedAgain(position)],
});
