import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";
import type { DatabaseClock } from "../../platform/postgres/database-clock.ts";
import { recordHeartbeat } from "../../platform/postgres/heartbeat.ts";
import { gamesToWakeUp, gamesWithRunningClocks } from "./due-clocks-store.ts";
import { processDueClock } from "./process-due-clock.ts";
import { shiftClocks } from "./shift-clocks.ts";

export interface ClockDeps extends CommandDeps {
  readonly pool: Pool;
}

/** The scheduler measures the clock of the database, even if games use another time in tests. */
interface SchedulerDeps extends ClockDeps {
  readonly clock: DatabaseClock;
}

export interface ClockScheduler {
  /** Settles when the last tick is over. */
  stop(): Promise<void>;
}

/** How often clocks are checked, and how often a process records its heartbeat. */
export interface SchedulerIntervals {
  readonly tickMs: number;
  readonly heartbeatMs: number;
}

export const defaultSchedulerIntervals: SchedulerIntervals = { tickMs: 1000, heartbeatMs: 10_000 };

/**
 * Checks the clocks of all games at an interval. Any number of processes can do so at once: a time-out is a command like
 * any move. A process whose own clock is wrong processes no time-outs.
 */
export function startClockScheduler(
  deps: SchedulerDeps,
  onError: (error: unknown) => void,
  { tickMs, heartbeatMs } = defaultSchedulerIntervals,
): ClockScheduler {
  const ended = new AbortController();
  let heartbeatAt = Number.NEGATIVE_INFINITY;
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
      await tick().catch(onError);
      await pause(tickMs, undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  /** Outages are recorded before time-outs are processed, and before the clock jumps over them. */
  async function tick(): Promise<void> {
    await deps.clock.measure(recordOutage);
    // Measured by a monotonic clock: after any delay, outages are recorded first.
    if (performance.now() - heartbeatAt >= heartbeatMs) await recordOutage();
    if (mustShift) await shiftAll();
    if (!deps.clock.agrees) return;
    for (const game of await gamesToWakeUp(deps.pool, deps.registry.ids, deps.now())) {
      if (ended.signal.aborted) return;
      await processDueClock(deps, game).catch(onError);
    }
  }

  async function recordOutage(expected?: Date): Promise<void> {
    const found = await recordHeartbeat(deps.pool, deps.clock.now(), expected);
    if (found !== "skipped") heartbeatAt = performance.now();
    if (found === "was-away") mustShift = true;
  }

  /** Extends all running clocks by recorded outages. */
  async function shiftAll(): Promise<void> {
    const games = await gamesWithRunningClocks(deps.pool, deps.registry.ids);
    mustShift = false;
    for (const game of games) await shiftClocks(deps, game, "outage").catch(onError);
  }
}
