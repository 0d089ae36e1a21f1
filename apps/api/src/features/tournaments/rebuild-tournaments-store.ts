import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { storeNotifications } from "./tournament-notifications-store.ts";
import { replayFrom, storeProjection } from "./tournament-store.ts";

/** The projections of tournaments. */
const tournamentTables = ["tournaments", "tournament_players", "tournament_games", "tournament_notifications"] as const;

/** Locks the projections of all tournaments for a transaction that replaces them. */
export async function lockTournaments(client: PoolClient): Promise<void> {
  for (const table of tournamentTables) await client.query(`lock table ${table} in access exclusive mode`);
}

/** Rebuilds the projections of all tournaments from their events. */
export async function rebuildTournaments(client: PoolClient): Promise<void> {
  for (const table of tournamentTables) await client.query(`truncate ${table}`);
  for (const id of await allTournaments(client)) await projectAnew(client, id);
}

/** The same one by one, while they are played. */
export async function rebuildTournamentsOneByOne(pool: Pool): Promise<void> {
  for (const id of await allTournaments(pool)) {
    await inTransaction(pool, async (client) => {
      // Appends wait for this lock, and then update what is written here.
      await client.query("select from tournaments where tournament_id = $1 for update", [id]);
      for (const table of tournamentTables) await client.query(`delete from ${table} where tournament_id = $1`, [id]);
      await projectAnew(client, id);
    });
  }
}

async function allTournaments(connection: Pool | PoolClient): Promise<readonly string[]> {
  const { rows } = await connection.query<{ id: string }>(
    "select tournament_id as id from tournament_events where version = 1 order by tournament_id",
  );
  return rows.map(({ id }) => id);
}

async function projectAnew(client: PoolClient, id: string): Promise<void> {
  const stored = await replayFrom(client, id);
  if (stored === undefined) throw new Error(`tournament ${id} has no events`);
  await storeProjection(client, id, stored.tournament);
  await storeNotifications(client, id, stored.tournament);
}
