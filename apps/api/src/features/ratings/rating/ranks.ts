import type { FinishedGame } from "./finished-game.ts";

/** The rank of each seat: those who stayed as the game ranks them, then those who left, who share the last place. */
export function ranksOf({ outcome, seats }: Pick<FinishedGame, "outcome" | "seats">): readonly number[] {
  const places = seats.map(({ hasLeft }, seat) => {
    const rank = outcome.ranking.find((place) => place.seat === seat)?.rank ?? seats.length;
    return hasLeft ? Number.POSITIVE_INFINITY : rank;
  });
  return places.map((place) => places.filter((other) => other < place).length + 1);
}
