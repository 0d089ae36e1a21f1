import type { imports } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import type { PageEnd } from "../../platform/http/cursor.ts";

/** An import as it is stored, without its log. */
export interface StoredImport {
  readonly id: string;
  readonly importedBy: string | null;
  readonly importedAt: Date;
  readonly origin: string | null;
  readonly isListed: boolean;
  readonly about: unknown;
}

export interface NewImport extends Omit<StoredImport, "isListed"> {
  readonly importedBy: string;
  readonly events: number;
  readonly log: Buffer;
}

/**
 * Stores an import, or shows one again that was removed: then the new importer owns it. One statement, so nothing is half
 * stored. Returns whether it was not shown before.
 */
export async function storeImport(
  pool: Pool,
  { id, importedBy, importedAt, origin, about, events, log }: NewImport,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "store-import",
    text: `insert into imported_games (id, imported_by, imported_at, origin, is_listed, about, events, log)
           values ($1, $2, $3, $4, false, $5, $6, $7)
           on conflict (id) do update set imported_by = excluded.imported_by, imported_at = excluded.imported_at,
             origin = excluded.origin, about = excluded.about, is_listed = false, hidden_at = null
           where imported_games.hidden_at is not null`,
    values: [id, importedBy, importedAt, origin, JSON.stringify(about), events, log],
  });
  return rowCount === 1;
}

export async function findImport(pool: Pool, id: string): Promise<StoredImport | undefined> {
  const { rows } = await pool.query<StoredImport>({
    name: "find-import",
    text: `select id, imported_by as "importedBy", imported_at as "importedAt", origin, is_listed as "isListed", about
           from imported_games where id = $1 and hidden_at is null`,
    values: [id],
  });
  return rows[0];
}

/** The log of an import that was not removed, compressed with gzip. */
export async function findImportLog(pool: Pool, id: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ log: Buffer }>({
    name: "find-import-log",
    text: "select log from imported_games where id = $1 and hidden_at is null",
    values: [id],
  });
  return rows[0]?.log;
}

/** Whether a game of this server has this id and ends with this digest. */
export async function isLocalGame(pool: Pool, game: string, head: string): Promise<boolean> {
  const { rows } = await pool.query<{ version: number }>({
    name: "is-local-game",
    text: "select version from events where game_id = $1 and digest = $2 limit 1",
    values: [game, head],
  });
  return rows.length > 0;
}

/** How many imports of an account are newer than a time; removed ones count. */
export async function importsSince(pool: Pool, account: string, since: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "imports-since",
    text: `select count(*)::integer as count from imported_games where imported_by = $1 and imported_at > $2`,
    values: [account, since],
  });
  return rows[0]?.count ?? 0;
}

/** Lists or unlists an import of this account. Returns whether there is one. */
export async function setImportListed(pool: Pool, id: string, account: string, isListed: boolean): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "set-import-listed",
    text: `update imported_games set is_listed = $3 where id = $1 and imported_by = $2 and hidden_at is null`,
    values: [id, account, isListed],
  });
  return rowCount === 1;
}

/** Hides an import of this account. Returns whether there was one. */
export async function hideImport(pool: Pool, id: string, account: string, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "hide-import",
    text: `update imported_games set hidden_at = $3, is_listed = false
           where id = $1 and imported_by = $2 and hidden_at is null`,
    values: [id, account, at],
  });
  return rowCount === 1;
}

/** Hides an import of any account. Returns what was hidden, or `undefined` if there was none. */
export async function hideAnyImport(
  client: PoolClient,
  id: string,
  at: Date,
): Promise<{ readonly importedBy: string | null } | undefined> {
  const { rows } = await client.query<{ importedBy: string | null }>({
    name: "hide-any-import",
    text: `update imported_games set hidden_at = $2, is_listed = false
           where id = $1 and hidden_at is null returning imported_by as "importedBy"`,
    values: [id, at],
  });
  return rows[0];
}

/** The imports of an account, or with `null` those that are listed; the newest first. */
export async function findImports(
  pool: Pool,
  importer: string | null,
  after: PageEnd | undefined,
  limit: number,
): Promise<readonly StoredImport[]> {
  const { rows } = await pool.query<StoredImport>({
    name: "find-imports",
    text: `select id, imported_by as "importedBy", imported_at as "importedAt", origin, is_listed as "isListed", about
           from imported_games
           where hidden_at is null
             and (imported_by = $4 or ($4::text is null and is_listed))
             and ($1::timestamptz is null or (imported_at, id) < ($1, $2::uuid))
           order by imported_at desc, id desc limit $3`,
    values: [after?.at, after?.id, limit, importer],
  });
  return rows;
}

/** An import as the API shows it. */
export function importBody({ about, importedAt, ...stored }: StoredImport): imports.ImportedGame {
  return { ...(about as About), ...stored, importedAt: importedAt.toISOString() };
}

type About = Omit<imports.ImportedGame, keyof StoredImport>;
