import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";
import type { DatabaseClock } from "../../platform/postgres/database-clock.ts";
import { recordHeartbeat } from "../../platform/postgres/heartbeat.ts";
import { gamesWithAlarm, gamesWithRunningClocks } from "./alarms-store.ts";
import { processDueClock } from "./process-due-clock.ts";
import { shiftClocks } from "./shift-clocks.ts";

export interface WatchDeps extends CommandDeps {
  readonly pool: Pool;
}

/** What the watch itself goes by, whatever time the games are told. */
interface Watching extends WatchDeps {
  readonly clock: DatabaseClock;
}

export interface ClockWatch {
  /** Settles when the last look at the clocks is over. */
  stop(): Promise<void>;
}

/** How often the clocks are looked at, and how often a process says that it is alive. */
export interface WatchIntervals {
  readonly lookMilliseconds: number;
  readonly beatMilliseconds: number;
}

export const usualWatchIntervals: WatchIntervals = { lookMilliseconds: 1000, beatMilliseconds: 10_000 };

/**
 * Looks at the clocks of all games again and again. Any number of processes may do so at once: what a clock leads to is
 * decided by the version of its game, like any move. A process whose own clock is wrong ends nobody's time.
 */
export function watchClocks(
  deps: Watching,
  onError: (error: unknown) => void,
  { lookMilliseconds, beatMilliseconds } = usualWatchIntervals,
): ClockWatch {
  const ended = new AbortController();
  let beatenAt = Number.NEGATIVE_INFINITY;
  let mustShift = false;
  const watching = watch();
  return {
    async stop() {
      ended.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await look().catch(onError);
      await pause(lookMilliseconds, undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  /** An outage is known before anybody is told that their time is over, and before time jumps over it. */
  async function look(): Promise<void> {
    await deps.clock.measure(noteOutage);
    // By a clock that nobody sets: whatever kept us from looking, an outage is looked for first.
    if (performance.now() - beatenAt >= beatMilliseconds) await noteOutage();
    if (mustShift) await shiftAll();
    if (!deps.clock.agrees) return;
    for (const game of await gamesWithAlarm(deps.pool, deps.now())) {
      if (ended.signal.aborted) return;
      await processDueClock(deps, game).catch(onError);
    }
  }

  async function noteOutage(expected?: Date): Promise<void> {
    const found = await recordHeartbeat(deps.pool, expected);
    beatenAt = performance.now();
    if (found === "was-away") mustShift = true;
  }

  /** Dated after the outage, also where time jumped: no deadline is put off by more than its clock had run until then. */
  async function shiftAll(): Promise<void> {
    const games = await gamesWithRunningClocks(deps.pool);
    mustShift = false;
    for (const game of games) await shiftClocks(deps, game, "outage").catch(onError);
  }
}
