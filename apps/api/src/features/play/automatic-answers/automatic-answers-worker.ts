import { gamesWithDueAutoReplies } from "../auto-replies/auto-replies-store.ts";
import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { playAutomaticAnswers } from "./play-automatic-answers.ts";

/**
 * Plays premoves and auto-replies when they are due: on time for games that this process knows of, and otherwise in the
 * next sweep, so that other processes take over if one dies.
 */
export function startAutomaticAnswers(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  const known = new Set<string>();
  const timers = new Timers();
  const worker = startWorker({
    onError,
    async work(game, isStopped) {
      const { hasAutoReplies, next } = await playAutomaticAnswers(deps, game, isStopped);
      if (hasAutoReplies) known.add(game);
      else known.delete(game);
      timers.set(game, next && next.getTime() - deps.now().getTime());
    },
    findStale: () => gamesWithDueAutoReplies(deps.pool, deps.registry.ids, deps.now()),
    watch: (consider) => {
      timers.onDue = consider;
      const stopListening = deps.store.updates.onAutoRepliesChanged(consider);
      const stopWatching = deps.store.updates.onMove((game) => {
        if (known.has(game)) consider(game);
      });
      return () => {
        stopListening();
        stopWatching();
        timers.stop();
      };
    },
  });
  return worker;
}

/** The longest time of a timer in Node. */
const timerMaxMs = 2 ** 31 - 1;

/** One timer for each game with a scheduled answer. */
class Timers {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStopped = false;
  onDue: (game: string) => void = () => {};

  /** Replaces the timer of a game; undefined clears it. */
  set(game: string, milliseconds: number | undefined): void {
    clearTimeout(this.#timers.get(game));
    this.#timers.delete(game);
    if (milliseconds === undefined || this.#isStopped) return;
    const fire = () => {
      this.#timers.delete(game);
      this.onDue(game);
    };
    // If the moment is farther away than a timer reaches, the game is looked at once more before it.
    this.#timers.set(game, setTimeout(fire, Math.min(Math.max(1, milliseconds), timerMaxMs)));
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
