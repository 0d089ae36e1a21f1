import type { TablePlace } from "../../../lib/api-client/types.ts";

/** Places by score: equal scores share a place. Players who forfeit come last, without a score. */
export function rankedByScore(places: readonly TablePlace[]): readonly TablePlace[] {
  const stayed = places.filter(({ isForfeit }) => !isForfeit);
  return places.map((place) => {
    if (place.isForfeit) return { ...place, rank: stayed.length + 1, score: 0 };
    return { ...place, rank: stayed.filter(({ score }) => score > place.score).length + 1 };
  });
}

/** Whether the scores decide these places. Scores that are still missing do not contradict a place. */
export const isRankedByScore = (places: readonly TablePlace[]): boolean =>
  rankedByScore(places).every(({ rank }, at) => rank === places[at]?.rank);
