import type { Pool, PoolClient } from "pg";

/** Everything that is done with this client happens, or none of it. */
export async function inTransaction<Result>(pool: Pool, act: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await act(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
