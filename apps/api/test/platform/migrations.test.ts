import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate, migrateUpTo, migrationTimes } from "../../src/platform/postgres/migrate.ts";
import { drizzleTables } from "../support/database/drizzle-tables.ts";
import { runStatement, withDatabase } from "../support/database/statement.ts";

const server = inject("postgresUrl");
const name = `${inject("templateDatabase").replace("template", "test")}_migrations`;
const url = withDatabase(server, name);
const client = new pg.Client({ connectionString: url });
beforeAll(async () => {
  await runStatement(server, `create database ${name}`);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await runStatement(server, `drop database if exists ${name} with (force)`);
});

/** The last migration before tables and columns got their present names. */
const lastOfOldNames = 26;

it("renames tables and columns and keeps their rows", async () => {
  await migrateUpTo(client, migrationTimes()[lastOfOldNames] as number);
  const old = await tables();
  for (const { table } of old) await client.query(`insert into ${table} values (${await valuesFor(table)})`);
  const rows = await rowsByTable(old, old);
  expect(rows.size).toBeGreaterThan(45);

  await migrate(url, async () => undefined);
  const current = await tables();
  const kept = await rowsByTable(current, old);
  expect(new Map([...kept].filter(([table]) => rows.has(table)))).toEqual(rows);
  // Tables that were added later are empty.
  expect([...kept].filter(([table, found]) => !rows.has(table) && !isEmpty(found))).toEqual([]);
  const described = (await drizzleTables()).map(
    ({ name: table, columns }) => [table, columns.map((one) => one.name)] as const,
  );
  expect(namesIn(current.map(({ table, columns }) => [table, columns] as const))).toEqual(namesIn(described));
});

const isEmpty = (found: unknown) => Array.isArray(found) && found.length === 0;

it("are applied in order, because each is newer than the one before", () => {
  const times = migrationTimes();
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

it("converts outcomes to the score that players count", async () => {
  const ranking = [307, 204, 109, 102].map((score, seat) => ({ seat, rank: seat + 1, score }));
  // A temporary table comes before the one of the server.
  await client.query("create temporary table games (id int generated always as identity, ruleset text, outcome json)");
  const outcomes = [
    ["fief-1429", { ranking }],
    ["village", { ranking }],
    ["fief-1429", null],
  ] as const;
  for (const outcome of outcomes)
    await client.query("insert into games (ruleset, outcome) values ($1, $2)", [...outcome]);
  await client.query(migration("0028_scores-in-points"));
  const { rows } = await client.query<{ outcome: unknown }>("select outcome from games order by id");
  await client.query("drop table pg_temp.games");
  const villages = (value: number) => [{ name: "villages", value }];
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    {
      ranking: [
        { seat: 0, rank: 1, score: 3, tieBreaks: [] },
        { seat: 1, rank: 2, score: 2, tieBreaks: [] },
        { seat: 2, rank: 3, score: 1, tieBreaks: villages(9) },
        { seat: 3, rank: 4, score: 1, tieBreaks: villages(2) },
      ],
    },
    { ranking: ranking.map((place) => ({ ...place, tieBreaks: [] })) },
    null,
  ]);
});

it("names the levels of bots", async () => {
  await client.query("create temporary table seats (id int generated always as identity, bot text)");
  for (const bot of ["random", "greedy", "search", "hard", null])
    await client.query("insert into seats (bot) values ($1)", [bot]);
  await client.query(migration("0029_bot-levels"));
  const { rows } = await client.query<{ bot: string | null }>("select bot from seats order by id");
  await client.query("drop table pg_temp.seats");
  expect(rows.map(({ bot }) => bot)).toEqual(["easy", "medium", "hard", "hard", null]);
});

const migration = (tag: string): string =>
  readFileSync(new URL(`../../src/platform/postgres/migrations/${tag}.sql`, import.meta.url), "utf8");

/** By table, the names of its columns in alphabetical order. */
function namesIn(pairs: readonly (readonly [string, readonly string[]])[]) {
  return Object.fromEntries(pairs.map(([table, columns]) => [table, columns.toSorted()]));
}

interface SqlTable {
  /** Stays the same when a table is renamed. */
  readonly oid: number;
  readonly table: string;
  readonly columns: readonly string[];
}

async function tables(): Promise<readonly SqlTable[]> {
  const { rows } = await client.query<SqlTable>(
    `select pg_class.oid::int, relname::text as table, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relkind = 'r' and relnamespace = 'public'::regnamespace group by pg_class.oid, relname
     order by relname <> 'accounts', relname collate "C"`,
  );
  return rows;
}

/** One value for each column, by its type. Every account is `x`, so that references lead somewhere. */
async function valuesFor(table: string): Promise<string> {
  const { rows } = await client.query<{ type: string }>(
    `select format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows.map(({ type }) => literalOf(type)).join(", ");
}

function literalOf(type: string): string {
  if (type.endsWith("[]")) return `'{}'`;
  if (type.startsWith("json")) return `'{"a": 1}'`;
  if (type.startsWith("timestamp")) return `'2026-01-02T03:04:05Z'`;
  const literals: Readonly<Record<string, string>> = { text: `'x'`, boolean: "true", bytea: `'\\x01'` };
  return literals[type] ?? (type === "uuid" ? `'00000000-0000-4000-8000-000000000001'` : "1");
}

/** The rows of these tables, without columns that were added since. */
async function rowsByTable(
  all: readonly SqlTable[],
  since: readonly SqlTable[],
): Promise<ReadonlyMap<number, unknown>> {
  const found = new Map<number, unknown>();
  for (const { oid, table, columns } of all) {
    const before = since.find((one) => one.oid === oid)?.columns.length;
    const kept = columns.slice(0, before).map((name) => `"${name}"`);
    const { rows } = await client.query(`select row(${kept.join(", ")})::text from ${table}`);
    found.set(oid, rows);
  }
  return found;
}
