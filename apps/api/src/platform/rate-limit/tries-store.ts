import { createHash } from "node:crypto";
import type { Pool } from "pg";

export interface Allowance {
  /** What is counted, and at whom: kept as a hash. */
  readonly key: readonly string[];
  readonly most: number;
  readonly seconds: number;
}

/** How often something was tried in the present window, this try included. */
export interface Tried {
  readonly count: number;
  /** It is not one too many. */
  readonly isWithin: boolean;
  /** Seconds until the window ends and the count begins again. */
  readonly secondsLeft: number;
}

/** Counts one try. All processes count together. */
export async function countTry(pool: Pool, { key, most, seconds }: Allowance): Promise<Tried> {
  const { rows } = await pool.query<Omit<Tried, "isWithin">>({
    name: "count-try",
    text: `insert into tries (key, count, until) values ($1, 1, now() + make_interval(secs => $2))
           on conflict (key) do update set
             count = case when tries.until <= now() then 1 else tries.count + 1 end,
             until = case when tries.until <= now() then excluded.until else tries.until end
           returning count, greatest(1, ceil(extract(epoch from until - now()))::int) as "secondsLeft"`,
    values: [hashOf(key), seconds],
  });
  const [tried] = rows;
  if (tried === undefined) throw new Error("a try was written and not returned");
  return { ...tried, isWithin: tried.count <= most };
}

/** Takes tries back that were counted: what was guessed was right. */
export async function takeBackTries(pool: Pool, keys: readonly Allowance["key"][]): Promise<void> {
  await pool.query({
    name: "take-back-tries",
    text: "update tries set count = greatest(count - 1, 0) where key = any($1)",
    values: [keys.map(hashOf)],
  });
}

export async function forgetOldTries(pool: Pool): Promise<void> {
  await pool.query("delete from tries where until < now()");
}

function hashOf(key: Allowance["key"]): string {
  return createHash("sha256").update(JSON.stringify(key)).digest("hex");
}
