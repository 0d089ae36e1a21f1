import { tableClasses } from "../src/platform/postgres/distribution/table-classes.ts";
import { type Fault, faultAt } from "./fault.ts";
import type { Statement } from "./statements/find-statements.ts";

const classes = new Map<string, string>(
  Object.entries(tableClasses).flatMap(([name, tables]) => tables.map((table) => [table, name] as const)),
);

/** Citus writes all tables of a statement where it writes one of them: copies on other nodes would stay as they are. */
export function classFaults({ call, variants }: Statement): readonly Fault[] {
  const mixed = variants.map(({ text }) => writtenTables(text)).find((tables) => classesOf(tables).size > 1);
  if (mixed === undefined) return [];
  const tables = mixed.map((table) => `${table} (${classes.get(table)})`).join(", ");
  return [faultAt(call, `the statement writes tables of several classes (table-classes.ts): ${tables}`)];
}

const classesOf = (tables: readonly string[]) => new Set(tables.map((table) => classes.get(table)));

/** `for update` and `do update` name no table. */
const written = /\b(?:insert into|delete from|(?<!\b(?:for|key|do) )update)\s+"?(\w+)/gi;

function writtenTables(text: string): readonly string[] {
  const named = [...text.matchAll(written)].map(([, table = ""]) => table);
  return [...new Set(named)].filter((table) => classes.has(table));
}
