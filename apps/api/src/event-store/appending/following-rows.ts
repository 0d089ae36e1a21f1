import { setTimeout as sleep } from "node:timers/promises";
import type { Game } from "../../domain/game/game.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { notifiedMax } from "./game-rows.ts";
import { isOfOneEntry } from "./group-commit.ts";

/** Rows of games that follow the events of this process. */
export interface FollowingRows {
  /** The row of this game will be written soon. */
  follow(game: Game): void;
  /** Resolves when all rows that were to follow by now have been tried; undefined if there are none, or after a failure. */
  caughtUp(): Promise<void> | undefined;
  /** Writes what is left, but does not wait for it forever: whatever is missing is found at the next start. */
  close(): Promise<void>;
}

/** How long a row waits for others, so that many games share a statement, and many moves of a game a row. */
const lagMs = 20;
const retryMs = 1000;
const closeMaxMs = 5000;

/**
 * Collects the games whose rows are to follow and writes the latest version of each, one batch after the other. A batch
 * that cannot be written is tried again.
 */
export function followingRows(
  write: (games: readonly Game[]) => Promise<void>,
  onError: (error: unknown) => void,
): FollowingRows {
  let waiting = new Map<string, Game>();
  let isWriting = false;
  /** The last batch failed and waits to be tried again; nobody waits for it. */
  let hasFailed = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const writing = oneAtATime(writeWaiting);
  const writeNow = () => writing("rows");

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    hasFailed = false;
    const games = [...waiting.values()];
    waiting = new Map();
    isWriting = true;
    for (let from = 0; from < games.length; from += notifiedMax)
      await writeBatch(games.slice(from, from + notifiedMax));
    isWriting = false;
  }

  async function writeBatch(batch: readonly Game[]): Promise<void> {
    try {
      await write(batch);
    } catch (error) {
      if (batch.length > 1 && isOfOneEntry(error)) for (const game of batch) await writeBatch([game]);
      else writeLater(batch, error);
    }
  }

  function writeLater(batch: readonly Game[], error: unknown): void {
    onError(error);
    // A row that cannot be stored must not hold up the others. `gamesBehind` finds it again.
    if (isClosed || isOfOneEntry(error)) return;
    for (const game of batch) keep(game);
    hasFailed = true;
    timer ??= setTimeout(writeNow, retryMs);
  }

  /** A later version replaces an earlier one. */
  function keep(game: Game): void {
    if ((waiting.get(game.id)?.version ?? 0) < game.version) waiting.set(game.id, game);
  }

  return {
    follow(game) {
      keep(game);
      if (isClosed) void writeNow();
      else timer ??= setTimeout(writeNow, lagMs);
    },
    caughtUp: () => (!hasFailed && (waiting.size > 0 || isWriting) ? writeNow() : undefined),
    async close() {
      isClosed = true;
      await Promise.race([writeNow(), sleep(closeMaxMs, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  };
}
