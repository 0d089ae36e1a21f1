import { admin } from "@seneschal/schema";
import { openDatabase } from "../composition/open-database.ts";
import { findAccounts } from "../features/admin/find-accounts-queries.ts";
import { grantRole } from "../features/admin/grant-role.ts";
import { readEnvironment } from "../platform/environment/environment.ts";
import { databaseTime } from "../platform/postgres/database-clock.ts";
import type { Database } from "../platform/postgres/open-pool.ts";
import { rolesOf } from "../stores/accounts/roles-store.ts";

// npm run grant-role -- ADDRESS-OR-ID ROLE: grants an account a role in addition to its others. The first administrator is
// made this way, or with the setup link.
const [idOrEmail, given] = process.argv.slice(2);
const role = admin.role.safeParse(given);
if (idOrEmail === undefined || !role.success) {
  console.error(`Usage: npm run grant-role -- ADDRESS-OR-ID ${admin.roles.join("|")}`);
  process.exitCode = 2;
} else {
  const database = await openDatabase(readEnvironment());
  try {
    process.exitCode = await grantTo(database, idOrEmail, role.data);
  } finally {
    await database.close();
  }
}

async function grantTo({ pool }: Database, idOrEmail: string, role: admin.Role): Promise<number> {
  const [account, ...others] = await findAccounts(pool, idOrEmail);
  if (account === undefined || others.length > 0) {
    console.error(`No account has the id or the confirmed address ${idOrEmail}.`);
    return 1;
  }
  const isNew = await grantRole(pool, account.id, role, await databaseTime(pool));
  const kept = (await rolesOf(pool, account.id)).filter((one) => one !== role);
  const besides = kept.length === 0 ? "" : `, and still ${kept.join(" and ")}`;
  console.log(`${account.name} is ${role} ${isNew ? "from now on" : "already"}${besides}.`);
  return 0;
}
