import type { Pool, PoolClient } from "pg";
import type { Ruling } from "../domain/game/events.ts";
import { sideUpdatesChannel } from "../event-store/updates/channels.ts";

/** Who wishes to go back: a seat its last move, or the desk to any version, with its reason. */
export type WhoWishes =
  | { readonly seat: number; readonly ruling: null }
  | { readonly seat: null; readonly ruling: Ruling };

/** A wish to go back, as it stands. It holds at one version of its game and lapses with it. */
export type StoredUndoRequest = WhoWishes & {
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
type NewRequest = WhoWishes & { readonly game: string; readonly version: number; readonly to: number };

const columns = `version, seat, ruling, back_to as "to", agreed, declined_by as "declinedBy"`;
const told = `pg_notify('${sideUpdatesChannel}', game_id::text)`;

export async function undoRequestAt(pool: Pool, game: string, version: number): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<StoredUndoRequest>({
    name: "undo-request",
    text: `select ${columns} from undo_requests where game_id = $1 and version = $2`,
    values: [game, version],
  });
  return rows[0];
}

/** Games in which everybody agrees to a wish at the version that they stand at, and it was not done yet. */
export async function gamesGrantedToGoBack(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-granted-to-go-back",
    text: `select game_id from undo_requests as wish join games using (game_id, version)
           where state = 'running' and declined_by is null and not exists (
             select from seats where seats.game_id = wish.game_id and kind = 'person'
               and seats.seat is distinct from wish.seat and seats.seat <> all(agreed))`,
  });
  return rows.map(({ game_id }) => game_id);
}

export type Opening =
  | { readonly is: "opened"; readonly request: StoredUndoRequest }
  /** Another wish is open at this version. */
  | { readonly is: "taken" }
  /** The game stands at another version by now. */
  | { readonly is: "late" };

/** Opens a wish to go back from a version, if the game stands there: nothing is appended to it meanwhile. */
export async function openUndoRequest(
  client: Pool | PoolClient,
  { game, version, seat, ruling, to }: NewRequest,
  at: Date,
): Promise<Opening> {
  const { rows } = await client.query<{ stands: boolean; request: StoredUndoRequest | null }>({
    name: "open-undo-request",
    text: `with standing as materialized (
             select game_id from games where game_id = $1 and version = $2 for share
           ), opened as (
             insert into undo_requests (game_id, version, seat, ruling, back_to, agreed, asked_at)
             select game_id, $2, $3, $4, $5, '{}', $6 from standing
             on conflict (game_id) do update set
               version = excluded.version, seat = excluded.seat, ruling = excluded.ruling, back_to = excluded.back_to,
               agreed = '{}', declined_by = null, asked_at = excluded.asked_at
             where undo_requests.version < excluded.version
               or undo_requests.version = excluded.version
                 and (undo_requests.seat = excluded.seat or undo_requests.declined_by is not null)
             returning game_id, ${columns}
           )
           select exists (select from standing) as stands, (select row_to_json(opened) from opened) as request,
             (select ${told} from opened)`,
    values: [game, version, seat, ruling === null ? null : JSON.stringify(ruling), to, at],
  });
  const { stands = false, request = null } = rows[0] ?? {};
  if (!stands) return { is: "late" };
  return request === null ? { is: "taken" } : { is: "opened", request };
}

/** None where nobody asks this seat. */
export async function noteConsent(pool: Pool, { game, version, seat }: At): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<StoredUndoRequest>({
    name: "note-consent",
    text: `update undo_requests
           set agreed = case when $3::int = any(agreed) then agreed else array_append(agreed, $3::int) end
           where game_id = $1 and version = $2 and seat is distinct from $3 and declined_by is null
           returning ${columns}, ${told}`,
    values: [game, version, seat],
  });
  return rows[0];
}

export async function noteRefusal(pool: Pool, { game, version, seat }: At): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<StoredUndoRequest>({
    name: "note-refusal",
    text: `update undo_requests set declined_by = $3
           where game_id = $1 and version = $2 and seat is distinct from $3 and declined_by is null
           returning ${columns}, ${told}`,
    values: [game, version, seat],
  });
  return rows[0];
}

export async function withdrawUndoRequest(pool: Pool, game: string, seat: number): Promise<void> {
  await pool.query({
    name: "withdraw-undo-request",
    text: `delete from undo_requests where game_id = $1 and seat = $2 returning ${told}`,
    values: [game, seat],
  });
}

/** Ends what the desk asks, unless all have agreed by now or somebody declined; false: nothing is asked. */
export async function withdrawProposal(
  client: PoolClient,
  game: string,
  version: number,
  asked: readonly number[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from undo_requests where game_id = $1 and version = $2 and seat is null and declined_by is null
       and not agreed @> $3::int[] returning ${told}`,
    [game, version, asked],
  );
  return rowCount === 1;
}
