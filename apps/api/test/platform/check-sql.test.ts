import { fileURLToPath } from "node:url";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { checkProgram } from "../../sql-check/check-program.ts";
import { programOf } from "../../sql-check/statements/program.ts";
import { testDatabase } from "../support/database/test-database.ts";

const database = testDatabase();
const file = fileURLToPath(new URL("../../src/planted-store.ts", import.meta.url));

/** One query a line, and what the check says of it. */
const right = [
  `pool.query<{ id: number; note: string | null; at: Date }>("select id, note, at from planted where id = $1", [1])`,
  `pool.query<{ id: number }>({ name: "one", text: "select id from planted", values: [] })`,
  `pool.query("update planted set note = null where id = $1 returning id", [1])`,
  `pool.query<{ all: number }>("select count(*)::int as all from planted")`,
  `pool.query<{ note: string }>("select note from planted where note is not null")`,
  `pool.query<{ name: string | null }>("select other.name from planted left join planted as other using (id)")`,
  `pool.query<{ id: number }>(\`select \${columns} from planted\${isSorted ? " order by at" : ""}\`)`,
  `pool.query<{ size: "big" | "small" }>("select case when id > 9 then 'big' else 'small' end as size from planted")`,
  `pool.query<{ one: { id: number; at: string } }>("select json_build_object('id', id, 'at', at) as one from planted")`,
  `pool.query<{ body: { any: "thing" } }>("select body from planted")`,
  `pool.query<Record<string, unknown>>("select id, note from planted")`,
  `pool.query<{ id: number }>("select id from unnest($1::int[]) as id", [[1, 2]])`,
  `pool.query<{ at: string }>("select body->>'at' as at from planted where body->>'at' is not null")`,
  `pool.query<{ id: number }>({ ...(isSorted ? sorted : unsorted), values: [] })`,
  `pool.query("with read as (select 1 from accounts for update) update sessions set user_agent = null")`,
  `pool.query("begin")`,
] as const;

