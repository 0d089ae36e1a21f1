import type { clocks } from "@seneschal/schema";
import type { Pool } from "pg";
import type { Interval } from "../clocks/intervals.ts";
import { neverStanding, type StandingOf } from "../history/clocks-after.ts";

/** Reads when the clocks of these accounts stand still, in a game that is played by such clocks. */
export type ReadStanding = (
  control: clocks.TimeControl | undefined,
  accounts: readonly string[],
) => Promise<StandingOf>;

export function readStanding(pool: Pool): ReadStanding {
  return async (control) => {
    if (control === undefined) return neverStanding;
    const outages = await outagesOf(pool);
    return () => () => outages;
  };
}

/** The house remembers its absences for as long as any clock may have run through one. */
async function outagesOf(pool: Pool): Promise<readonly Interval[]> {
  const { rows } = await pool.query<{ begun_at: Date; ended_at: Date }>({
    name: "outages",
    text: "select begun_at, ended_at from outages order by begun_at",
  });
  return rows.map(({ begun_at, ended_at }) => ({ from: begun_at.getTime(), to: ended_at.getTime() }));
}
