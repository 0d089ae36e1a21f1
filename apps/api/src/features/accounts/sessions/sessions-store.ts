import type { Pool } from "pg";

export interface NewSession {
  readonly id: string;
  readonly token: string;
  readonly account: string;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly network: string;
  readonly agent: string | null;
}

export async function addSession(pool: Pool, session: NewSession): Promise<void> {
  const { id, token, account, at, expiresAt, network, agent } = session;
  await pool.query({
    name: "add-session",
    text: `insert into sessions (id, token, account_id, created_at, updated_at, expires_at, ip_address, user_agent)
           values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    values: [id, token, account, at, expiresAt, network, agent],
  });
}

export interface Extension {
  readonly at: Date;
  readonly expiresAt: Date;
  /** Sessions that end later stay as they are: another process has extended them. */
  readonly endsBefore: Date;
}

/** Returns whether the session was extended. */
export async function extendSession(pool: Pool, token: string, extension: Extension): Promise<boolean> {
  const { at, expiresAt, endsBefore } = extension;
  const { rowCount } = await pool.query({
    name: "extend-session",
    text: "update sessions set updated_at = $2, expires_at = $3 where token = $1 and expires_at < $4",
    values: [token, at, expiresAt, endsBefore],
  });
  return rowCount === 1;
}

export async function deleteSession(pool: Pool, token: string): Promise<void> {
  await pool.query({ name: "delete-session", text: "delete from sessions where token = $1", values: [token] });
}

export interface SessionOwner {
  readonly expiresAt: Date;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null;
  readonly hasSecondFactor: boolean;
}

/** Returns the account of a session, which may have expired. */
export async function ownerOfSession(pool: Pool, token: string): Promise<SessionOwner | undefined> {
  const { rows } = await pool.query<SessionOwner>({
    name: "owner-of-session",
    text: `select expires_at as "expiresAt", accounts.id, name, email, email_verified as "emailVerified",
             pending_email as "pendingEmail", has_second_factor as "hasSecondFactor"
           from sessions join accounts on accounts.id = sessions.account_id where token = $1`,
    values: [token],
  });
  return rows[0];
}
