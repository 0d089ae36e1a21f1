import { z } from "zod";
import { accountId, instant, sha256 } from "../../ids.ts";
import { roles } from "../accounts/roles.ts";
import { paging, search, unpaged } from "./lists.ts";

export const auditSubjects = ["game", "account", "report", "tournament", "import", "study", "house"] as const;
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
  about: z.string().max(64).optional().meta({ description: "The id of one game, account, report or import." }),
  actor: accountId.optional(),
  sort: z.enum(auditSorts).default("-number"),
  ...paging,
});
export const auditCsvQuery = auditQuery.omit(unpaged);
export const auditPage = z.object({ total: z.int(), entries: z.array(auditEntry) }).meta({ id: "AuditPage" });
export const auditVerdict = z
  .object({
    isSound: z.boolean(),
    entries: z.int(),
    head: sha256.nullable(),
    fault: z.int().nullable().meta({ description: "Number of the first invalid entry." }),
  })
  .meta({ id: "AuditVerdict" });