const wrong = [
  [
    "tables that a cluster keeps in different places",
    `pool.query("with gone as (delete from accounts where id = 'a') delete from sessions")`,
    "accounts (reference), sessions (local)",
  ],
  [
    "a column that is not there",
    `pool.query<{ nmae: string }>("select nmae from planted")`,
    'column "nmae" does not exist',
  ],
  ["a wrong name in the row", `pool.query<{ nmae: string }>("select name from planted")`, 'no column "nmae"'],
  [
    "a column that the row lacks",
    `pool.query<{ id: number }>("select id, name from planted")`,
    'lacks column "name": string',
  ],
  [
    "a wrong type",
    `pool.query<{ at: string }>("select at from planted")`,
    'column "at": expected Date, declared string',
  ],
  [
    "a number for a bigint",
    `pool.query<{ n: number }>("select count(*) as n from planted")`,
    'column "n": expected string, declared number',
  ],
  [
    "a null that the row denies",
    `pool.query<{ note: string }>("select note from planted")`,
    "expected string | null, declared string",
  ],
  [
    "a null that never comes",
    `pool.query<{ name: string | null }>("select name from planted")`,
    "expected string, declared string | null",
  ],
  [
    "the null of an outer join",
    `pool.query<{ name: string }>("select other.name from planted left join planted as other using (id)")`,
    "expected string | null",
  ],
  [
    "the null of an aggregate",
    `pool.query<{ last: Date }>("select max(at) as last from planted")`,
    "expected Date | null",
  ],
  [
    "the null of a branch",
    `pool.query<{ note: string }>("select case when id > 9 then name end as note from planted")`,
    "expected string | null",
  ],
  [
    "words that the column does not list",
    `pool.query<{ name: "a" | "b" }>("select name from planted")`,
    'expected string, declared "a" | "b"',
  ],
  [
    "too few words",
    `pool.query<{ size: "big" }>("select case when id > 9 then 'big' else 'small' end as size from planted")`,
    'expected "big" | "small"',
  ],
  [
    "a Date in JSON",
    `pool.query<{ one: { at: Date } }>("select json_build_object('at', at) as one from planted")`,
    "expected { at: string }",
  ],
  [
    "a Date in stored JSON",
    `pool.query<{ body: { at: Date } }>("select body from planted")`,
    'column "body": expected JSON',
  ],
  ["any", `pool.query<{ name: any }>("select name from planted")`, "declared any"],
  [
    "rows without a type",
    `(await pool.query("select id, note from planted")).rows`,
    "no declared type; expected { id: number; note: string | null }",
  ],
  [
    "rows without names",
    `pool.query<Record<string, string>>("select id from planted")`,
    "one object type that names each column",
  ],
  [
    "SQL that only run time knows",
    `pool.query<{ id: number }>(\`select id from planted order by \${word}\`)`,
    "word must be a literal",
  ],
  [
    "one of several texts that is wrong",
    `pool.query<{ id: number }>(isSorted ? "select id from planted" : "select id from plantde")`,
    'relation "plantde" does not exist',
  ],
  ["a query that is handed on", `[1].map(pool.query)`, "call this function where it is named"],
  ["a query by another way", `pool["query"]("select id from planted")`, "call this function where it is named"],
  ["a query that is taken out", `(({ query }: Pool) => query)(pool)`, "call this function where it is named"],
  [
    "a connection of one's own kind",
    `(async (own: { query: (text: string) => Promise<object> }) => own.query("select id from planted"))(pool)`,
    "declare no query of your own",
  ],
  [
    "too few values",
    `pool.query<{ id: number }>("select id from planted where id = $1 and name = $2", [1])`,
    "2 parameters, but 1 values",
  ],
  [
    "a value of another type",
    `pool.query<{ id: number }>("select id from planted where id = $1", ["one"])`,
    "$1 is integer",
  ],
  [
    "values that nobody can count",
    `pool.query<{ id: number }>("select id from planted where id = $1", [1].concat(1))`,
    "a list whose length is known",
  ],
  [
    "a name that is taken",
    `pool.query<{ id: number }>({ name: "one", text: "select id from planted where id > 0", values: [] })`,
    '"one" names statements that differ',
  ],
  ["a table that is not there", `pool.query("truncate plantde")`, 'relation "plantde" does not exist'],
] as const;

let faultsOf: ReadonlyMap<number, string>;

beforeAll(async () => {
  await database.pool.query(
    "create table planted (id int primary key, name text not null, note text, at timestamptz not null, body json not null)",
  );
  faultsOf = await faultsByLine([...right, ...wrong.map(([, query]) => query)]);
});

describe("what agrees with the tables passes", () => {
  it.each(right.map((query, place) => [query, place] as const))("%s", (_, place) => {
    expect(faultsOf.get(place)).toBeUndefined();
  });
});

describe("what does not is rejected", () => {
  it.each(wrong.map(([name, , message], place) => [name, message, place] as const))("%s", (_, message, place) => {
    expect(faultsOf.get(right.length + place)).toContain(message);
  });
});

async function faultsByLine(queries: readonly string[]): Promise<ReadonlyMap<number, string>> {
  const start = [
    `import type { Pool } from "pg"; const columns = "id" as const;`,
    `const sorted = { name: "sorted", text: "select id from planted order by at" } as const;`,
    `const unsorted = { name: "unsorted", text: "select id from planted" } as const;`,
    "export async function planted(pool: Pool, word: string, isSorted: boolean): Promise<void> {",
  ];
  const source = [...start, ...queries.map((query) => `await ${query};`), "}"].join("\n");
  const program = programOf((name) => name === file, new Map([[file, source]]));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const report = await checkProgram(program, (name) => name === file, client);
  await client.end();
  const faults = new Map<number, string>();
  for (const { line, message } of report.faults) {
    const place = line - start.length - 1;
    faults.set(place, `${faults.get(place) ?? ""}${message}\n`);
  }
  return faults;
}
