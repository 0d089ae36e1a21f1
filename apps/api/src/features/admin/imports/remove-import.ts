import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import { hideAnyImport } from "../../../stores/games/imports-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";

/** Hides an import, with an audit entry. @throws {Problem} not-found */
export async function removeImport(
  { pool, now }: AdminDeps,
  by: StaffActor,
  id: string,
  { reason }: { readonly reason: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const hidden = await hideAnyImport(client, id, now());
    if (hidden === undefined) throw new Problem("not-found", "No import has this id, or it was removed.");
    const details = { reason, importedBy: hidden.importedBy };
    await writeAudit(client, auditEntry(by, "removeImportAsStaff", { kind: "import", id }, details), now());
  });
}
