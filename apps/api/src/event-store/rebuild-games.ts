import type { Pool, PoolClient } from "pg";
import type { Game } from "../domain/game/game.ts";
import { createReplay } from "../domain/game/replay.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { summaryOf } from "../domain/game/summary.ts";
import { botsAreAsked, gameRowOf, seatRowsOf, tenureRowsOf } from "./appending/projection.ts";
import { differencesFrom } from "./appending/projection-rows.ts";
import { writeProjections } from "./appending/projection-writes.ts";
import { rollbackTargetsOf, storedEvents } from "./loading/stored-events.ts";

const gamesAtOnce = 50;
const eventsAtOnce = 500;

/** The projections and caches of games. */
const gameTables = ["games", "seats", "seat_tenures", "pending_work", "snapshots", "cached_responses"] as const;

/** Locks all projections and caches of games for a transaction that replaces them. */
export async function lockGames(client: PoolClient): Promise<void> {
  for (const table of gameTables) await client.query(`lock table ${table} in access exclusive mode`);
}

/**
 * Drops all projections and caches of games, except of those whose ruleset is missing: they cannot be made again. Writes of
 * projections wait until this transaction ends.
 */
export async function dropGames(client: PoolClient, { ids }: RulesetRegistry): Promise<void> {
  const { rowCount } = await client.query("select from games where ruleset <> all($1) limit 1", [ids]);
  // `games` comes last: the others are found by it.
  for (const table of [...gameTables].reverse()) {
    if (rowCount === 0) await client.query(`truncate ${table}`);
    else
      await client.query(`delete from ${table} where game_id in (select game_id from games where ruleset = any($1))`, [
        ids,
      ]);
  }
}

/** Rebuilds the projections of all games that `dropGames` has dropped. Returns their number. */
export async function rebuildGames(client: PoolClient, registry: RulesetRegistry): Promise<number> {
  let count = 0;
  for (let last: string | null = null; ; ) {
    const games = await gamesAfter(client, last, gamesAtOnce);
    for (const id of games) {
      const game = await replayed(client, registry, id);
      if (!registry.has(game.settings.ruleset) && (await hasRow(client, id))) continue;
      await writeGame(client, registry, game);
      count += 1;
    }
    last = games.at(-1) ?? null;
    if (last === null) return count;
  }
}

async function hasRow(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query("select from games where game_id = $1", [id]);
  return rowCount === 1;
}

/** The ids after `after` in a fixed order; from the first if it is undefined. */
export async function gamesAfter(
  connection: Pool | PoolClient,
  last: string | null,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await connection.query<{ game_id: string }>(
    "select game_id from events where version = 1 and game_id > $1 order by game_id limit $2",
    [last ?? nil, limit],
  );
  return rows.map(({ game_id }) => game_id);
}

/**
 * Rebuilds the projections and caches of one game while others are played. Returns false if there is no such game, or if its
 * ruleset is missing.
 */
export async function rebuildOneGame(client: PoolClient, registry: RulesetRegistry, id: string): Promise<boolean> {
  const { rows } = await client.query<{ ruleset: string | null }>(
    "select body->>'ruleset' as ruleset from events where game_id = $1 and version = 1",
    [id],
  );
  const ruleset = rows[0]?.ruleset ?? null;
  if (ruleset === null || !registry.has(ruleset)) return false;
  // Later writes of this row wait for this lock, and then replace what is written here.
  await client.query("select from games where game_id = $1 for update", [id]);
  for (const table of gameTables) {
    await client.query(`delete from ${table} where game_id = $1`, [id]);
  }
  await writeGame(client, registry, await replayed(client, registry, id));
  return true;
}

/** The columns of the projections of a game that a rebuild would change; none if its ruleset is missing. */
export async function rebuildDifferences(
  client: PoolClient,
  registry: RulesetRegistry,
  id: string,
): Promise<readonly string[]> {
  const game = await replayed(client, registry, id);
  return registry.has(game.settings.ruleset) ? differencesFrom(client, summaryOf(registry, game), game) : [];
}

const nil = "00000000-0000-0000-0000-000000000000";

async function writeGame(client: PoolClient, registry: RulesetRegistry, game: Game): Promise<void> {
  const summary = summaryOf(registry, game);
  await writeProjections(client, [
    {
      game: gameRowOf(summary),
      seats: seatRowsOf(undefined, summary),
      tenures: tenureRowsOf([], game),
      isBotTurn: botsAreAsked(summary),
      wasBotTurn: false,
    },
  ]);
}

/** Replays all events: no snapshot is trusted. */
async function replayed(client: PoolClient, registry: RulesetRegistry, id: string): Promise<Game> {
  const replay = createReplay(registry, await rollbackTargetsOf(client, id));
  let game: Game | undefined;
  for (;;) {
    const events = await storedEvents(client, id, { after: game?.version ?? 0, limit: eventsAtOnce });
    for (const stored of events) game = replay(stored);
    if (events.length < eventsAtOnce) break;
  }
  if (game === undefined) throw new Error(`game ${id} has no events`);
  return game;
}
