import type { Pool, PoolClient } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { summaryOf } from "../../domain/game/summary.ts";
import { gameUpdatesChannel } from "../updates/game-updates.ts";
import { gameRowOf } from "./projection.ts";
import { upsertFollowingGames } from "./projection-writes.ts";

/** The ids of this many games fit in one notification of 8,000 bytes. */
export const notifiedMax = 128;

/**
 * Notifies the other processes of the versions of these games, within the transaction of the caller if there is one. A
 * statement of its own: as part of one that reads a distributed table, it would run on a worker, where nobody listens.
 */
export async function notifyGames(
  connection: Pool | PoolClient,
  games: readonly Pick<Game, "id" | "version">[],
): Promise<void> {
  if (games.length === 0) return;
  await connection.query({
    name: "notify-games",
    text: `select pg_notify('${gameUpdatesChannel}', $1)`,
    values: [games.map(({ id, version }) => `${id} ${version}`).join()],
  });
}

interface Writer {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly onError: (error: unknown) => void;
}

/**
 * Writes the rows of these games, unless they are at these versions or later, and notifies the other processes. A game whose
 * row cannot be made is left out, so that it does not hold up the others.
 */
export async function writeGameRows({ pool, registry, onError }: Writer, games: readonly Game[]): Promise<void> {
  const rows = games.flatMap((game) => {
    try {
      return [gameRowOf(summaryOf(registry, game))];
    } catch (error) {
      onError(error);
      return [];
    }
  });
  // In the order of games, so that concurrent batches cannot deadlock.
  await upsertFollowingGames(
    pool,
    rows.toSorted((one, other) => (one.game_id < other.game_id ? -1 : 1)),
  );
  await notifyGames(
    pool,
    rows.map(({ game_id, version }) => ({ id: game_id, version })),
  );
}

/**
 * Running games of these rulesets whose row is behind the log, because the process that was to write it ended or could not:
 * those after `last`, in a fixed order.
 */
export async function gamesBehind(
  pool: Pool,
  rulesets: readonly string[],
  { last, limit }: { readonly last: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-behind",
    text: `select game_id from games where state = 'running' and ruleset = any($3) and ($1::uuid is null or game_id > $1)
             and version < (select max(version) from events where events.game_id = games.game_id)
           order by game_id limit $2`,
    values: [last, limit, rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}
