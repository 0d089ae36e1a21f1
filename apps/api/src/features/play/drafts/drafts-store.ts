import type { Pool } from "pg";

/** A seat held by a certain account. */
export interface PlayerSeat {
  readonly game: string;
  readonly seat: number;
  readonly account: string;
}

export interface StoredDraft {
  readonly expectedVersion: number;
  readonly moves: readonly unknown[];
  readonly savedAt: string;
}

export async function storedDraft(pool: Pool, { game, seat, account }: PlayerSeat): Promise<StoredDraft | undefined> {
  const { rows } = await pool.query<{ version: number; moves: readonly unknown[]; saved_at: Date }>({
    name: "stored-draft",
    text: "select version, moves, saved_at from drafts where game_id = $1 and seat = $2 and account_id = $3",
    values: [game, seat, account],
  });
  const [row] = rows;
  return row && { expectedVersion: row.version, moves: row.moves, savedAt: row.saved_at.toISOString() };
}

export async function storeDraft(pool: Pool, { game, seat, account }: PlayerSeat, draft: StoredDraft): Promise<void> {
  await pool.query({
    name: "store-draft",
    text: `insert into drafts (game_id, seat, account_id, version, moves, saved_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (game_id, seat, account_id) do update
             set version = excluded.version, moves = excluded.moves, saved_at = excluded.saved_at`,
    values: [game, seat, account, draft.expectedVersion, JSON.stringify(draft.moves), draft.savedAt],
  });
}

/** Deletes all drafts of an account in a game, also after it left the seat. */
export async function deleteDrafts(pool: Pool, game: string, account: string): Promise<void> {
  await pool.query({
    name: "delete-drafts",
    text: "delete from drafts where game_id = $1 and account_id = $2",
    values: [game, account],
  });
}
