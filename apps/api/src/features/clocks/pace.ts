import type { accounts as words } from "@seneschal/schema";
import type { DatabaseClock } from "../../platform/postgres/database-clock.ts";
import { type LeaverDeps, type Leavers, leaversOf } from "./abandoned-seats.ts";
import { type ClockWatch, type WatchIntervals, watchClocks } from "./clock-scheduler.ts";
import { quietHoursChanged } from "./shift-clocks.ts";
import { type Vacation, vacationOf } from "./vacation.ts";

/** What keeps a game going although its players live their lives. */
export interface Pace {
  readonly vacation: Vacation;
  readonly leavers: Leavers;
  /** To be called when somebody changed their profile. */
  quietHoursChanged(account: string, before: words.Profile): Promise<void>;
  watchClocks(clock: DatabaseClock, onError: (error: unknown) => void, intervals?: WatchIntervals): ClockWatch;
}

export function paceOf(deps: LeaverDeps): Pace {
  return {
    vacation: vacationOf(deps),
    leavers: leaversOf(deps),
    quietHoursChanged: (account, before) => quietHoursChanged(deps, account, before),
    watchClocks: (clock, onError, intervals) => watchClocks({ ...deps, clock }, onError, intervals),
  };
}
