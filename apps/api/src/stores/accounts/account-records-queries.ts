import type { Pool, PoolClient } from "pg";

/** What sign-in and e-mails need to know of an account. */
export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  /** The confirmed address, if there is one. */
  readonly email: string | null;
  readonly pendingEmail: string | null;
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
}

const columns = `
  accounts.id, accounts.name, case when email_verified then email end as email, pending_email as "pendingEmail",
  credentials.password as "passwordHash", has_second_factor as "hasSecondFactor"`;
const joined = `accounts left join credentials
  on credentials.account_id = accounts.id and credentials.provider_id = 'credential'`;

const claimsMax = 4;

/**
 * Returns the accounts that an address may belong to: first the one that has confirmed it, then those that claim it,
 * the oldest claim first, so that more claims cannot push an earlier one out. Among the claims, the `known` accounts
 * are always included, and come first.
 */
export async function accountsByEmail(
  pool: Pool,
  email: string,
  known: readonly string[] = [],
): Promise<readonly AccountRecord[]> {
  const { rows } = await pool.query<AccountRecord>({
    name: "accounts-by-email",
    text: `(select ${columns} from ${joined} where email = $1 and email_verified)
           union all
           (select ${columns} from ${joined} where pending_email = $1
            order by accounts.id = any($3) desc, coalesce(pending_email_at, accounts.created_at), accounts.id limit $2)`,
    values: [email, claimsMax, known],
  });
  return rows;
}

export async function accountRecord(
  connection: Pool | PoolClient,
  account: string,
): Promise<AccountRecord | undefined> {
  const text = `select ${columns} from ${joined} where accounts.id = $1`;
  const { rows } = await connection.query<AccountRecord>({ name: "account-record", text, values: [account] });
  return rows[0];
}
