import type { Pool } from "pg";

/** What the house must know of an account to let it in and to write to it. */
export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  /** A proved address, or none. */
  readonly email: string | null;
  readonly claimedEmail: string | null;
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
}

const columns = `
  accounts.id, accounts.name, case when email_verified then email end as email, claimed_email as "claimedEmail",
  credentials.password as "passwordHash", has_second_factor as "hasSecondFactor"`;
const joined = `accounts left join credentials
  on credentials.account_id = accounts.id and credentials.provider_id = 'credential'`;

const claimsMax = 4;

/**
 * Whoever an address may belong to: first the one who proved it, then those who claim it, the earliest first, so that
 * nobody pushes an earlier claim aside by more claims. Of those who claim it the `known` are always there, and before all.
 */
export async function accountsAt(
  pool: Pool,
  email: string,
  known: readonly string[] = [],
): Promise<readonly AccountRecord[]> {
  const { rows } = await pool.query<AccountRecord>({
    name: "accounts-at",
    text: `(select ${columns} from ${joined} where email = $1 and email_verified)
           union all
           (select ${columns} from ${joined} where claimed_email = $1
            order by accounts.id = any($3) desc, coalesce(claimed_at, accounts.created_at), accounts.id limit $2)`,
    values: [email, claimsMax, known],
  });
  return rows;
}

export async function accountRecord(pool: Pool, account: string): Promise<AccountRecord | undefined> {
  const text = `select ${columns} from ${joined} where accounts.id = $1`;
  const { rows } = await pool.query<AccountRecord>({ name: "account-record", text, values: [account] });
  return rows[0];
}
