import type { ClientBase } from "pg";
import { firstDistributed, type MovedTable, type TableClass } from "./table-classes.ts";

// The statements that only Citus knows. `npm run check-sql`, which asks a plain Postgres, leaves this file out.

/** Whether this database has the extension. */
export async function hasCitus(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    "select exists (select from pg_extension where extname = 'citus') as is",
  );
  return rows[0]?.is === true;
}

/** The active nodes that Citus knows. */
export async function nodeCounts(
  client: ClientBase,
): Promise<{ readonly coordinators: number; readonly workers: number }> {
  const { rows } = await client.query<{ coordinators: number; workers: number }>(
    `select count(*) filter (where groupid = 0)::int as coordinators, count(*) filter (where groupid <> 0)::int as workers
     from pg_dist_node where isactive`,
  );
  return rows[0] ?? { coordinators: 0, workers: 0 };
}

/** Tables of Seneschal that are not among these. */
export async function unclassifiedTables(client: ClientBase, known: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not relname = any($1::text[]) order by 1`,
    [known],
  );
  return rows.map(({ name }) => name);
}

/** The classes that tables have now; local ones may be missing. */
export async function currentClasses(client: ClientBase): Promise<ReadonlyMap<string, TableClass>> {
  const { rows } = await client.query<{ name: string; type: TableClass }>(
    "select table_name::text as name, citus_table_type as type from citus_tables",
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

export interface Fingerprint {
  readonly rows: number;
  /** Does not depend on the order of rows. */
  readonly digest: string;
}

/** The number of rows and the sum of their hashes. */
export async function fingerprintOf(client: ClientBase, table: MovedTable): Promise<Fingerprint> {
  const { rows } = await client.query<Fingerprint>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(stored::text, 0)::numeric), 0)::text as digest
     from ${table} as stored`,
  );
  return rows[0] ?? { rows: 0, digest: "0" };
}

/** Distributes the rows of a table. Those of all distributed tables of a game stay together. */
export async function distributeTable(
  client: ClientBase,
  table: MovedTable,
  to: "distributed" | "reference",
  shards: number,
): Promise<void> {
  if (to === "reference") await client.query("select create_reference_table($1)", [table]);
  else if (table === firstDistributed) {
    await client.query("select create_distributed_table($1, 'game_id', colocate_with => 'none', shard_count => $2)", [
      table,
      shards,
    ]);
  } else {
    await client.query("select create_distributed_table($1, 'game_id', colocate_with => $2)", [
      table,
      firstDistributed,
    ]);
  }
}

/** Frees what the coordinator kept of a table that is distributed now. */
export async function truncateLocalCopy(client: ClientBase, table: MovedTable): Promise<void> {
  await client.query("select truncate_local_data_after_distributing_table($1)", [table]);
}
