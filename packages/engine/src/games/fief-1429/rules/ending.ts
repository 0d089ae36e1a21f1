import { rankingBy, type Strength } from "../../../core/ranking.ts";
import type { Outcome, Placement, Seat, TurnLimit } from "../../../core/ruleset.ts";
import { withDecidingTieBreaks } from "../../../core/tie-breaks.ts";
import { controlledBy } from "../model/control.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { allyOf, crowned, isRegency, pointsOf } from "../model/offices.ts";
import { rankingInPoints } from "../model/ranking.ts";
import { lordsOf, type State, seatsOf } from "../model/state.ts";
import type { Ending, Fact, Fief1429 } from "../model/types.ts";
import { offersExpired } from "./trade/offers.ts";
import { phaseBegun } from "./trade/rooms.ts";

const pointsAlone = 3;
const pointsAllied = 4;
const seatsForAlliance = 4;

export const turnEnd: RuleOfStep<"turnEnd"> = {
  asks: () => nobody,
  run(state) {
    const points = seatsOf(state).map((seat) => ({ seat, points: pointsOf(state, seat) }));
    const ended: Fact[] = [
      ...offersExpired(state),
      ...phaseBegun(state, "end"),
      { type: "TurnEnded", turn: state.table.turn, points },
    ];
    const ending = endingOf(state);
    if (ending !== undefined) return [...ended, { type: "GameEnded", ...ending }, settled()];
    return [...ended, settled({ type: "turn" })];
  },
};

/** Those who share a victory or a place. */
type Team = readonly Seat[];

// F1429-16.2 to F1429-16.7
function endingOf(state: State): Ending | undefined {
  const alone = winnersAlone(state);
  if (alone.length > 0)
    return wonBy(
      state,
      alone.map((seat) => [seat]),
      "alone",
    );
  const allied = winnersAllied(state);
  if (allied.length > 0) return wonBy(state, allied, "alliance");
  if (!isLastTurn(state)) return undefined;
  const max = Math.max(...seatsOf(state).map((seat) => pointsOf(state, seat)));
  const ahead = seatsOf(state).filter((seat) => pointsOf(state, seat) === max);
  return wonBy(
    state,
    ahead.map((seat) => [seat]),
    "turns",
  );
}

/** Whether the game would end with this turn. */
export const isEnding = (state: State): boolean =>
  isLastTurn(state) || winnersAlone(state).length > 0 || winnersAllied(state).length > 0;

const winnersAlone = (state: State): readonly Seat[] =>
  seatsOf(state).filter((seat) => pointsOf(state, seat) >= pointsAlone && !isBound(state, seat));
const winnersAllied = (state: State): readonly Team[] =>
  alliancesOf(state).filter((team) => pointsOfTeam(state, team) >= pointsAllied);
const isLastTurn = ({ table }: State): boolean => table.turn >= table.options.turns;

// F1429-16.3
const isBound = (state: State, seat: Seat): boolean =>
  state.families.length >= seatsForAlliance && allyOf(state, seat) !== null;

function alliancesOf(state: State): readonly Team[] {
  if (state.families.length < seatsForAlliance) return [];
  return seatsOf(state).flatMap((seat) => {
    const ally = allyOf(state, seat);
    return ally !== null && seat < ally ? [[seat, ally]] : [];
  });
}

const pointsOfTeam = (state: State, team: Team) => team.reduce((sum, seat) => sum + pointsOf(state, seat), 0);

function wonBy(state: State, teams: readonly Team[], reason: Ending["reason"]): Ending {
  const { best, decidedBy } = bestOf(state, teams);
  const winners = seatsOf(state).filter((seat) => best.some((team) => team.includes(seat)));
  return { ranking: withDecidingTieBreaks(rankingAfter(state, winners)), winners, reason, decidedBy };
}

type Measure = { readonly name: NonNullable<Ending["decidedBy"]>; readonly of: (state: State, seat: Seat) => number };

// F1429-16.4
const measures: readonly Measure[] = [
  { name: "king", of: (state, seat) => (crowned(state, "king")?.seat === seat ? 1 : 0) },
  { name: "pope", of: (state, seat) => (crowned(state, "pope")?.seat === seat ? 1 : 0) },
  { name: "regent", of: (state, seat) => (isRegency(state) && crowned(state, "queen")?.seat === seat ? 1 : 0) },
  { name: "fiefs", of: (state, seat) => lordsOf(state, seat).reduce((sum, { fiefs }) => sum + fiefs.length, 0) },
  { name: "bishops", of: (state, seat) => lordsOf(state, seat).filter(({ bishopric }) => bishopric !== null).length },
  { name: "villages", of: (state, seat) => controlledBy(state, seat).length },
];

function bestOf(
  state: State,
  teams: readonly Team[],
): { readonly best: readonly Team[]; readonly decidedBy: Ending["decidedBy"] } {
  let best = teams;
  let decidedBy: Ending["decidedBy"] = null;
  for (const { name, of } of measures) {
    const worth = (team: Team) => team.reduce((sum, seat) => sum + of(state, seat), 0);
    const max = Math.max(...best.map(worth));
    const ahead = best.filter((team) => worth(team) === max);
    if (ahead.length < best.length) decidedBy = name;
    best = ahead;
  }
  return { best, decidedBy };
}

// F1429-16.8: winners come first, whatever their points.
function rankingAfter(state: State, winners: readonly Seat[]): readonly Placement[] {
  const strengths = seatsOf(state).map(
    (seat): Strength =>
      winners.includes(seat) ? [1] : [0, pointsOf(state, seat), ...measures.map(({ of }) => of(state, seat))],
  );
  return rankingBy(strengths).map(({ seat, rank }) => ({
    seat,
    rank,
    score: pointsOf(state, seat),
    tieBreaks: measures.map(({ name, of }) => ({ name, value: of(state, seat) })),
  }));
}

export const currentScores = (state: State): readonly number[] => seatsOf(state).map((seat) => pointsOf(state, seat));

// F1429-19.3
export const turnLimit: TurnLimit<Fief1429> = {
  of: ({ table }) => ({ turn: table.turn, last: table.options.turns }),
  lowered: (_, turns) => [{ type: "TurnLimitLowered", turns }],
};

export const outcome = ({ ending }: State): Outcome | undefined =>
  ending === null ? undefined : { ranking: rankingInPoints(ending.ranking) };
