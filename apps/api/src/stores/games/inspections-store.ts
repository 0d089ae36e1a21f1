import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

/** Records that a staff member is about to see hidden information of a game. Returns false if they play in it. */
export async function recordInspection(pool: Pool, game: string, account: string, at: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await lockInspectionAndSeat(client, game, account);
    // A separate statement, to see seats that were taken while this one waited for the lock.
    if (await isInvolved(client, game, account)) return false;
    await client.query({
      name: "record-inspection",
      text: "insert into staff_inspections (game_id, account_id, at) values ($1, $2, $3) on conflict do nothing",
      values: [game, account, at],
    });
    return true;
  });
}

async function isInvolved(client: PoolClient, game: string, account: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: "is-involved-in-game",
    text: `select from games where game_id = $1 and (host = $2
             or exists (select from seats where game_id = $1 and $2 in (account, companion_of))
             or exists (select from seat_tenures where game_id = $1 and account = $2))`,
    values: [game, account],
  });
  return rowCount === 1;
}

/** Returns whether an account has inspected a game. It cannot do so until the end of the transaction. */
export async function hasInspected(client: PoolClient, game: string, account: string): Promise<boolean> {
  await lockInspectionAndSeat(client, game, account);
  const { rowCount } = await client.query({
    name: "has-inspected",
    text: "select from staff_inspections where game_id = $1 and account_id = $2",
    values: [game, account],
  });
  return rowCount === 1;
}

/** Serializes inspecting a game and taking a seat in it. */
async function lockInspectionAndSeat(client: PoolClient, game: string, account: string): Promise<void> {
  await client.query({
    name: "lock-inspection-and-seat",
    text: "select pg_advisory_xact_lock(hashtextextended('look or sit ' || $1::text || ' ' || $2::text, 0))",
    values: [game, account],
  });
}
