import type { Pool } from "pg";
import type { Interval } from "../../domain/clocks/pauses.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

/** Returns current, past and planned vacations of these accounts. */
export async function vacationsOf(
  pool: Pool,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, readonly Interval[]>> {
  const { rows } = await pool.query<{ account_id: string; started_at: Date; ends_at: Date }>({
    name: "vacations",
    text: "select account_id, started_at, ends_at from vacations where account_id = any($1) order by started_at",
    values: [accounts],
  });
  const byAccount = new Map<string, Interval[]>();
  for (const { account_id, started_at, ends_at } of rows) {
    const vacation = { from: started_at.getTime(), to: ends_at.getTime() };
    byAccount.set(account_id, [...(byAccount.get(account_id) ?? []), vacation]);
  }
  return byAccount;
}

/** Returns when the vacations of these accounts end that they take at some time between two instants. */
export async function vacationEnds(
  pool: Pool,
  accounts: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReadonlyMap<string, Date>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await pool.query<{ account_id: string; ends_at: Date }>({
    name: "vacation-ends",
    text: `select account_id, ends_at from vacations
           where account_id = any($1) and started_at <= $3 and ends_at > $2 order by ends_at`,
    values: [accounts, from, to],
  });
  return new Map(rows.map(({ account_id, ends_at }) => [account_id, ends_at]));
}

/** Adds a vacation, now or later. Returns false if another one is running or planned. */
export function addVacation(pool: Pool, account: string, { from, to }: Interval, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // A separate statement, to see what was written while this one waited for the lock.
    await client.query("select from accounts where id = $1 for update", [account]);
    const { rowCount } = await client.query(
      `insert into vacations (account_id, started_at, ends_at) select id, $2, $3 from accounts
       where id = $1 and not exists (select from vacations where account_id = $1 and ends_at > $4)`,
      [account, new Date(from), new Date(to), now],
    );
    return rowCount === 1;
  });
}

/**
 * Ends a vacation early, so that the remaining days are kept. A planned one is deleted. Returns false if there is none.
 */
export async function endVacation(pool: Pool, account: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with planned as (delete from vacations where account_id = $1 and started_at >= $2 returning account_id),
     taken as (
       update vacations set ends_at = $2 where account_id = $1 and started_at < $2 and ends_at > $2 returning account_id
     )
     select from planned union all select from taken`,
    [account, now],
  );
  return (rowCount ?? 0) > 0;
}

/** Returns when an account was created. */
export async function knownSince(pool: Pool, account: string): Promise<Date | undefined> {
  const { rows } = await pool.query<{ created_at: Date }>("select created_at from accounts where id = $1", [account]);
  return rows[0]?.created_at;
}
