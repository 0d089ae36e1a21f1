import { setTimeout as pause } from "node:timers/promises";
import type { TournamentDeps } from "../types.ts";
import { advanceTournament } from "./advance-tournament.ts";
import { dueTournaments } from "./due-tournaments-queries.ts";

export interface TournamentScheduler {
  /** Checks now instead of at the next interval. */
  readonly tick: () => void;
  /** Settles when the last tick is over. */
  stop(): Promise<void>;
}

const tickMs = 1000;

/** Checks every second what is due in tournaments. Any number of processes can do so at once. */
export function startTournamentScheduler(
  deps: TournamentDeps & { readonly mayAct: () => boolean },
  onError: (error: unknown) => void,
): TournamentScheduler {
  const ended = new AbortController();
  let woken = new AbortController();
  const watching = watch();
  return {
    tick: () => woken.abort(),
    async stop() {
      ended.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      woken = new AbortController();
      await tickOnce().catch(onError);
      const signal = AbortSignal.any([ended.signal, woken.signal]);
      await pause(tickMs, undefined, { signal }).catch(() => {});
    }
  }

  async function tickOnce(): Promise<void> {
    if (!deps.mayAct()) return;
    for (const id of await dueTournaments(deps.pool, deps.registry.ids, deps.now())) {
      if (ended.signal.aborted) return;
      await advanceTournament(deps, id).catch(onError);
    }
  }
}
