import type { Seat } from "../../../core/ruleset.ts";
import { allyOf, pointsOf } from "../model/offices.ts";
import { type State, seatsOf } from "../model/state.ts";
import { currentScores } from "../rules/ending.ts";
import { courtFor } from "./court.ts";
import { landOf } from "./land.ts";
import { marchesOf } from "./marches.ts";
import { peopleOf } from "./people.ts";
import { surveyOf } from "./survey.ts";
import { armyOf, battleFor } from "./war.ts";
import { weights } from "./weights.ts";

/** What each family has and is about to win: victory points, land, lords, troops, offices, and open battles and votes. */
export function evaluate(state: State): readonly number[] {
  if (state.ending !== null) return endedWorth(state);
  const survey = surveyOf(state);
  const [battle, court, victories] = [battleFor(state), courtFor(state), victoriesIn(state)];
  return seatsOf(state).map((seat) => {
    const armed = armyOf(state, seat, survey) + marchesOf(state, seat, survey);
    const own = landOf(state, seat, survey) + peopleOf(state, seat) + armed;
    const open = (battle[seat] ?? 0) + (court[seat] ?? 0) + (victories[seat] ?? 0);
    return weights.point * pointsOf(state, seat) + own + open;
  });
}

/** Winning counts, and then the points. */
function endedWorth({ ending, families }: State): readonly number[] {
  return families.map((_, seat) => {
    const place = ending?.ranking.find((one) => one.seat === seat);
    return 2 * (place?.rank === 1 ? weights.victory : 0) + weights.point * ((place?.score ?? 0) / scorePerPoint);
  });
}
const scorePerPoint = 100;

/** Who would win if the turn ended now. F1429-16.2, F1429-16.3, F1429-16.7 */
function victoriesIn(state: State): readonly number[] {
  const { phase, turn, options } = state.table;
  const certainty = weights.certainty[phase];
  const isLast = turn >= options.turns;
  const scores = currentScores(state);
  const most = Math.max(...scores);
  return seatsOf(state).map((seat) => {
    const isAhead = isLast && scores[seat] === most;
    return certainty * ((isWinning(state, seat) ? weights.victory : 0) + (isAhead ? weights.ahead : 0));
  });
}

function isWinning(state: State, seat: Seat): boolean {
  const ally = state.families.length < seatsForAlliance ? null : allyOf(state, seat);
  if (ally === null) return pointsOf(state, seat) >= pointsAlone;
  return pointsOf(state, seat) + pointsOf(state, ally) >= pointsAllied;
}
const seatsForAlliance = 4;
const pointsAlone = 3;
const pointsAllied = 4;
