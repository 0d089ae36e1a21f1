import type { admin } from "@seneschal/schema";
import type { Pool } from "pg";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { notifyAccountChanged } from "../../stores/accounts/account-changes-store.ts";
import { addRole, countAdministrators, lockRoles } from "../../stores/accounts/roles-store.ts";
import { writeAudit } from "../../stores/audit-log-store.ts";

/** Grants a role from the command line. Returns false if the account already has it; nothing is logged then. */
export function grantRole(pool: Pool, account: string, role: admin.Role, at: Date): Promise<boolean> {
  return grantWithAuditEntry(pool, { account, role, at, reason: "Appointed by the command." });
}

/** Makes an account the first administrator. Returns false if there is one. Of two concurrent calls, one succeeds. */
export function grantFirstAdministrator(pool: Pool, account: string, at: Date): Promise<boolean> {
  const reason = "The first administrator, appointed with the setup link.";
  return grantWithAuditEntry(pool, { account, role: "administrator", at, reason, isFirst: true });
}

interface RoleGrant {
  readonly account: string;
  readonly role: admin.Role;
  readonly at: Date;
  readonly reason: string;
  /** Only if there is no administrator yet. */
  readonly isFirst?: boolean;
}

async function grantWithAuditEntry(
  pool: Pool,
  { account, role, at, reason, isFirst = false }: RoleGrant,
): Promise<boolean> {
  const isNew = await inTransaction(pool, async (client) => {
    await lockRoles(client);
    if (isFirst && (await countAdministrators(client)) > 0) return false;
    const before = await addRole(client, account, role);
    if (before === undefined) return false;
    const subject = { kind: "account", id: account } as const;
    const action = { actor: "house", role: "house", operation: "appoint", subject, reason } as const;
    await writeAudit(client, { ...action, details: { before, after: [...before, role] } }, at);
    return true;
  });
  // Processes that have cached this account reload it at once.
  if (isNew) await notifyAccountChanged(pool, account);
  return isNew;
}
