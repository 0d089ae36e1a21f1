import type { Pool, PoolClient } from "pg";
import { sideUpdatesChannel } from "./game-updates.ts";

/**
 * Notifies all processes of a change outside the events, within the transaction of the caller if there is one. A statement
 * of its own: as part of one that reads a distributed table, it would run on a worker, where nobody listens.
 */
export async function notifySideUpdate(connection: Pool | PoolClient, gameOrTournament: string): Promise<void> {
  await connection.query({
    name: "notify-side-update",
    text: `select pg_notify('${sideUpdatesChannel}', $1)`,
    values: [gameOrTournament],
  });
}
