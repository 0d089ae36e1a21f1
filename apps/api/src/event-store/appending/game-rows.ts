import type { Pool, PoolClient } from "pg";
import type { Game, GameSettings } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { type GameSummary, summaryOf } from "../../domain/game/summary.ts";
import { gameUpdatesChannel } from "../updates/game-updates.ts";
import { immutableColumns, mutableColumns } from "./projection.ts";
import { membersOf } from "./records.ts";

/** The ids of this many games fit in one notification of 8,000 bytes. */
export const notifiedMax = 128;

/** The columns of `games` with their types. */
export const gameColumns =
  `game_id uuid, name text, ruleset text, revision int, visibility text, host text, invitation text,
  commitment text, opened_at timestamptz, state text, version int, question json, turn int, outcome json, secret text,
  started_at timestamptz, moved_at timestamptz, finished_at timestamptz, entry json, invited jsonb, clock json, clocks json,
  waiting json, shortening json, wake_up_at timestamptz` as const;

/**
 * Writes the rows of `accepted` to `games`. A row never goes back to an earlier version, in whatever order they are written. Rows are
 * locked in the order of games, so that concurrent batches cannot deadlock.
 */
export const upsertGames = `
  insert into games (game_id, name, ruleset, revision, visibility, host, invitation, commitment,
    opened_at, state, version, question, turn, outcome, secret, started_at, moved_at, finished_at,
    entry, invited, clock, clocks, waiting, shortening, wake_up_at)
  select game_id, name, ruleset, revision, visibility, host, invitation, commitment,
    opened_at, state, version, question, turn, outcome, secret, started_at, moved_at, finished_at,
    entry, invited, clock, clocks, waiting, shortening, wake_up_at from accepted
  order by game_id
  on conflict (game_id) do update set
    host = excluded.host, state = excluded.state, version = excluded.version, question = excluded.question, turn = excluded.turn, outcome = excluded.outcome,
    secret = excluded.secret, started_at = excluded.started_at, moved_at = excluded.moved_at,
    finished_at = excluded.finished_at, invited = excluded.invited, clocks = excluded.clocks, waiting = excluded.waiting, shortening = excluded.shortening, wake_up_at = excluded.wake_up_at
  where games.version < excluded.version` as const;

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

/** The row of a game as members of a JSON object, without braces. */
export function gameRowMembers({ settings }: Game, summary: GameSummary): string {
  return `${constantMembersOf(settings, summary)},${membersOf(mutableColumns(summary))}`;
}

// Settings keep their identity from move to move, so the constant columns of a game are serialized once.
const constantMembers = new WeakMap<GameSettings, string>();

function constantMembersOf(settings: GameSettings, summary: GameSummary): string {
  const known = constantMembers.get(settings);
  if (known !== undefined) return known;
  const members = membersOf(immutableColumns(summary));
  constantMembers.set(settings, members);
  return members;
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
      return [{ game, text: `{${gameRowMembers(game, summaryOf(registry, game))}}` }];
    } catch (error) {
      onError(error);
      return [];
    }
  });
  if (rows.length === 0) return;
  await pool.query<Record<string, unknown>>({
    name: "write-game-rows",
    text: writeRowsStatement,
    values: [`[${rows.map(({ text }) => text).join(",")}]`],
  });
  await notifyGames(
    pool,
    rows.map(({ game }) => game),
  );
}

/** Nothing waits for this commit to reach the disk: whatever is lost is found again by comparing the rows with the log. */
const writeRowsStatement = `
with accepted as materialized (
  select * from json_to_recordset($1::json) as input(${gameColumns})
), projected_games as (${upsertGames})
select set_config('synchronous_commit', 'off', true)` as const;

/**
 * Running games whose row is behind the log, because the process that was to write it ended or could not: those after
 * `last`, in a fixed order.
 */
export async function gamesBehind(pool: Pool, last: string | null, limit: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-behind",
    text: `select game_id from games where state = 'running' and ($1::uuid is null or game_id > $1)
             and version < (select max(version) from events where events.game_id = games.game_id)
           order by game_id limit $2`,
    values: [last, limit],
  });
  return rows.map(({ game_id }) => game_id);
}
