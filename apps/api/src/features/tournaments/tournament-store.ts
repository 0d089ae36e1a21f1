import { canonicalJson } from "@seneschal/schema";
import { type AppliedEvents, evolve, type state } from "@seneschal/tournament";
import { LRUCache } from "lru-cache";
import type { Pool, PoolClient } from "pg";
import {
  type LogEntry,
  type StoredTournament,
  type TournamentTransition,
  tournamentTransition,
} from "../../domain/tournament/tournament-transition.ts";
import type { IdempotentRequest } from "../../event-store/appending/idempotent-request.ts";
import type { Aggregate, Origin, WithinTransaction } from "../../event-store/execute-command.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { recordedOf, type TournamentEventRow } from "./recorded-event.ts";
import { storeNotifications } from "./tournament-notifications-store.ts";
import { gameRowsOf, playerRowsOf, tournamentRowOf } from "./tournament-projection.ts";

interface StoredEventRow {
  readonly version: number;
  readonly type: string;
  readonly body: string;
  readonly at: Date;
  readonly by: string | null;
  readonly digest: string;
}

interface TournamentHead {
  readonly id: string;
  readonly version: number;
  /** Null as long as nobody has written anything. */
  readonly chatChange: string | null;
}

/** The channel for new events of tournaments; the payload is `tournament version`. */
export const tournamentUpdatesChannel = "seneschal_tournaments";

/** The number of cached tournaments. */
const cachedMax = 64;

/** The tournaments: their events in Postgres, and the state of each after its last event. */
export class TournamentStore implements Aggregate<StoredTournament, AppliedEvents, LogEntry> {
  readonly #pool: Pool;
  readonly #cache = new LRUCache<string, StoredTournament>({ max: cachedMax });

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async known(id: string): Promise<StoredTournament | undefined> {
    return this.#cache.get(id) ?? this.current(id);
  }

  async current(id: string): Promise<StoredTournament | undefined> {
    const known = await replayFrom(this.#pool, id, this.#cache.get(id));
    if (known !== undefined) this.#keep(known);
    return known;
  }

  versionOf({ tournament }: StoredTournament): number {
    return tournament.version;
  }

  async log(id: string, after: number, limit: number): Promise<readonly LogEntry[]> {
    const rows = await rowsAfter(this.#pool, id, after, limit);
    return rows.map((row) => ({ ...recordedOf(row), digest: row.digest }));
  }

  /** All events with their bodies as they are stored, byte for byte. */
  async storedEvents(id: string): Promise<readonly StoredEventRow[]> {
    const { rows } = await this.#pool.query<StoredEventRow>({
      name: "stored-tournament-events",
      text: `select version, type, body::text as body, at, by, digest from tournament_events
             where tournament_id = $1 order by version`,
      values: [id],
    });
    return rows;
  }

  async transition({ id, state, secret = state?.secret }: Origin<StoredTournament>, extended: AppliedEvents) {
    if (secret === undefined) throw new Error(`events were decided for tournament ${id}, which does not exist`);
    return tournamentTransition({ id, secret }, state, extended);
  }

  async append(
    { before, steps, after }: TournamentTransition,
    request: IdempotentRequest | undefined,
    withinTransaction: WithinTransaction<StoredTournament> | undefined,
  ): Promise<boolean> {
    const { id, secret, tournament } = after;
    const rows = steps.map((entry, place) =>
      rowOf(id, entry, { ...(before === undefined && place === 0 && { secret }), ...(place === 0 && request) }),
    );
    const isWritten = await inTransaction(this.#pool, async (client) => {
      if (!(await insertEvents(client, rows))) return false;
      // Takes the same lock as a rebuild, in the same order, so that they cannot deadlock.
      await client.query("select from tournaments where tournament_id = $1 for update", [id]);
      await storeProjection(client, id, tournament);
      await storeNotifications(client, id, tournament);
      await withinTransaction?.(client, after);
      await client.query("select pg_notify($1, $2)", [tournamentUpdatesChannel, `${id} ${tournament.version}`]);
      return true;
    });
    if (isWritten) this.#keep(after);
    return isWritten;
  }

  /** The first version that an earlier request with this key appended, and the fingerprint of that request. */
  async findServedVersion(id: string, { request }: IdempotentRequest) {
    const { rows } = await this.#pool.query<{ version: number; fingerprint: string | null }>({
      name: "served-tournament-version",
      text: "select version, fingerprint from tournament_events where tournament_id = $1 and request = $2",
      values: [id, request],
    });
    return rows[0];
  }

  /** The versions and the last changes of the chats of these tournaments; missing if they do not exist. */
  async headsOf(ids: readonly string[]): Promise<readonly TournamentHead[]> {
    const { rows } = await this.#pool.query<TournamentHead>({
      name: "tournament-heads",
      text: `select tournament_id as id, version, chat_heads.last as "chatChange"
             from tournaments left join chat_heads on chat_heads.game_id = tournament_id
             where tournament_id = any($1::uuid[])`,
      values: [ids],
    });
    return rows;
  }

  #keep(stored: StoredTournament): void {
    const known = this.#cache.get(stored.id);
    if (known !== undefined && known.tournament.version > stored.tournament.version) return;
    this.#cache.set(stored.id, stored);
  }
}

