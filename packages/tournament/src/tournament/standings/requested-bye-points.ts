import type { Plan, Stage } from "../state/types.ts";
import { scoringOf } from "./scoring-of.ts";

/** Systems whose points depend on the scores of the games: no win is worth a fixed number of points. */
const byScore = ["score-share", "carnage", "c-diplo", "sum-of-squares", "bangkok"];

/**
 * The points of a requested bye: as the plan says, or half of those of a win at a table of the preferred size. Undefined
 * if the points of a win depend on scores: then it is worth the average of the player's games.
 */
export function requestedByePoints(plan: Plan, { sizes }: Stage): number | undefined {
  const points = plan.requestedByes?.points ?? null;
  if (points !== null) return points;
  if (byScore.includes(plan.scoring.system)) return undefined;
  const table = Array.from({ length: sizes.preferred }, (_, place) => ({ rank: place + 1, score: 0 }));
  return (scoringOf(plan)(table)[0] ?? 0) / 2;
}
