import { type GameWorker, startWorker } from "../game-worker.ts";
import type { PlayDeps } from "../types.ts";
import { gamesWithOrdersLeft } from "./auto-replies-store.ts";
import { playOrders } from "./play-auto-replies.ts";

/**
 * Answers by standing orders, each at its moment: at once where this process knows of it, else when it sweeps. So the
 * answers of a process that died are given by the others.
 */
export function putOrdersToWork(deps: PlayDeps, onError: (error: unknown) => void): GameWorker {
  const known = new Set<string>();
  const alarms = new Alarms();
  const atWork = startWorker({
    onError,
    async work(game, isStopped) {
      const { hasOrders, next } = await playOrders(deps, game, isStopped);
      if (hasOrders) known.add(game);
      else known.delete(game);
      alarms.set(game, next && next.getTime() - deps.now().getTime());
    },
    findStale: () => gamesWithOrdersLeft(deps.pool, deps.now()),
    watch: (consider) => {
      alarms.onRing = consider;
      const stopHearing = deps.store.updates.onOrdersChanged(consider);
      const stopWatching = deps.store.updates.onMove((game) => {
        if (known.has(game)) consider(game);
      });
      return () => {
        stopHearing();
        stopWatching();
        alarms.stop();
      };
    },
  });
  return atWork;
}

/** One alarm for each game in which an answer waits for its moment. */
class Alarms {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStopped = false;
  onRing: (game: string) => void = () => {};

  /** In so many milliseconds, in place of the alarm before; none if not said. */
  set(game: string, milliseconds: number | undefined): void {
    clearTimeout(this.#timers.get(game));
    this.#timers.delete(game);
    if (milliseconds === undefined || this.#isStopped) return;
    const processDueClock = () => {
      this.#timers.delete(game);
      this.onRing(game);
    };
    this.#timers.set(game, setTimeout(processDueClock, Math.max(1, milliseconds)));
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
