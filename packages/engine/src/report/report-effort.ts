import { type Playout, usualPlayout } from "../bots/playout.ts";
import { searchWith } from "../bots/search.ts";
import type { Continuation } from "./continuation.ts";

/** What a report costs, at most. Two reports with the same effort are equal. */
export interface ReportEffort {
  /** Games that Hard's search simulates for one decision. */
  readonly playouts: number;
  /** And for all decisions together: in a long game, it simulates fewer for each. */
  readonly playoutsMax: number;
  /** Games in which the played move is compared with the one that the search would have played. */
  readonly games: number;
  /** Decisions that seem to have cost most, and games in which they are compared again. */
  readonly checked: number;
  readonly gamesChecked: number;
  readonly playout: Playout;
  readonly continuation: Continuation;
  /** Other draws with which those of a move are compared. */
  readonly draws: number;
}

export const usualReportEffort: ReportEffort = {
  playouts: 64,
  playoutsMax: 32_000,
  games: 12,
  checked: 10,
  gamesChecked: 16,
  playout: { ...usualPlayout, horizon: 8 },
  continuation: { bot: searchWith({ playouts: 16, finalists: 4 }), movesMax: 16 },
  draws: 16,
};

/** A search with fewer games than this is hardly better than none. */
const playoutsMin = 8;

/** The games that the search may simulate for each decision of a game with this number of them. */
export const playoutsFor = ({ playouts, playoutsMax }: ReportEffort, decisions: number): number =>
  Math.max(playoutsMin, Math.min(playouts, Math.floor(playoutsMax / Math.max(1, decisions))));
