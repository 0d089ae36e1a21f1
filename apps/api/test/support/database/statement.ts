import pg from "pg";

/** Runs one statement on its own connection. */
export async function runStatement(url: string, sql: string): Promise<readonly Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const there = new URL(url);
  there.pathname = `/${database}`;
  return there.href;
}
