/** Tables of player numbers from 0, each by seat. */
export type Design = readonly (readonly number[])[];

/** Rotates each base block around the circle of players, one step per table: each player has every seat equally often. */
export const designFromBlocks = (players: number, blocks: Design): Design =>
  blocks.flatMap((block) =>
    Array.from({ length: players }, (_, step) => block.map((player) => (player + step) % players)),
  );

/** Divides a list into consecutive parts of these lengths. */
export function inParts<Value>(list: readonly Value[], lengths: readonly number[]): readonly (readonly Value[])[] {
  const startOf = (part: number) => lengths.slice(0, part).reduce((sum, length) => sum + length, 0);
  return lengths.map((length, part) => list.slice(startOf(part), startOf(part) + length));
}
