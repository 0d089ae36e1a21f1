import type { Pool, PoolClient } from "pg";

/** Runs `act` in a transaction. It is rolled back if `act` throws, or if `mayCommit` returns false for its result. */
export async function inTransaction<Result>(
  pool: Pool,
  act: (client: PoolClient) => Promise<Result>,
  mayCommit: (result: Result) => boolean = () => true,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await act(client);
    await client.query(mayCommit(result) ? "commit" : "rollback");
    return result;
  } catch (error) {
    // On a broken connection this fails as well, and would hide what broke it.
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
