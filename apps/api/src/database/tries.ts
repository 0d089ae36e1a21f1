import { createHash } from "node:crypto";
import type { Pool } from "pg";

export interface Allowance {
  /** What is counted, and at whom: kept as a hash. */
  readonly key: readonly string[];
  readonly most: number;
  readonly seconds: number;
}

/** Counts one try. In how many seconds the next one is allowed: 0 if this one is. All processes count together. */
export async function countTry(pool: Pool, { key, most, seconds }: Allowance): Promise<number> {
  const { rows } = await pool.query<{ count: number; wait: number }>({
    name: "count-try",
    text: `insert into tries (key, count, until) values ($1, 1, now() + make_interval(secs => $2))
           on conflict (key) do update set
             count = case when tries.until <= now() then 1 else tries.count + 1 end,
             until = case when tries.until <= now() then excluded.until else tries.until end
           returning count, ceil(extract(epoch from until - now()))::int as wait`,
    values: [createHash("sha256").update(JSON.stringify(key)).digest("hex"), seconds],
  });
  const [tried] = rows;
  return tried !== undefined && tried.count > most ? Math.max(1, tried.wait) : 0;
}

export async function forgetOldTries(pool: Pool): Promise<void> {
  await pool.query("delete from tries where until < now()");
}
