import { readFileSync } from "node:fs";
import type { Pool } from "pg";
import type { GameServices } from "../../src/composition/game-services.ts";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import type { Game } from "../../src/domain/game/game.ts";
import { eventLineOf, manifestLineOf } from "../../src/domain/verification/export-lines.ts";
import { testRegistry } from "../support/server/test-server.ts";

/** Returns a file of `recorded/`: output of an earlier version of the server, byte for byte. */
export function recorded(name: string): string {
  return readFileSync(new URL(`recorded/${name}`, import.meta.url), "utf8");
}

/** Stores the events of a recorded game, each line a row of the table `events`. Returns the id of the game. */
export async function restored(pool: Pool, name: string): Promise<string> {
  const rows = recorded(name).trimEnd().split("\n");
  await pool.query(
    `insert into events (game_id, version, type, body, at, digest, secret)
     select game_id, version, type, body, at, digest, secret
     from json_populate_recordset(null::events, $1)`,
    [`[${rows.join(",")}]`],
  );
  await rebuildProjections(pool, testRegistry);
  return (JSON.parse(rows[0] ?? "") as { game_id: string }).game_id;
}

/** Returns the export of a finished game, as the API sends it. */
export async function exported({ store }: Pick<GameServices, "store">, game: Game): Promise<string> {
  const events = await store.events(game.id, 0, game.version);
  return [manifestLineOf(game), ...events.map(eventLineOf)].map((line) => `${line}\n`).join("");
}
