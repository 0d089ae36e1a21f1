import type { Chance } from "../../../../../core/chance.ts";
import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { figuresOf } from "../../model/figures.ts";
import { asksItsSeat, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { isLordCard } from "../../model/lord-cards.ts";
import { familyOf, inTurnOrder, type State } from "../../model/state.ts";
import type { AgendaStep, Card, Fact, LordId } from "../../model/types.ts";
import { arrivalOf, type Havens, havenIn } from "./lords.ts";

// FC-4.1
export const dealing: RuleOfStep<"dealing"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const due = cardsDue(state);
    const drawn = drawnFrom(state.cards.pile, due.length, chance);
    const dealt = drawn.map((card, index): Fact => ({ type: "CardDealt", seat: due[index] ?? 0, card }));
    const isShort = drawn.length < due.length && state.cards.discards.length > 0;
    return [...dealt, isShort ? settled({ type: "renewal" }, { type: "dealing" }) : settled()];
  },
};

/** The seat of each card that is still to be dealt. */
const cardsDue = (state: State): readonly Seat[] =>
  inTurnOrder(state).flatMap((seat) => {
    const missing = figuresOf(state).hand - familyOf(state, seat).hand.length;
    return Array.from({ length: Math.max(0, missing) }, () => seat);
  });

/** This many cards, or as many as there are. */
export function drawnFrom(pile: readonly Card[], count: number, chance: Chance): readonly Card[] {
  const left = [...pile];
  return Array.from({ length: Math.min(count, pile.length) }, () => {
    const card = chance.pick(left);
    left.splice(left.indexOf(card), 1);
    return card;
  });
}

// FC-4.2
export const shuffling: RuleOfStep<"shuffling"> = {
  asks: () => nobody,
  run: ({ cards }) => [{ type: "PileRenewed", cards: cards.discards.length }, settled()],
};

/** Who is asked for before the discards become the pile. */
export const renewalAfter = (asked: (state: State) => readonly Seat[]): RuleOfStep<"renewal"> => ({
  asks: () => nobody,
  run: (state) => [
    settled(...asked(state).map((seat): AgendaStep => ({ type: "orphan", seat })), { type: "shuffling" }),
  ],
});

const lordsDiscarded = ({ cards }: State): readonly LordId[] => cards.discards.filter(isLordCard);

export const orphan: RuleOfStep<"orphan"> = {
  asks: (state, { seat }) => (lordsDiscarded(state).length > 0 ? asksItsSeat.asks(state, { seat }) : nobody),
  run: () => [settled()],
};

// FC-4.3, FC-4.7
export const takeLordInto = (havens: Havens): RuleOfMove<"takeLord"> =>
  during("orphan", {
    rule: "FC-4.3",
    choices({ state, seat }) {
      const villages = havens(state, seat).map(({ village }) => village);
      return [{ type: "takeLord", fields: { lord: { oneOf: lordsDiscarded(state) }, village: { oneOf: villages } } }];
    },
    facts({ state, seat }, { lord, village }) {
      const haven = havenIn(havens(state, seat), village);
      return [...arrivalOf(state, seat, { lord, haven, from: "discards" }), settled()];
    },
  });
