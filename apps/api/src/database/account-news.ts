import type { Pool, PoolClient } from "pg";

const channel = "seneschal_accounts";
const retryMilliseconds = 1000;

/** Tells all processes that an account or its sessions changed. */
export async function tellOfAccount(pool: Pool, account: string): Promise<void> {
  await pool.query("select pg_notify($1, $2)", [channel, account]);
}

/** Hears of accounts that any process changed; `undefined` when news may have been missed. */
export function listenToAccounts(
  pool: Pool,
  hear: (account: string | undefined) => void,
  complain: (error: unknown) => void,
): { close(): Promise<void> } {
  let isClosed = false;
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let listening = Promise.resolve();

  async function listen(): Promise<void> {
    const fresh = await pool.connect();
    client = fresh;
    fresh.once("error", broken);
    fresh.on("notification", ({ payload }) => hear(payload));
    await fresh.query(`listen ${channel}`);
    hear(undefined);
  }

  function broken(error: unknown): void {
    release();
    if (isClosed) return;
    complain(error);
    retry = setTimeout(begin, retryMilliseconds);
  }

  function release(): void {
    // Destroyed, not given back: a connection that listens must not serve queries.
    client?.release(true);
    client = undefined;
  }

  function begin(): void {
    listening = listen().catch(broken);
  }

  begin();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await listening;
      release();
    },
  };
}
