import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ClientBase, Pool, PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { mapAhead } from "./ahead.ts";
import { type BackupTable, entryNames, type TableContents } from "./backup-format.ts";
import { copyTarget, prepareCopies } from "./copy-text.ts";
import { wholeRows } from "./whole-rows.ts";
import type { Archive } from "./write-archive.ts";

/**
 * Runs `act` in one snapshot of the database. Others go on writing, but tables are neither migrated nor truncated
 * meanwhile: a snapshot does not protect from that.
 */
export async function inSnapshot<Result>(pool: Pool, act: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return onOwnConnection(pool, async (guard) => {
    await guard.query("begin");
    await prepareCopies(guard);
    await guard.query(lockTables);
    return onOwnConnection(pool, async (client) => {
      await client.query("begin transaction isolation level repeatable read read only");
      await prepareCopies(client);
      return act(client);
    });
  });
}

/** Its transaction and what it still copies end with the connection. */
async function onOwnConnection<Result>(pool: Pool, act: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await act(client);
  } finally {
    client.release(true);
  }
}

const lockTables = `do $$
declare
  name text;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'graphile_worker')
  loop
    execute 'lock table ' || name || ' in access share mode';
  end loop;
end $$`;

const compress = promisify(gzip);
const pieceBytesMin = 4 * 1024 * 1024;
/** One thread compresses while Postgres fills the next piece; more than four pieces do not make it faster. */
const piecesAhead = 4;

/** Adds the rows of a table to the archive. `onBytes` is told how many bytes of text there were so far. */
export async function dumpTable(
  client: ClientBase,
  table: BackupTable,
  archive: Archive,
  onBytes: (bytes: number) => void,
): Promise<TableContents> {
  const text = measured(client, table, onBytes);
  const pieces = mapAhead(wholeRows(text.chunks, pieceBytesMin), piecesAhead, (piece) => compress(piece, { level: 1 }));
  let number = 0;
  for await (const piece of pieces) {
    number += 1;
    await archive.add(entryNames.piece(table.name, number), piece);
  }
  return text.contents();
}

/** Reads a table and forgets it: what a restored table is compared by. */
export async function measureTable(
  client: ClientBase,
  table: BackupTable,
  onBytes: (bytes: number) => void,
): Promise<TableContents> {
  const { chunks, contents } = measured(client, table, onBytes);
  for await (const _ of chunks);
  return contents();
}

/** The rows of a table as COPY writes them; and, when they have been read, what they were. */
function measured(client: ClientBase, table: BackupTable, onBytes: (bytes: number) => void) {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const hash = createHash("sha256");
  let bytes = 0;
  async function* chunks(): AsyncGenerator<Buffer> {
    for await (const chunk of rows) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes(bytes);
      yield chunk;
    }
  }
  const contents = (): TableContents => ({
    name: table.name,
    rows: rows.rowCount,
    bytes,
    sha256: hash.digest("hex"),
  });
  return { chunks: chunks(), contents };
}
