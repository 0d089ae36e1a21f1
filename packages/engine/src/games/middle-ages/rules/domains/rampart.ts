import type { Choice } from "../../../../core/choice.ts";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { type Fief, fiefOf, isAt, type Row, type State, seatsOf, tileAt } from "../../model/state.ts";
import type { Move } from "../../model/types.ts";

// MA-5.13: late in the game there may be no row left.
export const scouting: RuleOfStep<"scouting"> = {
  asks: (state, { seat }) => (rowsBeyond(state, fiefOf(state, seat)).length > 0 ? [seat] : []),
  run: () => [settled()],
};

export const scout: RuleOfMove<"scout"> = during("scouting", {
  rule: "MA-5.10",
  choices: ({ state, seat }) => {
    const fief = fiefOf(state, seat);
    const open = rowsBeyond(state, fief);
    return [
      ...open.map((row, first) => targetsIn(state, row, fief.scout === null && first === 0)),
      ...open.map((row) => reservedIn(state, seat, row)),
      ...state.rows.filter(({ round }) => round <= lastEntered(fief)).map((row) => enteredRow(row, fief)),
    ];
  },
  facts: ({ state, seat }, { round, place }) => [
    { type: "ScoutSent", seat, round, place, tile: tileAt(state, { round, place }) },
    settled(),
  ],
});

// MA-5.11: a scout that is out may stay where it is.
export const keepScout: RuleOfMove<"keepScout"> = during("scouting", {
  rule: "MA-5.11",
  choices: ({ state, seat }) =>
    fiefOf(state, seat).scout === null ? [] : [{ type: "keepScout", fields: {}, isDefault: true }],
  facts: ({ seat }) => [{ type: "ScoutKept", seat }, settled()],
});

/** The rows still to be played that the lord has not entered. */
const rowsBeyond = ({ rows }: State, fief: Fief): readonly Row[] =>
  rows.filter(({ round }) => round > lastEntered(fief));
const lastEntered = ({ lord }: Fief): number => lord?.round ?? 0;

function targetsIn(state: State, row: Row, isDefault: boolean): ScoutChoice {
  const isFree = (place: number) => !seatsOf(state).some((one) => isScoutOf(state, one, row, place));
  const fields = { round: { oneOf: [row.round] }, place: { oneOf: placesOf(row).filter(isFree) } };
  return isDefault ? { type: "scout", fields, isDefault: true } : { type: "scout", fields };
}
type ScoutChoice = Choice<Extract<Move, { readonly type: "scout" }>>;

function reservedIn(state: State, seat: Seat, row: Row): ScoutChoice {
  const others = seatsOf(state).filter((other) => other !== seat);
  const isReserved = (place: number) => others.some((other) => isScoutOf(state, other, row, place));
  const reserved = placesOf(row).filter(isReserved);
  return { type: "scout", fields: { round: { oneOf: [row.round] }, place: { oneOf: reserved } }, blockedBy: "MA-5.11" };
}

function enteredRow(row: Row, fief: Fief): ScoutChoice {
  const fields = { round: { oneOf: [row.round] }, place: { oneOf: placesOf(row) } };
  return { type: "scout", fields, blockedBy: row.round === lastEntered(fief) ? "MA-5.10" : "MA-5.11" };
}

const placesOf = ({ spots }: Row): readonly number[] => spots.map((_, place) => place);
const isScoutOf = (state: State, seat: Seat, { round }: Row, place: number) =>
  isAt(fiefOf(state, seat).scout, round, place);
