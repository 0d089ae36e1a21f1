import type { Pool, PoolClient } from "pg";

export interface SessionRow {
  readonly id: string;
  readonly token: string;
  readonly since: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly agent: string | null;
  readonly network: string | null;
}

/** Returns the valid sessions of an account, most recently used first. */
export async function sessionsOf(pool: Pool, account: string): Promise<readonly SessionRow[]> {
  const { rows } = await pool.query<SessionRow>(
    `select id, token, created_at as since, updated_at as "lastSeenAt", expires_at as "expiresAt",
       user_agent as agent, ip_address as network
     from sessions where account_id = $1 and expires_at > now() order by updated_at desc`,
    [account],
  );
  return rows;
}

/** Ends a session. Returns false if the account has no such session. */
export async function endSession(pool: Pool, account: string, session: string): Promise<boolean> {
  const { rowCount } = await pool.query("delete from sessions where account_id = $1 and id = $2", [account, session]);
  return rowCount === 1;
}

/** Ends all sessions of an account except the one with this token. Returns how many. */
export async function endOtherSessions(
  connection: Pool | PoolClient,
  account: string,
  token: string | undefined,
): Promise<number> {
  const { rowCount } = await connection.query(
    "delete from sessions where account_id = $1 and token is distinct from $2",
    [account, token ?? null],
  );
  return rowCount ?? 0;
}
