/** Tables of player numbers from 0, each by seat. */
export type Design = readonly (readonly number[])[];

/** Each base block moved round the circle of players, one step a table: every seat is taken as often by everybody. */
export const developed = (players: number, blocks: Design): Design =>
  blocks.flatMap((block) =>
    Array.from({ length: players }, (_, step) => block.map((player) => (player + step) % players)),
  );
