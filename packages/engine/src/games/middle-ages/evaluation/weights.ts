/** What a position of Middle-Ages is worth, in coins. Tuned by `npm run experiment`: see docs/experiments/bots.md. */
export const weights = {
  /** Coins of an income that are expected from each tile that it counts, in each round to come. */
  growth: 0.1,
  /** Part of the penalty for an empty domain that counts at the start of the game; at its end, all of it does. */
  emptyAtStart: 0.35,
  /** A peasant and a chest, in each round to come. */
  symbol: 0.08,
  /** More mills, or barracks against fewer ramparts, than an opponent, in each round to come. */
  majority: 0.1,
  /** A token under a domain, in each round to come. */
  token: 0.12,
  /** A scout that waits on a row. */
  scout: 1,
  /** A tile that an event destroys, and one that comes back. */
  tile: 4,
  /** Each place further to the left on the row: the seat chooses earlier in the next round. */
  place: 0.4,
} as const;
