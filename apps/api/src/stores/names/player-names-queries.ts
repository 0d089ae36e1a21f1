import type { Pool, PoolClient } from "pg";
import { type NameKind, nameKindOf } from "./name-claims-store.ts";
import { skeletonsOf } from "./name-skeleton.ts";

/** Returns the names of accounts. Deleted accounts have none. */
export async function playerNames(pool: Pool, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "player-names",
    text: "select id, name from accounts where id = any($1)",
    values: [accounts],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface KnownPlayer {
  readonly name: string;
  readonly nameKind: NameKind;
}

/** Returns the names of accounts and their kinds. Deleted accounts have none. */
export async function knownPlayers(
  pool: Pool | PoolClient,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await pool.query<KnownPlayer & { id: string }>({
    name: "known-players",
    text: `select id, name, ${nameKindOf} as "nameKind" from accounts where id = any($1)`,
    values: [accounts],
  });
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}

/** Returns the people who have registered exactly these names, by name. */
export async function accountsNamed(pool: Pool, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "accounts-named",
    text: `select id, name from accounts
           where name = any($2) and id in (select account_id from name_claims where skeleton = any($1))
             and id not in (select account_id from bot_accounts)`,
    values: [names.flatMap(skeletonsOf), names],
  });
  return new Map(rows.map(({ id, name }) => [name, id]));
}
