/** How thoroughly the search looks for good tables. */
export interface Effort {
  /** Tries every combination for up to this many players. */
  readonly everyDraftMax: number;
  readonly restarts: number;
  readonly swaps: (players: number) => number;
  /** Whether the search continues until no single swap is better. */
  readonly descends: boolean;
}

/** For tables that are played. */
export const thoroughEffort: Effort = { everyDraftMax: 12, restarts: 3, swaps: () => 60_000, descends: true };

/** For simulated tables: about as good, in a thirtieth of the time. */
export const quickEffort: Effort = { everyDraftMax: 6, restarts: 1, swaps: (players) => 60 * players, descends: false };
