import type { Client } from "pg";
import type { Catalog } from "./catalog/catalog.ts";
import { queriesIn } from "./catalog/query-tree.ts";
import { analysisWith } from "./facts/expression-facts.ts";
import type { Fact, TypedFact } from "./facts/facts.ts";
import { outputsOf } from "./facts/output-facts.ts";
import { Scope } from "./facts/scope.ts";

export interface Column extends TypedFact {
  readonly name: string;
}

/** What Postgres makes of a statement: the columns it returns and the types of its parameters. */
export interface Description {
  readonly columns: readonly Column[];
  readonly parameters: readonly string[];
}

export type Describe = (text: string, values: readonly Fact[]) => Promise<Description>;

/**
 * Asks Postgres for types with PREPARE, and for the query tree by making the statement the body of an SQL function.
 * Nothing of it remains, and no statement is executed, except those that Postgres does not prepare.
 */
export function describeWith(client: Client, catalog: Catalog): Describe {
  return async (text, values) => {
    if (!isPrepared(text)) return tryOut(client, text);
    return rolledBack(client, async () => {
      const { parameters, results } = await preparedTypes(client, text);
      const analysis = analysisWith(catalog, values);
      const query = await queryOf(client, text, parameters);
      const columns = outputsOf(query).map((entry, place) => {
        const fact = analysis.outputOf(new Scope(query), place + 1);
        return { ...fact, name: entry.text("resname") ?? "?column?", type: results[place] ?? fact.type };
      });
      return { columns, parameters };
    });
  };
}

const isPrepared = (text: string) => /^[\s(]*(select|with|insert|update|delete|merge|values)\b/i.test(text);
const isOfTransactions = (text: string) => /^\s*(begin|commit|rollback)\b/i.test(text);

/** BEGIN, TRUNCATE, LISTEN and so on return no rows and take no parameters. */
async function tryOut(client: Client, text: string): Promise<Description> {
  if (!isOfTransactions(text)) await rolledBack(client, () => client.query(text));
  return { columns: [], parameters: [] };
}

async function preparedTypes(client: Client, text: string) {
  await client.query(`prepare described as ${text}`);
  const { rows } = await client.query<{ parameters: string[]; results: string[] }>(
    `select parameter_types::text[] as parameters, coalesce(result_types::text[], '{}') as results
     from pg_prepared_statements where name = 'described'`,
  );
  const [types] = rows;
  if (types === undefined) throw new Error("Postgres has not prepared the statement");
  return types;
}

async function queryOf(client: Client, text: string, parameters: readonly string[]) {
  await client.query(
    `create function pg_temp.described(${parameters.join(", ")}) returns void language sql begin atomic ${text}\n; end`,
  );
  const { rows } = await client.query<{ tree: string }>(
    "select prosqlbody::text as tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()",
  );
  const [query] = queriesIn(rows[0]?.tree ?? "()");
  if (query === undefined) throw new Error("Postgres shows no query tree");
  return query;
}

async function rolledBack<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    return await work();
  } finally {
    await client.query("rollback");
    await client.query("deallocate all");
  }
}
