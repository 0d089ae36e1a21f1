import type { Pool } from "pg";
import { gamesLeftWaiting } from "../database/outbox.ts";
import { playBots } from "./bot-player.ts";
import type { PlayNeeds } from "./play.ts";

const sweepMilliseconds = 3000;
/** A game that waits for its bots longer than this was left by whoever should play them. */
const leftSeconds = 2;
/** Games in which this process thinks at the same time. */
const gamesAtOnce = 4;

export interface BotsAtWork {
  /** Settles when the bots have put down what they were at. */
  stop(): Promise<void>;
}

/**
 * Plays the bots of games that this process moves on, and of those that the outbox says were left waiting: by a process
 * that died, or before this one began.
 */
export function putBotsToWork(needs: PlayNeeds, pool: Pool, complain: (error: unknown) => void): BotsAtWork {
  const waiting = new Set<string>();
  const working = new Map<string, Promise<void>>();
  let isStopped = false;

  function consider(game: string): void {
    waiting.add(game);
    takeUp();
  }

  function takeUp(): void {
    for (const game of waiting) {
      if (isStopped || working.size >= gamesAtOnce) return;
      if (working.has(game)) continue;
      waiting.delete(game);
      working.set(game, workOn(game));
    }
  }

  async function workOn(game: string): Promise<void> {
    try {
      await playBots(needs, game, () => isStopped);
    } catch (error) {
      complain(error);
    } finally {
      working.delete(game);
      takeUp();
    }
  }

  async function sweep(): Promise<void> {
    for (const game of await gamesLeftWaiting(pool, "bots", leftSeconds)) consider(game);
  }

  const stopWatching = needs.store.news.watch(consider);
  const sweeping = setInterval(() => void sweep().catch(complain), sweepMilliseconds);
  void sweep().catch(complain);
  return {
    async stop() {
      isStopped = true;
      stopWatching();
      clearInterval(sweeping);
      await Promise.all(working.values());
    },
  };
}
