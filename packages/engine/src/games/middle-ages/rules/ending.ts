import { rankingBy } from "../../../core/ranking.ts";
import type { Outcome, Seat } from "../../../core/ruleset.ts";
import { withDecidingTieBreaks } from "../../../core/tie-breaks.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { countOf, domains, type Fief, fiefOf, type State, seatsOf } from "../model/state.ts";
import type { Domain, Ending, Fact } from "../model/types.ts";

export const penalty: RuleOfStep<"penalty"> = {
  asks: () => nobody,
  run: (state) => [
    ...seatsOf(state).map((seat) => emptyDomainsOf(state, seat)),
    { type: "GameEnded", ...endingOf(state) },
    settled(),
  ],
};

// MA-9.2, MA-9.3: a score, not a payment, may fall below zero.
export function scoreOf({ tileSet }: State, fief: Fief): number {
  return fief.coins - emptyIn(fief).length * tileSet.emptyDomainPenalty;
}

const emptyIn = (fief: Fief): readonly Domain[] => domains.filter((domain) => countOf(fief, domain) === 0);

function emptyDomainsOf(state: State, seat: Seat): Fact {
  const fief = fiefOf(state, seat);
  const empty = emptyIn(fief);
  const each = state.tileSet.emptyDomainPenalty;
  return {
    type: "EmptyDomainsCounted",
    seat,
    domains: empty,
    each,
    penalty: each * empty.length,
    coins: fief.coins,
    score: scoreOf(state, fief),
  };
}

function endingOf(state: State): Ending {
  const scores = state.fiefs.map((fief) => scoreOf(state, fief));
  const ranking = rankingBy(
    state.fiefs.map((fief) => [scoreOf(state, fief), ...tieBreaks.map((domain) => countOf(fief, domain))]),
  );
  const leaders = leadersBy(seatsOf(state), (seat) => scores[seat] ?? 0);
  return { ranking, decidedBy: deciderAmong(state, leaders) };
}

// MA-9.5: from the palaces to the left.
const tieBreaks = domains.toReversed();

export function outcome(state: State): Outcome | undefined {
  if (state.ending === null) return undefined;
  return { ranking: withDecidingTieBreaks(state.ending.ranking.map((place) => withTieBreaks(state, place))) };
}

const withTieBreaks = (state: State, place: Ending["ranking"][number]) => ({
  ...place,
  tieBreaks: tieBreaks.map((domain) => ({ name: domain, value: countOf(fiefOf(state, place.seat), domain) })),
});

/** The last domain that broke the tie between those with the highest score. */
function deciderAmong(state: State, leaders: readonly Seat[]): Domain | null {
  let tied = leaders;
  let decider: Domain | null = null;
  for (const domain of tieBreaks) {
    const ahead = leadersBy(tied, (seat) => countOf(fiefOf(state, seat), domain));
    if (ahead.length < tied.length) decider = domain;
    tied = ahead;
  }
  return decider;
}

function leadersBy(seats: readonly Seat[], strengthOf: (seat: Seat) => number): readonly Seat[] {
  const max = Math.max(...seats.map(strengthOf));
  return seats.filter((seat) => strengthOf(seat) === max);
}
