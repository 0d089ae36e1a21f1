import type { Pool, PoolClient } from "pg";
import type { PlayerSeat } from "../drafts/drafts-store.ts";
import type { StoredPremoves } from "../stored-premoves.ts";

/** The premoves of a seat were changed while one of them was played. */
export class PremovesChanged extends Error {}

/**
 * Stores the premoves of a seat, unless its automatic answers have changed since this revision; undefined if it had none.
 * Returns false then.
 */
export async function storePremoves(
  pool: Pool,
  { game, seat, account }: PlayerSeat,
  premoves: StoredPremoves,
  revision: number | undefined,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "store-premoves",
    text: `insert into auto_replies
             (game_id, seat, account_id, replies, premoves, revision, evaluated_version, changed_at)
           values ($1, $2, $3, '[]', $4, 1, 0, $5)
           on conflict (game_id, seat, account_id) do update set
             premoves = excluded.premoves, revision = auto_replies.revision + 1, evaluated_version = 0,
             reply_to_version = null, reply_at = null, answered_question = null
           where auto_replies.revision = $6`,
    values: [game, seat, account, JSON.stringify(premoves), premoves.savedAt, revision ?? 0],
  });
  return rowCount === 1;
}

/** Deletes the premoves of an account in a game, also after it left the seat. */
export async function clearPremoves(pool: Pool, game: string, account: string): Promise<void> {
  await pool.query({
    name: "clear-premoves",
    text: `update auto_replies set premoves = null, revision = revision + 1, evaluated_version = 0,
             reply_to_version = null, reply_at = null, answered_question = null
           where game_id = $1 and account_id = $2 and premoves is not null`,
    values: [game, account],
  });
}

interface Revised {
  readonly premoves: StoredPremoves;
  /** The revision of the row that was read. */
  readonly revision: number;
}

/** Stores that premoves were stopped, unless they have changed since they were read. */
export async function stopPremoves(
  pool: Pool,
  { game, seat, account }: PlayerSeat,
  { premoves, revision }: Revised,
): Promise<void> {
  await pool.query({
    name: "stop-premoves",
    text: `update auto_replies set premoves = $5, revision = revision + 1, reply_to_version = null, reply_at = null,
             answered_question = null
           where game_id = $1 and seat = $2 and account_id = $3 and revision = $4`,
    values: [game, seat, account, revision, JSON.stringify(premoves)],
  });
}

/** Stores the premoves after one was played. Throws `PremovesChanged` if they have changed since they were read. */
export async function storePlayed(
  client: PoolClient,
  { game, seat, account }: PlayerSeat,
  { premoves, revision, presentUntil }: Revised & { readonly presentUntil: Date },
): Promise<void> {
  const { rowCount } = await client.query(
    `update auto_replies set premoves = $5, revision = revision + 1, reply_to_version = null, reply_at = null,
       present_until = $6
     where game_id = $1 and seat = $2 and account_id = $3 and revision = $4`,
    [game, seat, account, revision, JSON.stringify(premoves), presentUntil],
  );
  if (rowCount !== 1) throw new PremovesChanged("the premoves were changed while one was played");
}

/** What has happened in a game that premoves of a seat may rely on. */
interface Since {
  /** Moves from before it were undone. */
  readonly undone: boolean;
  /** The seat has changed hands. */
  readonly replaced: boolean;
  /** The versions of moves that the player of the seat made. */
  readonly ownMoves: readonly number[];
}

/** What has happened since a version. */
export async function eventsSince(pool: Pool, { game, seat }: PlayerSeat, version: number): Promise<Since> {
  const { rows } = await pool.query<Since>({
    name: "events-since",
    text: `select
             exists (select from events where game_id = $1 and version > $3 and type in ('MovesUndone', 'GameRolledBack')
               and (body->>'to')::int < $3) as undone,
             exists (select from seat_tenures where game_id = $1 and seat_tenures.seat = $2 and since > $3) as replaced,
             array(select version from events where game_id = $1 and version > $3 and type = 'MovePlayed'
               and (body->>'seat')::int = $2 and body->>'by' = 'person' order by version) as "ownMoves"`,
    values: [game, seat, version],
  });
  const [found] = rows;
  if (found === undefined) throw new Error("a query without a table returned no row");
  return found;
}