/** Applies the events after a known state. */
export async function replayFrom(
  connection: Pick<Pool | PoolClient, "query">,
  id: string,
  before?: StoredTournament,
): Promise<StoredTournament | undefined> {
  let known = before;
  for (const row of await rowsAfter(connection, id, before?.tournament.version ?? 0, versionMax)) {
    const tournament = evolve(known?.tournament, recordedOf(row));
    known = { id, tournament, secret: known?.secret ?? row.secret ?? "", digest: row.digest };
  }
  return known;
}

const versionMax = 2_147_483_647;

async function rowsAfter(
  pool: Pick<Pool | PoolClient, "query">,
  id: string,
  after: number,
  limit: number,
): Promise<readonly TournamentEventRow[]> {
  const { rows } = await pool.query<TournamentEventRow>({
    name: "tournament-events",
    text: `select version, type, body, at, by, digest, secret from tournament_events
           where tournament_id = $1 and version > $2 order by version limit $3`,
    values: [id, after, limit],
  });
  return rows;
}

type Extras = { readonly secret?: string; readonly request?: string; readonly fingerprint?: string };

function rowOf(id: string, { version, at, by, event, digest }: LogEntry, extras: Extras) {
  const { type, ...body } = event;
  const rest = JSON.stringify({ tournament_id: id, version, type, at, by, digest, ...extras }).slice(1);
  // The body is inserted byte for byte, because the digest covers it.
  return `{"body":${canonicalJson(body)},${rest}`;
}

/** The first event decides: it conflicts if its version is taken, or its request was served. */
async function insertEvents(client: PoolClient, [first, ...others]: readonly string[]): Promise<boolean> {
  const insert =
    "insert into tournament_events select row.* from json_populate_recordset(null::tournament_events, $1::json) row";
  // Citus counts rows that an `insert … select` did not insert, but does not return them.
  const { rows } = await client.query<{ version: number }>(`${insert} on conflict do nothing returning version`, [
    `[${first ?? ""}]`,
  ]);
  if (rows.length === 0) return false;
  if (others.length > 0) await client.query(insert, [`[${others.join(",")}]`]);
  return true;
}

/** Stores the projections, which lists and schedulers read. */
export async function storeProjection(
  client: Pick<PoolClient, "query">,
  id: string,
  tournament: state.Tournament,
): Promise<void> {
  await client.query({
    name: "project-tournament",
    text: `insert into tournaments select row.* from json_populate_record(null::tournaments, $1::json) row
           on conflict (tournament_id) do update set
             name = excluded.name, ruleset = excluded.ruleset, phase = excluded.phase, formats = excluded.formats,
             directors = excluded.directors, winners = excluded.winners, players = excluded.players,
             players_max = excluded.players_max, version = excluded.version, starts_at = excluded.starts_at,
             ended_at = excluded.ended_at, is_due = excluded.is_due, wake_up_at = excluded.wake_up_at`,
    values: [JSON.stringify(tournamentRowOf(id, tournament))],
  });
  await client.query({
    name: "project-tournament-players",
    text: `insert into tournament_players
           select row.* from json_populate_recordset(null::tournament_players, $1::json) row
           on conflict (tournament_id, player) do update set status = excluded.status, name = excluded.name`,
    values: [JSON.stringify(playerRowsOf(id, tournament))],
  });
  await client.query({
    name: "project-tournament-games",
    text: `insert into tournament_games
           select row.* from json_populate_recordset(null::tournament_games, $1::json) row
           on conflict (game_id) do update set is_open = excluded.is_open, is_counted = excluded.is_counted`,
    values: [JSON.stringify(gameRowsOf(id, tournament))],
  });
}
