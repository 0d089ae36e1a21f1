import { pieces } from "@seneschal/schema/games/fief-classic";
import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { figuresOf } from "../../model/figures.ts";
import { askedAgain, type ChoiceOf, type RuleOfMove } from "../../model/flow.ts";
import { familyOf, type Lord, lordsOf, type State } from "../../model/state.ts";

// FC-6.4, FC-6.5
export const ordain: RuleOfMove<"ordain"> = during("playing", {
  rule: "FC-6.4",
  choices({ state, seat }): readonly ChoiceOf<"ordain">[] {
    const { hand } = familyOf(state, seat);
    const sees = pieces.sees.filter((see) => hand.includes(`see-${see}`));
    if (sees.length === 0) return [];
    const lords = lordsOf(state, seat);
    const named = (some: readonly Lord[]) => ({
      lord: { oneOf: some.map(({ lord }) => lord) },
      see: { oneOf: sees },
    });
    return [
      { type: "ordain", fields: named(lords.filter(({ see, isKing }) => see === null && !isKing)) },
      { type: "ordain", fields: named(lords.filter(({ see }) => see !== null)), blockedBy: "FC-6.4" },
      { type: "ordain", fields: named(lords.filter(({ isKing }) => isKing)), blockedBy: "FC-6.5" },
    ];
  },
  facts: (position, { lord, see }) => [{ type: "Ordained", seat: position.seat, lord, see }, askedAgain(position)],
});

export const hatsLeft = (state: State): number =>
  figuresOf(state).stock.cardinals - state.lords.filter(({ isCardinal }) => isCardinal).length;

/** The bishops of a family who may become cardinals. FC-6.7 */
export const hatlessBishops = (state: State, seat: Seat): readonly Lord[] =>
  hatsLeft(state) === 0 ? [] : lordsOf(state, seat).filter(({ see, isCardinal }) => see !== null && !isCardinal);
