import type { players } from "@seneschal/schema";
import type { ClientBase, Pool } from "pg";
import { skeletonsOf } from "./name-skeleton.ts";

/** `registered`, `unclaimed` or `guest`, of a row of `accounts`. */
export const nameKindOf = `case when accounts.is_guest then 'guest'
  when exists (select from name_claims where name_claims.account_id = accounts.id) then 'registered'
  else 'unclaimed' end`;
export type NameKind = players.NameKind;

/**
 * Makes a name one account's, in place of the name that it had. False where another account has one that looks the same: then
 * the caller must roll back. Of two who claim at once the second waits, and finds it taken.
 */
export async function claimName(client: ClientBase, account: string, name: string): Promise<boolean> {
  const skeletons = skeletonsOf(name);
  await client.query("delete from name_claims where account_id = $1", [account]);
  const { rowCount } = await client.query(
    `insert into name_claims (skeleton, account_id)
     select skeleton, $2 from unnest($1::text[]) with ordinality as wanted(skeleton, place) order by place
     on conflict do nothing`,
    [skeletons, account],
  );
  return rowCount === skeletons.length;
}

/** The same for the name that the account has now. */
export async function claimOwnName(client: ClientBase, account: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>("select name from accounts where id = $1 for update", [
    account,
  ]);
  const [owner] = rows;
  return owner !== undefined && claimName(client, account, owner.name);
}

/** Has nobody else registered a name that looks like this one? */
export async function isNameFree(connection: Pool | ClientBase, name: string, account?: string): Promise<boolean> {
  const { rows } = await connection.query({
    name: "name-claimed",
    text: "select from name_claims where skeleton = any($1) and account_id is distinct from $2 limit 1",
    values: [skeletonsOf(name), account ?? null],
  });
  return rows.length === 0;
}

/**
 * Claims the names of members from before there were claims, the oldest account first. Where two look the same, the younger
 * account keeps its name without a claim, until it takes another one.
 */
export async function claimEarlierNames(client: ClientBase): Promise<void> {
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
