import type { Design } from "./development.ts";

/**
 * Rounds of a round-robin at tables of two; the first seat alternates. With an odd number, one player sits out each round.
 * A double round-robin repeats them with seats swapped. The last two rounds of the first cycle trade places, so that no
 * player has three games in a row in the same seat.
 */
export function bergerRounds(players: number, isDouble = false): readonly Design[] {
  const single = singleRounds(players);
  if (!isDouble) return single;
  const swapped = [...single.slice(0, -2), ...single.slice(-2).toReversed()];
  return [...swapped, ...single.map((round) => round.map((table) => table.toReversed()))];
}

/** The last player stays in place while the others rotate. */
function singleRounds(players: number): readonly Design[] {
  const places = players + (players % 2);
  const still = places - 1;
  return Array.from({ length: still }, (_, round) => {
    const turned = (step: number) => (((round * (places / 2) + step) % still) + still) % still;
    const first = round % 2 === 0 ? [turned(0), still] : [still, turned(0)];
    const others = Array.from({ length: places / 2 - 1 }, (_, step) => [turned(step + 1), turned(0 - step - 1)]);
    return [first, ...others].filter((table) => table.every((player) => player < players));
  });
}
