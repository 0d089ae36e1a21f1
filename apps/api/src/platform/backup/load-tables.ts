import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { BackupTable } from "./backup-format.ts";
import { copyTarget, prepareCopies } from "./copy-text.ts";
import type { SequenceValue } from "./table-catalog-queries.ts";

/**
 * Loads tables in one transaction, without their triggers, and after removing what a first start has written. `load`
 * returns the values of the sequences.
 */
export async function inLoading(client: ClientBase, load: () => Promise<readonly SequenceValue[]>): Promise<void> {
  await client.query("begin");
  await prepareCopies(client);
  await emptyTables(client);
  for (const { name, value } of await load()) await client.query("select setval($1::regclass, $2)", [name, value]);
  await enableTriggers(client);
  await client.query("analyze");
  await client.query("commit");
}

async function emptyTables(client: ClientBase): Promise<void> {
  await client.query(`do $$
    declare
      names text[] := array(
        select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname in ('public', 'graphile_worker')
          and format('%I.%I', schemaname, tablename) <> 'graphile_worker.migrations');
      name text;
    begin
      foreach name in array names loop
        execute 'alter table ' || name || ' disable trigger user';
      end loop;
      execute 'truncate ' || array_to_string(names, ', ');
    end $$`);
}

export async function loadTable(client: ClientBase, table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)));
}

async function enableTriggers(client: ClientBase): Promise<void> {
  await client.query(`do $$
    declare
      name text;
    begin
      for name in
        select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'graphile_worker')
      loop
        execute 'alter table ' || name || ' enable trigger user';
      end loop;
    end $$`);
}
