import type { Pool, PoolClient, QueryResult, QueryResultRow } from "pg";

/** An `insert … values ($1, …, $n)` of one row, with its values. */
export interface InsertOfRow {
  /** The name under which Postgres keeps it prepared. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs an `insert` with one more row for each list of `others`, in one statement. A distributed Postgres sends the rows of a
 * `values` list straight to their shards; what an `insert … select` selects it collects first.
 */
export function insertRows<Row extends QueryResultRow = Record<string, unknown>>(
  connection: Pool | PoolClient,
  { name, text, values }: InsertOfRow,
  others: readonly (readonly unknown[])[],
): Promise<QueryResult<Row>> {
  const count = others.length + 1;
  // A connection keeps what it has prepared, so large statements, of which there are many sizes, are not.
  const prepared = count <= preparedMax && { name: `${name}-${count}` };
  return connection.query<Row>({
    ...prepared,
    text: textOf(text, values.length, count),
    values: [...values, ...others.flat()],
  });
}

/** Rows in a statement that is prepared. */
const preparedMax = 32;

/** The statements of the sizes that were used. */
const texts = new Map<string, string>();

function textOf(text: string, width: number, count: number): string {
  const key = `${count} ${text}`;
  const known = texts.get(key) ?? repeated(text, width, count);
  texts.set(key, known);
  return known;
}

/** The same statement for several rows: `values ($1, $2)` becomes `values ($1, $2), ($3, $4)`. */
export function repeated(text: string, width: number, count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const parameters = Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`);
    return `(${parameters.join(", ")})`;
  });
  const [first = ""] = rows;
  if (!text.includes(`values ${first}`)) throw new Error(`the statement does not insert values ${first}: ${text}`);
  return text.replace(`values ${first}`, () => `values ${rows.join(", ")}`);
}
