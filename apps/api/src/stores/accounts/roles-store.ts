import type { admin } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";

type Connection = Pick<Pool | PoolClient, "query">;

/** Returns the staff roles of an account; empty for nearly all. */
export async function rolesOf(connection: Connection, account: string): Promise<admin.Role[]> {
  const { rows } = await connection.query<{ role: admin.Role }>({
    name: "roles-of",
    text: "select role from account_roles where account_id = $1 order by role",
    values: [account],
  });
  return rows.map(({ role }) => role);
}

/** Returns all staff. */
export async function staffOf(pool: Pool): Promise<{ account: string; name: string; roles: admin.Role[] }[]> {
  const { rows } = await pool.query<{ account: string; name: string; roles: admin.Role[] }>(
    `select account_id as account, name, array_agg(role order by role) as roles
     from account_roles join accounts on accounts.id = account_id group by account_id, name order by name, account_id`,
  );
  return rows;
}

/** Adds a role to an account. Returns its previous roles, or `undefined` if it already had this one. */
export async function addRole(client: PoolClient, account: string, role: admin.Role) {
  await lockRoles(client);
  const before = await rolesOf(client, account);
  if (before.includes(role)) return undefined;
  await client.query("insert into account_roles (account_id, role) values ($1, $2)", [account, role]);
  return before;
}

/** Replaces the roles of an account. Returns its previous roles, or `undefined` if there is no such account. */
export async function setRoles(client: PoolClient, account: string, roles: readonly admin.Role[]) {
  await lockRoles(client);
  const known = await client.query("select from accounts where id = $1", [account]);
  if (known.rowCount !== 1) return undefined;
  const before = await rolesOf(client, account);
  await client.query("delete from account_roles where account_id = $1", [account]);
  await client.query(
    "insert into account_roles (account_id, role) select distinct $1, role from unnest($2::text[]) as given(role)",
    [account, roles],
  );
  return before;
}

/** Serializes changes of roles, so that two of them cannot remove the last administrators together. */
export async function lockRoles(client: PoolClient): Promise<void> {
  await client.query("lock table account_roles in exclusive mode");
}

export async function countAdministrators(client: Connection): Promise<number> {
  const text = "select count(*)::int as count from account_roles where role = 'administrator'";
  return (await client.query<{ count: number }>(text)).rows[0]?.count ?? 0;
}
