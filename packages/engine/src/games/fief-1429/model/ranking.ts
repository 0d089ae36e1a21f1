import type { Placement } from "../../../core/ruleset.ts";
import { withDecidingTieBreaks } from "../../../core/tie-breaks.ts";
import type { Ending } from "./types.ts";

const perPoint = 100;

/** The recorded ranking in victory points. Before revision 6, a score was 100 for each point and 1 for each village. */
export function rankingInPoints(ranking: Ending["ranking"]): readonly Placement[] {
  const isInPoints = ranking.every(({ tieBreaks }) => tieBreaks !== undefined);
  if (isInPoints) return ranking.map((place) => ({ ...place, tieBreaks: place.tieBreaks ?? [] }));
  return withDecidingTieBreaks(
    ranking.map(({ seat, rank, score }) => ({
      seat,
      rank,
      score: Math.floor(score / perPoint),
      tieBreaks: [{ name: "villages", value: score % perPoint }],
    })),
  );
}
