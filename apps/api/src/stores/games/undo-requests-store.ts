import type { Pool, PoolClient } from "pg";
import type { Ruling } from "../../domain/game/events.ts";
import { notifySideUpdate } from "../../event-store/updates/notify-side-update.ts";

/** Who asks: a seat for an undo, or staff for a rollback, with a reason. */
export type Requester =
  | { readonly seat: number; readonly ruling: null }
  | { readonly seat: null; readonly ruling: Ruling };

/** An undo request or a rollback proposal. It applies to one version of its game and lapses with it. */
export type StoredUndoRequest = Requester & {
  readonly version: number;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
};

interface At {
  readonly game: string;
  readonly version: number;
  readonly seat: number;
}
type NewRequest = Requester & { readonly game: string; readonly version: number; readonly to: number };

interface Row {
  readonly version: number;
  readonly seat: number | null;
  readonly ruling: Ruling | null;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
}

const columns = `version, seat, ruling, target_version as "to", agreed, declined_by as "declinedBy"`;

export async function undoRequestAt(pool: Pool, game: string, version: number): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<Row>({
    name: "undo-request",
    text: `select ${columns} from undo_requests where game_id = $1 and version = $2`,
    values: [game, version],
  });
  return rows.map(requestOf)[0];
}

/**
 * Returns the games in which everyone has agreed to a request at the current version, and that are not rolled back yet.
 */
export async function gamesWithAgreedRequest(pool: Pool, rulesets: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-agreed-undo-request",
    text: `select game_id from undo_requests as request join games using (game_id, version)
           where state = 'running' and ruleset = any($1) and declined_by is null and not exists (
             select from seats where seats.game_id = request.game_id and kind = 'person'
               and seats.seat is distinct from request.seat and seats.seat <> all(agreed))`,
    values: [rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}

export type OpenResult =
  | { readonly type: "opened"; readonly request: StoredUndoRequest }
  /** Another request is open at this version. */
  | { readonly type: "taken" }
  /** A request was declined at this version. */
  | { readonly type: "declined" }
  /** The game has moved on to another version. */
  | { readonly type: "late" };

/**
 * Opens a request at a version, if this is the head of the log: the row of the game may follow. After one was declined,
 * players cannot ask again at this version. A move that is appended meanwhile ends the request like any later one.
 */
export async function openUndoRequest(
  client: Pool | PoolClient,
  { game, version, seat, ruling, to }: NewRequest,
  at: Date,
): Promise<OpenResult> {
  const { rows } = await client.query<{
    isCurrent: boolean;
    isDeclined: boolean;
    request: Row | null;
  }>({
    name: "open-undo-request",
    text: `with current_game as materialized (
             select game_id from events where game_id = $1 and version = $2
               and version = (select max(version) from events where game_id = $1)
           ), opened as (
             insert into undo_requests (game_id, version, seat, ruling, target_version, agreed, requested_at)
             select game_id, $2, $3, $4, $5, '{}', $6 from current_game
             on conflict (game_id) do update set
               version = excluded.version, seat = excluded.seat, ruling = excluded.ruling, target_version = excluded.target_version,
               agreed = '{}', declined_by = null, declined_at = null, requested_at = excluded.requested_at
             where undo_requests.version < excluded.version
               or undo_requests.version = excluded.version and case
                 when undo_requests.declined_by is null then undo_requests.seat = excluded.seat
                 else undo_requests.seat is null or excluded.seat is null end
             returning ${columns}
           )
           select exists (select 1 from current_game) as "isCurrent",
             exists (select 1 from undo_requests where game_id = $1 and version = $2 and declined_by is not null)
               as "isDeclined",
             (select row_to_json(opened) from opened) as request`,
    values: [game, version, seat, ruling === null ? null : JSON.stringify(ruling), to, at],
  });
  const { isCurrent = false, isDeclined = false, request = null } = rows[0] ?? {};
  if (!isCurrent) return { type: "late" };
  if (request === null) return { type: isDeclined ? "declined" : "taken" };
  await notifySideUpdate(client, game);
  return { type: "opened", request: requestOf(request) };
}

/** Returns `undefined` if this seat is not asked. */
export async function agreeToUndo(pool: Pool, { game, version, seat }: At): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<Row>({
    name: "agree-to-undo",
    text: `update undo_requests
           set agreed = case when $3::int = any(agreed) then agreed else array_append(agreed, $3::int) end
           where game_id = $1 and version = $2 and seat is distinct from $3 and declined_by is null
           returning ${columns}`,
    values: [game, version, seat],
  });
  return notified(pool, game, rows);
}

export async function declineUndo(
  pool: Pool,
  { game, version, seat, at }: At & { readonly at: Date },
): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<Row>({
    name: "decline-undo",
    text: `update undo_requests set declined_by = $3, declined_at = $4
           where game_id = $1 and version = $2 and seat is distinct from $3 and declined_by is null
           returning ${columns}`,
    values: [game, version, seat, at],
  });
  return notified(pool, game, rows);
}

/** Notifies of a changed request, if there is one. */
async function notified(pool: Pool, game: string, [row]: readonly Row[]): Promise<StoredUndoRequest | undefined> {
  if (row === undefined) return undefined;
  await notifySideUpdate(pool, game);
  return requestOf(row);
}

/** Withdraws the request of a seat, unless it was declined. */
export async function deleteUndoRequest(pool: Pool, game: string, seat: number): Promise<void> {
  const { rowCount } = await pool.query({
    name: "delete-undo-request",
    text: "delete from undo_requests where game_id = $1 and seat = $2 and declined_by is null",
    values: [game, seat],
  });
  if (rowCount === 1) await notifySideUpdate(pool, game);
}

/** Withdraws a proposal of staff, unless all have agreed or someone has declined. Returns false if there is none. */
export async function withdrawProposal(
  client: PoolClient,
  game: string,
  version: number,
  voters: readonly number[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from undo_requests where game_id = $1 and version = $2 and seat is null and declined_by is null
       and not agreed @> $3::int[]`,
    [game, version, voters],
  );
  if (rowCount !== 1) return false;
  await notifySideUpdate(client, game);
  return true;
}

/** A seat asks without a ruling; staff has no seat, and a ruling. */
function requestOf({ version, seat, ruling, to, agreed, declinedBy }: Row): StoredUndoRequest {
  const request = { version, to, agreed, declinedBy };
  if (seat !== null) return { ...request, seat, ruling: null };
  if (ruling === null) throw new Error("an undo request has neither a seat nor a ruling");
  return { ...request, seat, ruling };
}
