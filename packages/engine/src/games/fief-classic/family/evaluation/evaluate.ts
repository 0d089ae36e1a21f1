import type { Seat } from "../../../../core/ruleset.ts";
import { regionOnMap } from "../model/atlas.ts";
import { figuresOf } from "../model/figures.ts";
import { at, kingIn, type Region, type State, seatsOf, soldiersOf, titlesOf } from "../model/state.ts";
import { currentScores, scoreOf, titlesFor } from "../rules/ending.ts";
import { courtFor } from "./court.ts";
import { landOf } from "./land.ts";
import { marchesOf } from "./marches.ts";
import { peopleOf } from "./people.ts";
import { surveyOf } from "./survey.ts";
import { armyOf, battlesFor } from "./war.ts";
import { weights } from "./weights.ts";

/** What each family has and is about to win: titles, land, lords, soldiers, offices, and open battles and votes. */
export function evaluate(state: State): readonly number[] {
  if (state.ending !== null) return endedWorth(state);
  const survey = surveyOf(state);
  const [battles, court, victories] = [battlesFor(state), courtFor(state), victoriesIn(state)];
  return seatsOf(state).map((seat) => {
    const armed = armyOf(state, seat, survey) + marchesOf(state, seat, survey);
    const own = landOf(state, seat, survey) + peopleOf(state, seat) + armed;
    return titlesWorth(state, seat) + own + (battles[seat] ?? 0) + (court[seat] ?? 0) + (victories[seat] ?? 0);
  });
}

function titlesWorth(state: State, seat: Seat): number {
  let value = kingIn(state)?.seat === seat ? weights.title * figuresOf(state).crownCountsAs : 0;
  for (const region of titlesOf(state, seat)) value += isBroken(state, region) ? weights.brokenTitle : weights.title;
  return value;
}

/** FC-14.4: another family holds one of its villages, or its capital where it has one. */
function isBroken(state: State, { region, title, capital }: Region): boolean {
  const decisive = capital === null ? regionOnMap(region).villages : [capital];
  return decisive.some((village) => {
    const { holder } = at(state, village);
    return holder !== null && holder !== title?.seat;
  });
}

function endedWorth({ ending, families }: State): readonly number[] {
  return families.map((_, seat) => {
    const place = ending?.ranking.find((one) => one.seat === seat);
    return 2 * (place?.rank === 1 ? weights.victory : 0) + weights.title * (place?.score ?? 0);
  });
}

/** Who would win if the turn ended now. FC-16.1 to FC-16.3 */
function victoriesIn(state: State): readonly number[] {
  const { phase, turn, turns, goal } = state.table;
  const certainty = weights.certainty[phase];
  const scores = currentScores(state);
  const isLast = turn >= turns;
  const standings = isLast ? seatsOf(state).map((seat) => scoreOf(state, seat) + soldiersOf(state, seat) / 1000) : [];
  const most = Math.max(...standings);
  return scores.map((score, seat) => {
    const isAhead = isLast && standings[seat] === most;
    return certainty * ((score >= titlesFor(goal) ? weights.victory : 0) + (isAhead ? weights.ahead : 0));
  });
}
