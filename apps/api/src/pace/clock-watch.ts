import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { gamesWithAlarm, gamesWithRunningClocks } from "../database/alarms.ts";
import type { ChangeNeeds } from "../database/change-game.ts";
import { beat } from "../database/pulse.ts";
import { ring } from "./ring.ts";
import { shiftClocks } from "./shift-clocks.ts";

export interface WatchNeeds extends ChangeNeeds {
  readonly pool: Pool;
}

export interface ClockWatch {
  /** Settles when the last look at the clocks is over. */
  stop(): Promise<void>;
}

const lookMilliseconds = 1000;
const beatEveryLooks = 10;

/**
 * Looks at the clocks of all games every second. Any number of processes may do so at once: what a clock leads to is
 * decided by the version of its game, like any move.
 */
export function watchClocks(needs: WatchNeeds, complain: (error: unknown) => void): ClockWatch {
  const ended = new AbortController();
  const watching = watch();
  return {
    async stop() {
      ended.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    for (let looks = 0; !ended.signal.aborted; looks++) {
      await look(looks).catch(complain);
      await pause(lookMilliseconds, undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  /** Whoever was away learns it before anybody is told that their time is over. */
  async function look(looks: number): Promise<void> {
    if (looks % beatEveryLooks === 0) await lookForOutage(needs);
    for (const game of await gamesWithAlarm(needs.pool, needs.now())) {
      if (ended.signal.aborted) return;
      await ring(needs, game).catch(complain);
    }
  }
}

async function lookForOutage(needs: WatchNeeds): Promise<void> {
  if ((await beat(needs.pool)) === "alive") return;
  for (const game of await gamesWithRunningClocks(needs.pool)) await shiftClocks(needs, game, "outage");
}
