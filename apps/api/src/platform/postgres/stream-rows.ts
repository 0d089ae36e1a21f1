import type { Pool, PoolClient, QueryResultRow } from "pg";

export interface ListQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

const batchRows = 500;

/**
 * The total number of rows, added to each row of a page. Not computed for whole lists, because Postgres would have to
 * materialize them.
 */
export function totalCount(limit: number | null) {
  return limit === null ? "null::int" : "count(*) over ()::int";
}

/**
 * Streams all rows of a query with a cursor, from one snapshot. It holds a connection; Postgres closes it if the reader
 * pauses for a minute.
 */
export async function* streamRows<Row extends QueryResultRow>(pool: Pool, query: ListQuery): AsyncGenerator<Row> {
  const client = await pool.connect();
  try {
    await client.query("begin read only");
    await client.query("set local idle_in_transaction_session_timeout = '1min'");
    await client.query(`declare every_row no scroll cursor for ${query.text}`, [...query.values]);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${batchRows} from every_row`);
      yield* rows;
      if (rows.length < batchRows) return;
    }
  } finally {
    await releaseClient(client);
  }
}

/** Also called when the reader stops early: the cursor ends with its transaction. */
function releaseClient(client: PoolClient): Promise<void> {
  return client.query("rollback").then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}
