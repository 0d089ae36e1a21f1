import type { admin, sanctions } from "@seneschal/schema";
import type { Pool } from "pg";
import { type NameKind, nameKindOf } from "../names/name-claims-store.ts";

export interface AccountStatus {
  readonly roles: admin.Role[];
  readonly sanctions: sanctions.Sanction[];
  readonly nameKind: NameKind;
}

/** The condition for a sanction that is in force. */
export const sanctionInForce = "lifted_at is null and (ends_at is null or ends_at > now())";

/** SQL for the accounts whose sanctions apply to an account: its own, and for a bot account those of its owner. */
const sanctionedWith = <Account extends string>(account: Account) =>
  `${account}, (select owner_id from bot_accounts where bot_accounts.account_id = ${account})` as const;

/** Returns roles, active sanctions and the kind of name of an account. The sanctions of an owner apply to its bots. */
export async function accountStatusOf(pool: Pool, account: string): Promise<AccountStatus> {
  const { rows } = await pool.query<{ roles: admin.Role[]; sanctions: SanctionRow[]; kind: NameKind | null }>({
    name: "account-status",
    text: `select
             (select coalesce(json_agg(role order by role), '[]') from account_roles where account_id = $1) as roles,
             (select coalesce(json_agg(json_build_object('sanction_id', sanction_id, 'kind', kind, 'reason', reason,
                'started_at', started_at, 'ends_at', ends_at, 'appeal', appeal) order by started_at), '[]') from sanctions
              where account_id in (${sanctionedWith("$1")}) and ${sanctionInForce}) as sanctions,
             (select ${nameKindOf} from accounts where id = $1) as kind`,
    values: [account],
  });
  const [row] = rows;
  return {
    roles: row?.roles ?? [],
    sanctions: (row?.sanctions ?? []).map(sanctionBody),
    nameKind: row?.kind ?? "guest",
  };
}

interface SanctionRow {
  readonly sanction_id: string;
  readonly kind: sanctions.Sanction["kind"];
  readonly reason: string;
  readonly started_at: string;
  readonly ends_at: string | null;
  readonly appeal: string | null;
}

function sanctionBody({ sanction_id: id, kind, reason, started_at, ends_at, appeal }: SanctionRow): sanctions.Sanction {
  const endsAt = ends_at === null ? null : new Date(ends_at).toISOString();
  return { id, kind, reason, startedAt: new Date(started_at).toISOString(), endsAt, appeal };
}

/** Returns which of these accounts are banned, or belong to a banned owner. */
export async function bannedAmong(pool: Pool, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set();
  const { rows } = await pool.query<{ account_id: string }>({
    name: "banned-among",
    text: `select account as account_id from unnest($1::text[]) as asked(account) where exists (
             select from sanctions
             where account_id in (${sanctionedWith("account")}) and kind = 'ban' and ${sanctionInForce})`,
    values: [accounts],
  });
  return new Set(rows.map(({ account_id }) => account_id));
}
