import type { Client } from "pg";
import { columnEnumValues } from "./column-enum-values.ts";
import { queriesIn, type TreeNode } from "./query-tree.ts";

export interface CatalogColumn {
  readonly type: string;
  readonly isNotNull: boolean;
  readonly enumValues: ReadonlySet<string> | undefined;
}

/** What Postgres knows about the tables, views, functions and operators that a query tree names by number. */
export interface Catalog {
  readonly columnOf: (relation: number, number: number) => CatalogColumn | undefined;
  readonly viewOf: (relation: number) => TreeNode | undefined;
  readonly functionOf: (number: number) => string;
  readonly operatorOf: (number: number) => string;
  readonly typeOf: (number: number) => string;
}

export async function readCatalog(client: Client): Promise<Catalog> {
  const columns = await readColumns(client);
  const views = await readViews(client);
  const functions = await namesBy(client, "select oid::int as number, proname as name from pg_proc");
  const operators = await namesBy(client, "select oid::int as number, oprname as name from pg_operator");
  const types = await namesBy(client, "select oid::int as number, oid::regtype::text as name from pg_type");
  const nameIn = (names: ReadonlyMap<number, string>) => (number: number) => names.get(number) ?? `number ${number}`;
  return {
    columnOf: (relation, number) => columns.get(`${relation}.${number}`),
    viewOf: (relation) => views.get(relation),
    functionOf: nameIn(functions),
    operatorOf: nameIn(operators),
    typeOf: nameIn(types),
  };
}

async function readColumns(client: Client): Promise<ReadonlyMap<string, CatalogColumn>> {
  const enumValues = await columnEnumValues();
  const { rows } = await client.query<{
    relation: number;
    number: number;
    table: string;
    column: string;
    type: string;
    is_not_null: boolean;
  }>(
    `select attrelid::int as relation, attnum::int as number, relname::text as table, attname::text as column,
       atttypid::regtype::text as type, attnotnull as is_not_null
     from pg_attribute join pg_class on pg_class.oid = attrelid where attnum > 0 and not attisdropped`,
  );
  return new Map(
    rows.map(({ relation, number, table, column, type, is_not_null }) => [
      `${relation}.${number}`,
      { type, isNotNull: is_not_null, enumValues: enumValues.get(`${table}.${column}`) },
    ]),
  );
}

async function readViews(client: Client): Promise<ReadonlyMap<number, TreeNode>> {
  const { rows } = await client.query<{ relation: number; tree: string }>(
    `select ev_class::int as relation, ev_action::text as tree from pg_rewrite
     where rulename = '_RETURN' and ev_class >= 16384`,
  );
  return new Map(
    rows.flatMap(({ relation, tree }) => {
      const [query] = queriesIn(tree);
      return query === undefined ? [] : [[relation, query] as const];
    }),
  );
}

async function namesBy(client: Client, text: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; name: string }>(text);
  return new Map(rows.map(({ number, name }) => [number, name]));
}
