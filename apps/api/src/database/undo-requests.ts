import type { Pool } from "pg";
import { besideChannel } from "./beside-channel.ts";

/** A wish to go back, as it stands. It holds at one version of its game and lapses with it. */
export interface StoredUndoRequest {
  readonly version: number;
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
}

interface At {
  readonly game: string;
  readonly version: number;
  readonly seat: number;
}

const columns = `version, seat, back_to as "to", agreed, declined_by as "declinedBy"`;
const told = `pg_notify('${besideChannel}', game_id::text)`;

export async function undoRequestAt(pool: Pool, game: string, version: number): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<StoredUndoRequest>({
    name: "undo-request",
    text: `select ${columns} from undo_requests where game_id = $1 and version = $2`,
    values: [game, version],
  });
  return rows[0];
}

/** False where another seat's request is open at this version. */
export async function openUndoRequest(pool: Pool, { game, version, seat, to }: At & StoredUndoRequest, at: string) {
  const { rows } = await pool.query({
    name: "open-undo-request",
    text: `insert into undo_requests (game_id, version, seat, back_to, agreed, asked_at) values ($1, $2, $3, $4, '{}', $5)
           on conflict (game_id) do update set
             version = excluded.version, seat = excluded.seat, back_to = excluded.back_to, agreed = '{}',
             declined_by = null, asked_at = excluded.asked_at
           where undo_requests.version <> excluded.version or undo_requests.seat = excluded.seat
             or undo_requests.declined_by is not null
           returning ${told}`,
    values: [game, version, seat, to, at],
  });
  return rows.length > 0;
}

/** None where nobody asks this seat. */
export async function noteConsent(pool: Pool, { game, version, seat }: At): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<StoredUndoRequest>({
    name: "note-consent",
    text: `update undo_requests
           set agreed = case when $3::int = any(agreed) then agreed else array_append(agreed, $3::int) end
           where game_id = $1 and version = $2 and seat <> $3 and declined_by is null
           returning ${columns}, ${told}`,
    values: [game, version, seat],
  });
  return rows[0];
}

export async function noteRefusal(pool: Pool, { game, version, seat }: At): Promise<StoredUndoRequest | undefined> {
  const { rows } = await pool.query<StoredUndoRequest>({
    name: "note-refusal",
    text: `update undo_requests set declined_by = $3
           where game_id = $1 and version = $2 and seat <> $3 and declined_by is null
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
