import type { Finish } from "../../scoring/finish.ts";
import * as scorings from "../../scoring/scorings.ts";
import type { Plan, Stage } from "../state/types.ts";

/** The scoring of a plan. */
export const scoringOf = (plan: Pick<Plan, "scoring">): scorings.Scoring => scorings.withoutForfeits(systemOf(plan));

function systemOf({ scoring }: Pick<Plan, "scoring">): scorings.Scoring {
  switch (scoring.system) {
    case "list":
      return scorings.pointsByPlace(scoring.points);
    case "carnage":
      return scorings.carnage(scoring.soloAt);
    case "c-diplo":
      return scorings.cDiplo(scoring.soloAt);
    case "sum-of-squares":
      return scorings.sumOfSquares(scoring.soloAt);
    case "bangkok":
      return scorings.bangkok(scoring.soloAt);
    case "size-neutral":
      return scorings.sizeNeutral;
    case "win-only":
      return scorings.winOnly;
    case "wbc":
      return scorings.wbc;
    case "score-share":
      return scorings.scoreShare;
    case "doubling":
      return scorings.doubling;
    case "expo":
      return scorings.expo;
    case "cedh":
      return scorings.cedh;
    case "draw-size":
      return scorings.drawSize;
  }
}

/** The typical difference in points between the first and the last player of a table. */
export function reachOf(plan: Plan, { sizes }: Stage): number {
  const table: readonly Finish[] = Array.from({ length: sizes.preferred }, (_, place) => ({
    rank: place + 1,
    score: sizes.preferred - 1 - place,
  }));
  const points = scoringOf(plan)(table);
  return Math.max(...points) - Math.min(...points) || 1;
}
