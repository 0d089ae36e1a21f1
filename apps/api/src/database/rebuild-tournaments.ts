import type { PoolClient } from "pg";
import { foldedFrom, project } from "./tournament-store.ts";

/** Makes the projections of all tournaments again from their events. */
export async function rebuildTournaments(client: PoolClient): Promise<void> {
  await client.query("truncate tournaments, tournament_players, tournament_games");
  const { rows } = await client.query<{ id: string }>(
    "select tournament_id as id from tournament_events where version = 1 order by tournament_id",
  );
  for (const { id } of rows) {
    const stored = await foldedFrom(client, id);
    if (stored === undefined) throw new Error(`tournament ${id} has lost its events`);
    await project(client, id, stored.tournament);
  }
}
