import type { clocks, accounts as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import { type ClockPauses, type Interval, joinPauses } from "../../domain/clocks/pauses.ts";
import { quietHours, type RestTimes, weekends } from "../../domain/clocks/rest.ts";
import type { PausesOf, ReadClockPauses } from "../../domain/game/game-clocks.ts";
import { profilesOf } from "../accounts/profiles-store.ts";
import { vacationsOf } from "../accounts/vacations-store.ts";

/** The preferences of an account before a change that affects clocks. */
interface ProfileChangeAt {
  readonly account: string;
  readonly before: schemas.Profile;
  readonly at: number;
}

export function readClockPauses(pool: Pool, change?: ProfileChangeAt): ReadClockPauses {
  return async (control, accounts) => {
    const outages = await outagesOf(pool);
    if (!control.rests) return { outages, pausesOf: () => () => outages };
    const [profiles, vacations] = await Promise.all([profilesOf(pool, accounts), vacationsOf(pool, accounts)]);
    const pausesOf: PausesOf = (account) => {
      const now = pausesOfProfile(control, profiles.get(account));
      const resting =
        change?.account === account ? joinPauses(pausesOfProfile(control, change.before), change.at, now) : now;
      const away = [...outages, ...(vacations.get(account) ?? [])];
      return (window) => [...away, ...resting(window)];
    };
    return { outages, pausesOf };
  };
}

/** Returns the daily and weekly pauses of a player's clocks. */
function pausesOfProfile(control: clocks.TimeControl, profile: schemas.Profile | undefined): ClockPauses {
  if (profile === undefined || !control.rests) return () => [];
  const rest: RestTimes = { zone: profile.timeZone, quiet: profile.quietHours ?? undefined };
  const hasWeekends = control.weekendsOff && (control.weekendsForAll === true || profile.weekendsOff);
  return (window) => [...quietHours(rest, window), ...(hasWeekends ? weekends(rest, window) : [])];
}

/** All outages are kept: any clock may have been running through one. */
async function outagesOf(pool: Pool): Promise<readonly Interval[]> {
  const { rows } = await pool.query<{ started_at: Date; ended_at: Date }>({
    name: "outages",
    text: "select started_at, ended_at from outages order by started_at",
  });
  return rows.map(({ started_at, ended_at }) => ({ from: started_at.getTime(), to: ended_at.getTime() }));
}
