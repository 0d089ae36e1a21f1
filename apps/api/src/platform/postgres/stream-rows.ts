import type { Pool, PoolClient, QueryResultRow } from "pg";

export interface ListQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

const rowsAtOnce = 500;

/** Beside each row of a page, how many there are in all. Nobody asks the whole list: to count, Postgres would put it aside. */
export const totalCount = (limit: number | null): string => (limit === null ? "null::int" : "count(*) over ()::int");

/**
 * Every row of a query as it stood at the first: however many there are, few are in memory. It keeps one
 * connection, which Postgres takes from whoever does not go on for a minute.
 */
export async function* streamRows<Row extends QueryResultRow>(pool: Pool, query: ListQuery): AsyncGenerator<Row> {
  const client = await pool.connect();
  try {
    await client.query("begin read only");
    await client.query("set local idle_in_transaction_session_timeout = '1min'");
    await client.query(`declare every_row no scroll cursor for ${query.text}`, [...query.values]);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from every_row`);
      yield* rows;
      if (rows.length < rowsAtOnce) return;
    }
  } finally {
    await handBack(client);
  }
}

/** Also where nobody wants the rest: the cursor ends with its transaction. */
function handBack(client: PoolClient): Promise<void> {
  return client.query("rollback").then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}
