import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrateDatabase } from "../../src/composition/open-database.ts";
import { exitCodes } from "../../src/platform/backup/backup-error.ts";
import { newHeader } from "../../src/platform/backup/backup-format.ts";
import { writeArchive } from "../../src/platform/backup/write-archive.ts";
import { migrateUpTo, migrationTimes } from "../../src/platform/postgres/migrate.ts";
import { surviveBrokenConnections } from "../../src/platform/postgres/open-pool.ts";
import { runStatement, withDatabase } from "../support/database/statement.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { runCommand } from "../support/processes/command.ts";
import { begunGame, guest } from "../support/server/caller.ts";
import { startServer } from "../support/server/test-server.ts";

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "backup-commands-"));
const made = join(folder, "made.tar");
const created: string[] = [];

beforeAll(async () => {
  const server = await startServer(database, { runsBots: false });
  await begunGame([await guest(server.url, "Ada"), await guest(server.url, "Bea")], {
    ruleset: "middle-ages",
    options: {},
  });
  await server.close();
  const { code, output } = await run("backup", [made], database.url);
  expect(code, output).toBe(0);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const name of created) await runStatement(inject("postgresUrl"), `drop database if exists ${name} with (force)`);
});

const run = (command: string, args: readonly string[], url: string, env: Record<string, string> = {}) =>
  runCommand(command, args, { DATABASE_URL: url, SECRET_KEY: "", BACKUP_PASSPHRASE: "", ...env });

async function emptyDatabase(): Promise<string> {
  const name = `${inject("templateDatabase").replace("template", "test")}_${randomBytes(6).toString("hex")}`;
  await runStatement(inject("postgresUrl"), `create database ${name}`);
  created.push(name);
  return withDatabase(inject("postgresUrl"), name);
}

describe("npm run backup", () => {
  it("does not overwrite a file", async () => {
    expect(await run("backup", [made], database.url)).toMatchObject({ code: exitCodes.usage });
  });

  it("reports a full disk and leaves no file", async () => {
    const path = join(folder, "full.tar");
    // Linux has a file that is always full.
    symlinkSync("/dev/full", `${path}.unfinished`);
    expect(await run("backup", [path], database.url)).toMatchObject({ code: exitCodes["disk-full"] });
    expect(readdirSync(folder).filter((name) => name.startsWith("full"))).toEqual([]);
  });

  it("finds no database in an empty data folder, and creates none", async () => {
    const env = { DATA_DIR: join(folder, "nothing") };
    expect(await run("backup", [join(folder, "nothing.tar")], "", env)).toMatchObject({ code: exitCodes.failed });
    expect(readdirSync(folder)).not.toContain("nothing");
  });

  it("reads a file back without a database, and recognizes a changed one", async () => {
    const nowhere = "postgres://nobody@127.0.0.1:1/none";
    const sound = await run("backup", ["--verify", made], nowhere);
    expect(sound).toMatchObject({ code: 0, output: expect.stringContaining("1 game, 0 tournaments") });
    const changed = join(folder, "changed.tar");
    writeFileSync(changed, readFileSync(made).subarray(0, -2048));
    expect(await run("backup", ["--verify", changed], nowhere)).toMatchObject({ code: exitCodes.damaged });
  });
});

describe("npm run restore", () => {
  it("rejects a database with games, and keeps it", async () => {
    expect(await run("restore", [made], database.url)).toMatchObject({ code: exitCodes["not-empty"] });
    expect(await runStatement(database.url, "select count(*)::text from events where version = 1")).toEqual([
      { count: "1" },
    ]);
  });

  it("rejects a database that a server uses", async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url);
    const pool = new pg.Pool({ connectionString: url });
    surviveBrokenConnections(pool);
    const server = await startServer({ url, pool });
    expect(await run("restore", [made], url)).toMatchObject({ code: exitCodes["server-running"] });
    await server.close();
    await pool.end();
  });

  it("rejects a backup of a newer version, before it touches the database", async () => {
    const url = await emptyDatabase();
    const newer = join(folder, "newer.tar");
    const migration = Math.max(...migrationTimes()) + 1;
    const header = newHeader({ createdAt: new Date().toISOString(), migration, jobsMigration: null, tables: [] });
    await writeArchive(newer, undefined, ({ add }) => add("backup.json", Buffer.from(JSON.stringify(header))));
    expect(await run("restore", [newer], url)).toMatchObject({ code: exitCodes.newer });
    expect(await tablesOf(url)).toEqual([]);
  });

  it("leaves an empty database when it fails, into which it can be repeated", async () => {
    const url = await emptyDatabase();
    const incomplete = join(folder, "incomplete.tar");
    writeFileSync(incomplete, readFileSync(made).subarray(0, -2048));
    expect(await run("restore", [incomplete], url)).toMatchObject({ code: exitCodes.damaged });
    expect(await runStatement(url, "select count(*)::text from events")).toEqual([{ count: "0" }]);
    expect(await run("restore", [made], url)).toMatchObject({ code: 0 });
    expect(await rowsOf(url)).toEqual(await rowsOf(database.url));
  });

  it("restores a backup of an earlier version, and updates it", async () => {
    const [earlier, restored] = [await emptyDatabase(), await emptyDatabase()];
    await migrateTo(earlier, migrationTimes().at(-4) as number);
    await runStatement(
      earlier,
      "insert into accounts (id, name, email, created_at, updated_at) values ('a', 'Ada', 'ada@example.org', now(), now())",
    );
    const file = join(folder, "earlier.tar");
    expect(await run("backup", [file], earlier)).toMatchObject({ code: 0 });
    const { code, output } = await run("restore", [file], restored);
    expect(code, output).toBe(0);
    await migrateDatabase(earlier);
    expect(await rowsOf(restored)).toEqual(await rowsOf(earlier));
  });
});

async function migrateTo(url: string, time: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateUpTo(client, time);
  await client.end();
}

async function tablesOf(url: string): Promise<readonly string[]> {
  const rows = await runStatement(
    url,
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name as string);
}

/** The rows of all tables but the caches. */
async function rowsOf(url: string): Promise<Readonly<Record<string, readonly object[]>>> {
  const rows: Record<string, readonly object[]> = {};
  for (const table of await tablesOf(url)) {
    if (table === "cached_responses" || table === "snapshots") continue;
    rows[table] = await runStatement(url, `select row_to_json(${table})::text as row from ${table} order by 1`);
  }
  return rows;
}
