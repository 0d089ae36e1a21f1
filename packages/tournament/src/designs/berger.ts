import type { Design } from "./development.ts";

/**
 * Rounds of a round-robin of two at a table; the first seat changes hands. With an odd number one stays out each round.
 * A double one plays the same with seats changed, the last two rounds of the first cycle swapped so that nobody has three
 * games in the same seat on end.
 */
export function bergerRounds(players: number, isDouble = false): readonly Design[] {
  const single = singleRounds(players);
  if (!isDouble) return single;
  const swapped = [...single.slice(0, -2), ...single.slice(-2).toReversed()];
  return [...swapped, ...single.map((round) => round.map((table) => table.toReversed()))];
}

/** The last player stays in place while the others go round. */
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
