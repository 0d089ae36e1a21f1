import { desk } from "@seneschal/schema";
import { tellOfAccount } from "../database/account-news.ts";
import { accountsNamed } from "../database/accounts-named.ts";
import { writeAudit } from "../database/audit-log.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { rolesOf, setRoles } from "../database/roles.ts";
import { readEnvironment } from "../environment.ts";

// npm run appoint -- WHO ROLE: gives an account a role. So the first administrator comes to be, who appoints the others.
const [who, given] = process.argv.slice(2);
const role = desk.role.safeParse(given);
if (who === undefined || !role.success) {
  console.error(`Whom, and to what? npm run appoint -- ADDRESS-OR-ID ${desk.roles.join("|")}`);
  process.exitCode = 2;
} else {
  const database = await openDatabase(readEnvironment());
  try {
    process.exitCode = await appoint(database, who, role.data);
  } finally {
    await database.close();
  }
}

async function appoint({ pool }: Database, who: string, role: desk.Role): Promise<number> {
  const [account, ...others] = await accountsNamed(pool, who);
  if (account === undefined || others.length > 0) {
    console.error(`No account has the id or the confirmed address ${who}.`);
    return 1;
  }
  await inTransaction(pool, async (client) => {
    const before = await rolesOf(client, account.id);
    const after = [...new Set([...before, role])];
    await setRoles(client, account.id, after);
    const subject = { kind: "account", id: account.id } as const;
    const reason = "Appointed by the command.";
    const deed = { actor: "house", role: "house", operation: "appoint", subject, reason } as const;
    await writeAudit(client, { ...deed, details: { before, after } }, new Date());
  });
  // Processes that have seen this account look again at once.
  await tellOfAccount(pool, account.id);
  console.log(`${account.name} is ${role} from now on.`);
  return 0;
}
