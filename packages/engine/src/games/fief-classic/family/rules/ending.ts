import { titlesToWin } from "@seneschal/schema/reference/fief-classic/titles-to-win";
import { rankingBy } from "../../../../core/ranking.ts";
import type { Outcome, Seat, TurnLimit } from "../../../../core/ruleset.ts";
import { withDecidingTieBreaks } from "../../../../core/tie-breaks.ts";
import { figuresOf } from "../model/figures.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { familyOf, kingIn, type State, seatsOf, soldiersOf, titlesOf } from "../model/state.ts";
import type { Ending, Fact, FiefClassic, Goal } from "../model/types.ts";

/** Titles, and the crown where it counts as one. FC-16.1 */
export const scoreOf = (state: State, seat: Seat): number =>
  titlesOf(state, seat).length + (kingIn(state)?.seat === seat ? figuresOf(state).crownCountsAs : 0);
export const currentScores = (state: State): readonly number[] => seatsOf(state).map((seat) => scoreOf(state, seat));

/** How many titles win at the end of a turn. */
export const titlesFor = (goal: Goal): number => titlesToWin[goal] ?? Number.POSITIVE_INFINITY;

/** What ends with the turn, as an edition has it. */
export const turnEndWith = (fading: (state: State) => readonly Fact[]): RuleOfStep<"turnEnd"> => ({
  asks: () => nobody,
  run(state) {
    const titles = seatsOf(state).map((seat) => ({ seat, titles: titlesOf(state, seat).length }));
    const ended: Fact = { type: "TurnEnded", turn: state.table.turn, titles };
    const ending = endingOf(state);
    if (ending === undefined) return [...fading(state), ended, settled({ type: "turn" })];
    return [...fading(state), ended, { type: "GameEnded", ...ending }, settled()];
  },
});

// FC-16.1, FC-16.2
function endingOf(state: State): Ending | undefined {
  const { goal, turn, turns } = state.table;
  const isReached = currentScores(state).some((score) => score >= titlesFor(goal));
  if (!isReached && turn < turns) return undefined;
  return { ...ranked(state), reason: isReached ? "titles" : "turns" };
}

// FC-16.5
export const turnLimit: TurnLimit<FiefClassic> = {
  of: ({ table }) => ({ turn: table.turn, last: table.turns }),
  lowered: (_, turns) => [{ type: "TurnLimitLowered", turns }],
};

// FC-16.3
export function outcome(state: State): Outcome | undefined {
  if (state.ending === null) return undefined;
  return { ranking: withDecidingTieBreaks(state.ending.ranking.map((place) => withTieBreaks(state, place))) };
}

const withTieBreaks = (state: State, place: Ending["ranking"][number]) => ({
  ...place,
  tieBreaks: [
    { name: "soldiers", value: soldiersOf(state, place.seat) },
    { name: "ecus", value: familyOf(state, place.seat).ecus },
  ],
});

interface Standing {
  readonly seat: Seat;
  readonly score: number;
  readonly soldiers: number;
  readonly ecus: number;
}

// FC-16.3, FC-16.4
function ranked(state: State): Omit<Ending, "reason"> {
  const standings = seatsOf(state).map((seat) => ({
    seat,
    score: scoreOf(state, seat),
    soldiers: soldiersOf(state, seat),
    ecus: familyOf(state, seat).ecus,
  }));
  const ranking = rankingBy(standings.map(({ score, soldiers, ecus }) => [score, soldiers, ecus])).toSorted(
    (one, other) => one.rank - other.rank,
  );
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { ranking, winners, decidedBy: decidedBy(standings, winners) };
}

/** What separated the winners from others with as many titles. */
function decidedBy(standings: readonly Standing[], winners: readonly Seat[]): Ending["decidedBy"] {
  const first = standings.find(({ seat }) => winners.includes(seat));
  if (first === undefined) return null;
  const rivals = standings.filter(({ seat, score }) => score === first.score && !winners.includes(seat));
  if (rivals.length === 0) return null;
  return rivals.some(({ soldiers }) => soldiers === first.soldiers) ? "ecus" : "soldiers";
}
