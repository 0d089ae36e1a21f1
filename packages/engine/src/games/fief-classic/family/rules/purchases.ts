import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { figuresOf } from "../model/figures.ts";
import { askedAgain, nobody, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { familyOf, inTurnOrder, type State, soldiersOf } from "../model/state.ts";
import type { AgendaStep } from "../model/types.ts";
import { villagesHeld } from "./cards/lords.ts";

export const purchases: RuleOfStep<"purchases"> = {
  asks: () => nobody,
  run: (state) => [
    { type: "PhaseBegan", phase: "purchases" },
    settled(...inTurnOrder(state).map((seat): AgendaStep => ({ type: "buying", seat })), { type: "marches" }),
  ],
};

export const buying: RuleOfStep<"buying"> = {
  asks: (state, { seat }) =>
    familyOf(state, seat).ecus >= figuresOf(state).prices.soldier && state.places.some(({ holder }) => holder === seat)
      ? [seat]
      : nobody,
  run: () => [settled()],
};

export const soldiersLeft = (state: State, seat: Seat): number =>
  figuresOf(state).stock.soldiers - soldiersOf(state, seat);
export const castlesLeft = (state: State): number =>
  figuresOf(state).stock.castles - state.places.filter(({ hasCastle }) => hasCastle).length;
export const millsLeft = (state: State): number =>
  figuresOf(state).stock.mills - state.places.reduce((sum, { mills }) => sum + mills, 0);
export const pressesLeft = (state: State): number =>
  figuresOf(state).stock.presses - state.places.reduce((sum, { presses }) => sum + presses, 0);

// FC-8.1, FC-8.2
export const recruit: RuleOfMove<"recruit"> = during("buying", {
  rule: "FC-8.1",
  choices({ state, seat }) {
    const affordable = Math.floor(familyOf(state, seat).ecus / figuresOf(state).prices.soldier);
    const max = Math.min(affordable, soldiersLeft(state, seat));
    const fields = { village: { oneOf: villagesHeld(state, seat) }, soldiers: { from: 1, to: Math.max(max, 1) } };
    return [{ type: "recruit", fields, ...(max <= 0 && { blockedBy: "FC-8.4" }) }];
  },
  facts(position, { village, soldiers }) {
    const { state, seat } = position;
    const ecus = soldiers * figuresOf(state).prices.soldier;
    return [{ type: "Recruited", seat, village, soldiers, ecus }, askedAgain(position)];
  },
});
