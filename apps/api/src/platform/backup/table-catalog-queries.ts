import type { ClientBase } from "pg";
import type { BackupTable } from "./backup-format.ts";

/** A table to back up. */
export interface CatalogTable extends BackupTable {
  /** Its size on disk, without indexes. */
  readonly bytes: number;
}

/**
 * All tables of Seneschal and of its jobs, each after those that it refers to. Caches are left out, because they are
 * filled again; so are generated columns.
 */
export async function listTables(client: ClientBase): Promise<readonly CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `with recursive listed as (
       select pg_class.oid, coalesce(format('%I.%I', nspname, relname), '') as name, pg_table_size(pg_class.oid) as bytes
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname in ('public', 'graphile_worker')
         and format('%I.%I', nspname, relname)
           not in ('public.cached_responses', 'public.snapshots', 'graphile_worker.migrations')
     ), referring as (
       select oid, 0 as depth from listed
       union
       select conrelid, depth + 1 from referring
       join pg_constraint on confrelid = referring.oid and contype = 'f' and conrelid <> confrelid
     )
     select name, coalesce(bytes, 0)::float8 as bytes, array(
       select attname::text from pg_attribute
       where attrelid = listed.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
     ) as columns
     from listed order by (select max(depth) from referring where referring.oid = listed.oid), name`,
  );
  return rows;
}

export interface SequenceValue {
  readonly name: string;
  readonly value: string;
}

/** The last values of the sequences that have been used. */
export async function listSequences(client: ClientBase): Promise<readonly SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select coalesce(format('%I.%I', schemaname, sequencename), '') as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null order by name`,
  );
  return rows;
}

/** Returns whether the database has the tables of Seneschal. */
export async function hasTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has_tables: boolean }>(
    "select to_regclass('public.events') is not null as has_tables",
  );
  return rows[0]?.has_tables === true;
}

/** The newest migration that was applied, by its time in the journal; null if there is none. */
export async function migrationOf(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ migration: number | null }>(
    "select max(created_at)::float8 as migration from drizzle.__drizzle_migrations",
  );
  return rows[0]?.migration ?? null;
}

/** The same for the tables of jobs. */
export async function jobsMigrationOf(client: ClientBase): Promise<number | null> {
  const exists = await client.query<{ exists: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as exists",
  );
  if (exists.rows[0]?.exists !== true) return null;
  const { rows } = await client.query<{ migration: number | null }>(
    "select max(id) as migration from graphile_worker.migrations",
  );
  return rows[0]?.migration ?? null;
}
