/** How long good tables are looked for. */
export interface Effort {
  /** Up to this many players, every combination is tried. */
  readonly everyDraftMax: number;
  readonly restarts: number;
  readonly swaps: (players: number) => number;
  /** Goes on until no single swap is better. */
  readonly descends: boolean;
}

/** For tables that are played. */
export const thorough: Effort = { everyDraftMax: 12, restarts: 3, swaps: () => 60_000, descends: true };

/** For tables that are only tried out: about as good, in a thirtieth of the time. */
export const passing: Effort = { everyDraftMax: 6, restarts: 1, swaps: (players) => 60 * players, descends: false };
