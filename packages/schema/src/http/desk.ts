import { z } from "zod";
import { accountId, instant, sha256 } from "../ids.ts";
import { readableLines } from "./readable-text.ts";

/** Staff roles: moderators look after people, directors after games and tournaments, administrators after everything. */
export const roles = ["moderator", "director", "administrator"] as const;
export const role = z.enum(roles).meta({ id: "Role" });
export type Role = z.infer<typeof role>;

/** Staff who intervene give a reason; the people concerned can read it. */
export const reason = readableLines(500).meta({ description: "Reason. The players concerned can read it." });
export const reasonGiven = z.strictObject({ reason }).meta({ id: "Reason" });

const from = z.coerce.number().int().min(0).max(1_000_000).default(0);
const limit = z.coerce.number().int().min(1).max(200).default(50);
/** How every list of the admin pages is paged. */
export const paging = {
  from: from.meta({ description: "Number of entries to skip." }),
  limit,
};
/** A table that is downloaded is complete. */
export const unpaged = { from: true, limit: true } as const;
/** What is looked for, in names and ids. */
export const search = z.string().trim().max(100).optional().meta({ description: "Search text." });

export const deskOverview = z
  .object({
    roles: z.array(role),
    head: sha256.nullable().meta({ description: "Digest of the last entry of the audit log." }),
  })
  .meta({ id: "AdminOverview" });

export const auditSubjects = ["game", "account", "report", "tournament", "house"] as const;
export const auditEntry = z
  .object({
    number: z.int().min(1).meta({ description: "1…n without gaps." }),
    at: instant,
    actor: accountId.meta({ description: "Account that did it; `house` for a command." }),
    actorName: z.string().nullable(),
    role: z.enum([...roles, "house"]),
    operation: z.string().meta({ description: "Operation id of this document, or the command." }),
    subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string().nullable() }),
    reason: z.string(),
    details: z.record(z.string(), z.unknown()).meta({ description: "The request, and the previous values." }),
    digest: sha256.meta({ description: "SHA-256 of the previous digest and the canonical JSON of the entry." }),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditSorts = ["-number", "number"] as const;
export const auditQuery = z.strictObject({
  q: search,
  subject: z.enum(auditSubjects).optional(),
  about: z.string().max(64).optional().meta({ description: "The id of one game, account or report." }),
  actor: accountId.optional(),
  sort: z.enum(auditSorts).default("-number"),
  ...paging,
});
export const auditTableQuery = auditQuery.omit(unpaged);
export const auditPage = z.object({ total: z.int(), entries: z.array(auditEntry) }).meta({ id: "AuditPage" });
export const auditVerdict = z
  .object({
    isSound: z.boolean(),
    entries: z.int(),
    head: sha256.nullable(),
    fault: z.int().nullable().meta({ description: "Number of the first invalid entry." }),
  })
  .meta({ id: "AuditVerdict" });

export const staffParams = z.object({ account: accountId });
export const newRoles = z
  .strictObject({ roles: z.array(role).max(roles.length), reason })
  .meta({ id: "NewRoles", description: "All roles of the account." });
export const staffMember = z
  .object({ account: accountId, name: z.string(), roles: z.array(role) })
  .meta({ id: "StaffMember" });
export const staff = z.object({ staff: z.array(staffMember) }).meta({ id: "Staff" });
