import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

export interface StoredNotebook {
  readonly text: string;
  readonly changedAt: string;
}

export async function loadNotebook(pool: Pool, game: string, account: string): Promise<StoredNotebook | undefined> {
  const { rows } = await pool.query<{ text: string; changed_at: Date }>({
    name: "stored-notebook",
    text: "select text, changed_at from notebooks where game_id = $1 and account_id = $2",
    values: [game, account],
  });
  return rows.map(({ text, changed_at }) => ({ text, changedAt: changed_at.toISOString() }))[0];
}

export async function storeNotebook(pool: Pool, game: string, account: string, note: StoredNotebook): Promise<void> {
  await pool.query({
    name: "store-notebook",
    text: `insert into notebooks (game_id, account_id, text, changed_at) values ($1, $2, $3, $4)
           on conflict (game_id, account_id) do update set text = excluded.text, changed_at = excluded.changed_at`,
    values: [game, account, note.text, note.changedAt],
  });
}

export interface StoredEntry {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly seat: number;
  readonly version: number;
  readonly text: string;
  readonly at: string;
}

/** Returns the diary entries of a game: all of them, or those of one account. */
export async function loadDiary(
  pool: Pool,
  game: string,
  account: string | undefined,
): Promise<readonly StoredEntry[]> {
  const { rows } = await pool.query<Omit<StoredEntry, "at"> & { at: Date }>({
    name: "diary-entries",
    text: `select entry_id as id, account_id as account, name, seat, version, text, at
           from diary_entries join accounts on accounts.id = account_id
           where game_id = $1 and ($2::text is null or account_id = $2) order by version, at`,
    values: [game, account],
  });
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

interface NewEntry extends Omit<StoredEntry, "id" | "name"> {
  readonly game: string;
}

export async function storeEntry(
  client: PoolClient,
  { game, account, seat, version, text, at }: NewEntry,
): Promise<string> {
  const id = randomUUID();
  await client.query({
    name: "store-diary-entry",
    text: `insert into diary_entries (entry_id, game_id, account_id, seat, version, text, at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, game, account, seat, version, text, at],
  });
  return id;
}

/** Returns false if the entry does not exist or belongs to another account. */
export async function deleteStoredEntry(pool: Pool, game: string, account: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "delete-diary-entry",
    text: "delete from diary_entries where game_id = $1 and account_id = $2 and entry_id = $3",
    values: [game, account, id],
  });
  return rowCount === 1;
}
