import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { answered, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { kingIn, lordOf, lordsOf, type State, seatsOf, titlesOf } from "../../model/state.ts";
import type { Fact, FactOf } from "../../model/types.ts";
import { isTalking } from "./offers.ts";

// FC-15.2
export const votesOf = (state: State, seat: Seat): number =>
  lordsOf(state, seat).reduce(
    (sum, { see, isCardinal }) => sum + 1 + (see === null ? 0 : 1) + (isCardinal ? 1 : 0),
    titlesOf(state, seat).length,
  );

// FC-15.1
export const nominate: RuleOfMove<"nominate"> = {
  rule: "FC-15.1",
  choices({ state, seat }): readonly ChoiceOf<"nominate">[] {
    if (!isTalking(state) || state.candidates.some((one) => one.seat === seat)) return [];
    const lords = lordsOf(state, seat);
    const lay = lords.filter(({ see }) => see === null).map(({ lord }) => lord);
    // FC-15.6: a king who is judged may have a successor named.
    if (kingIn(state) !== undefined && state.trial === null) {
      const every = lords.map(({ lord }) => lord);
      return [{ type: "nominate", fields: { lord: { oneOf: every } }, blockedBy: "FC-15.4" }];
    }
    const clergy = lords.filter(({ see }) => see !== null).map(({ lord }) => lord);
    return [
      { type: "nominate", fields: { lord: { oneOf: lay } } },
      { type: "nominate", fields: { lord: { oneOf: clergy } }, blockedBy: "FC-15.1" },
    ];
  },
  facts: ({ state, seat }, { lord }) => [{ type: "CandidateNamed", seat, lord }, ...reopened(state, seat)],
};

/** FC-15.7: those who had ended their talks are asked again if they could name a rival of this candidate. */
function reopened(state: State, by: Seat): readonly Fact[] {
  const ended = state.agenda.pending[0]?.answered ?? [];
  const rivals = ended.filter((seat) => seat !== by && isWithoutCandidate(state, seat));
  if (rivals.length === 0) return [];
  return [settled({ type: "talks" }), ...ended.filter((seat) => !rivals.includes(seat)).map(answered)];
}

/** Whether a family has a rival to name for the candidate of another. */
export const mayNameRival = (state: State, seat: Seat): boolean =>
  state.candidates.length > 0 && isWithoutCandidate(state, seat);

/** It could name one: it has a lord who is not a bishop. */
const isWithoutCandidate = (state: State, seat: Seat): boolean =>
  state.candidates.every((one) => one.seat !== seat) && lordsOf(state, seat).some(({ see }) => see === null);

/** Votes of a seat for the crown, as an edition counts them. */
export type Voices = (state: State, seat: Seat) => number;
export type Count = Omit<FactOf<"VotesCounted">, "type">;

/** No one votes if there is a king, or no candidate. */
export const ballotOf = (voices: Voices): RuleOfStep<"ballot"> => ({
  asks: (state) =>
    state.candidates.length === 0 || kingIn(state) !== undefined
      ? nobody
      : seatsOf(state).filter((seat) => voices(state, seat) > 0),
  run: () => [settled()],
});

// FC-15.3
export const voteWith = (voices: Voices, refusals: readonly "against"[]): RuleOfMove<"vote"> =>
  during("ballot", {
    rule: "FC-15.3",
    choices: ({ state }) => [
      {
        type: "vote",
        fields: { on: { oneOf: ["nobody" as const, ...state.candidates.map(({ lord }) => lord), ...refusals] } },
        isDefault: true,
      },
    ],
    facts: ({ state, seat }, { on }) => [{ type: "VoteCast", seat, on, votes: voices(state, seat) }, answered(seat)],
  });

export const countBy = (judged: (state: State) => Count): RuleOfStep<"count"> => ({
  asks: () => nobody,
  run(state) {
    if (state.candidates.length === 0 || kingIn(state) !== undefined) return [settled()];
    const count = judged(state);
    const crowned: readonly Fact[] =
      count.elected === null ? [] : [{ type: "Crowned", lord: count.elected, seat: lordOf(state, count.elected).seat }];
    return [{ type: "VotesCounted", ...count }, ...crowned, settled()];
  },
});

/** The votes of each candidate. */
export const tallyOf = ({ candidates, ballots }: State): Count["tally"] =>
  candidates.map(({ lord }) => ({
    lord,
    votes: ballots.reduce((sum, { on, votes }) => sum + (on === lord ? votes : 0), 0),
  }));
