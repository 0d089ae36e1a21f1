import type { FinishedGame } from "./finished-game.ts";

/**
 * Returns the rank of each seat: players who stayed as the game ranks them, then those who left, who share the last
 * rank.
 */
export function ranksOf({ outcome, seats }: Pick<FinishedGame, "outcome" | "seats">): readonly number[] {
  const places = seats.map(({ hasLeft }, seat) => {
    const rank = outcome.ranking.find((place) => place.seat === seat)?.rank ?? seats.length;
    return hasLeft ? Number.POSITIVE_INFINITY : rank;
  });
  return places.map((place) => places.filter((other) => other < place).length + 1);
}
