import type { players } from "@seneschal/schema";
import type { ClientBase, Pool } from "pg";
import { skeletonsOf, skeletonVersion } from "./name-skeleton.ts";

/** SQL for the kind of name of an `accounts` row: `registered`, `unclaimed`, `guest` or `bot`; null without a row. */
export const nameKindIn = <Accounts extends string>(accounts: Accounts) =>
  `case when ${accounts}.is_guest then 'guest'
  when exists (select from bot_accounts where bot_accounts.account_id = ${accounts}.id) then 'bot'
  when exists (select from name_claims where name_claims.account_id = ${accounts}.id) then 'registered'
  when ${accounts}.id is not null then 'unclaimed' end` as const;
export const nameKindOf = nameKindIn("accounts");
export type NameKind = players.NameKind;

/** Returns the kind of an account by the kind of its name. */
export function accountKindOf(nameKind: NameKind): players.AccountKind {
  return nameKind === "guest" || nameKind === "bot" ? nameKind : "member";
}

/**
 * Claims a name for an account, replacing its previous one. Returns false if another account has a name that looks the
 * same; the caller must then roll back. Of two concurrent claims the second waits, and finds the name taken.
 */
export async function claimName(client: ClientBase, account: string, name: string): Promise<boolean> {
  const skeletons = skeletonsOf(name);
  await client.query("delete from name_claims where account_id = $1", [account]);
  // Citus counts rows that an `insert … select` did not insert, but does not return them.
  const { rows } = await client.query<{ skeleton: string }>(
    `insert into name_claims (skeleton, account_id, skeleton_version)
     select skeleton, $2, $3 from unnest($1::text[]) with ordinality as wanted(skeleton, place) order by place
     on conflict do nothing returning skeleton`,
    [skeletons, account, skeletonVersion],
  );
  return rows.length === skeletons.length;
}

/** Claims the name that the account has now. */
export async function claimOwnName(client: ClientBase, account: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>("select name from accounts where id = $1 for update", [
    account,
  ]);
  const [owner] = rows;
  return owner !== undefined && claimName(client, account, owner.name);
}

/** Returns whether no other account has registered a name that looks like this one. */
export async function isNameFree(connection: Pool | ClientBase, name: string, account?: string): Promise<boolean> {
  const { rows } = await connection.query({
    name: "name-claimed",
    text: "select from name_claims where skeleton = any($1) and account_id is distinct from $2 limit 1",
    values: [skeletonsOf(name), account ?? null],
  });
  return rows.length === 0;
}

/** Claims the names of members from before claims existed, or from before the current rule. Idempotent. */
export async function claimEarlierNames(client: ClientBase): Promise<void> {
  while ((await renewSomeClaims(client)) > 0);
  await claimUnclaimedNames(client);
}

const renewedAtOnce = 500;

/**
 * Adds the skeletons of registered names by the current rule, oldest account first. Nobody loses a claim: two names
 * that were different before both stay registered, and no new account can take a name that looks like either.
 * @returns the number of accounts
 */
async function renewSomeClaims(client: ClientBase): Promise<number> {
  await client.query("begin");
  // Accounts that change their name at the same time wait, or have claimed it already.
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from accounts where exists (select from name_claims where account_id = accounts.id and skeleton_version < $1)
     order by created_at, id limit $2 for update`,
    [skeletonVersion, renewedAtOnce],
  );
  const owners = new Map<string, string>();
  for (const { id, name } of rows.toReversed()) for (const skeleton of skeletonsOf(name)) owners.set(skeleton, id);
  // Sorted like every claim, so that concurrent claims cannot deadlock.
  const claims = [...owners].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await client.query(
    `insert into name_claims (skeleton, account_id, skeleton_version)
     select skeleton, owner, $3 from unnest($1::text[], $2::text[]) with ordinality as wanted(skeleton, owner, place)
     order by place on conflict do nothing`,
    [claims.map(([skeleton]) => skeleton), claims.map(([, owner]) => owner), skeletonVersion],
  );
  const ids = rows.map(({ id }) => id);
  await client.query("update name_claims set skeleton_version = $2 where account_id = any($1)", [ids, skeletonVersion]);
  await client.query("commit");
  return rows.length;
}

/**
 * Oldest account first. If two names look the same, the younger account keeps its name without a claim until it changes
 * it.
 */
async function claimUnclaimedNames(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from accounts where not is_guest
       and not exists (select from name_claims where account_id = accounts.id) order by created_at, id`,
  );
  for (const { id, name } of rows) {
    await client.query("begin");
    const isClaimed = await claimName(client, id, name);
    await client.query(isClaimed ? "commit" : "rollback");
  }
}
