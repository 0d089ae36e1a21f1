import type { desk } from "@seneschal/schema";
import type { Pool } from "pg";
import { tellOfAccount } from "../database/account-news.ts";
import { writeAudit } from "../database/audit-log.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { addRole } from "../database/roles.ts";

/** The house itself gives an account a role; false, and nothing is written down: it has had it before. */
export async function appoint(pool: Pool, account: string, role: desk.Role, at: Date): Promise<boolean> {
  const isNew = await inTransaction(pool, async (client) => {
    const before = await addRole(client, account, role);
    if (before === undefined) return false;
    const subject = { kind: "account", id: account } as const;
    const reason = "Appointed by the command.";
    const deed = { actor: "house", role: "house", operation: "appoint", subject, reason } as const;
    await writeAudit(client, { ...deed, details: { before, after: [...before, role] } }, at);
    return true;
  });
  // Processes that have seen this account look again at once.
  if (isNew) await tellOfAccount(pool, account);
  return isNew;
}
