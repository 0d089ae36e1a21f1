import { createHash } from "node:crypto";
import type { admin } from "@seneschal/schema";
import { canonicalJson } from "@seneschal/schema";

/** An action of a staff member, with its reason. */
export interface AuditAction {
  readonly actor: string;
  readonly role: admin.AuditEntry["role"];
  readonly operation: string;
  readonly subject: { readonly kind: admin.AuditEntry["subject"]["kind"]; readonly id: string };
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** An action with its place in the log. */
export type AuditEntry = AuditAction & { readonly number: number; readonly at: string };

/** Returns the digest that chains an entry to all entries before it. */
export function auditDigestOf(previous: string, entry: AuditEntry): string {
  return createHash("sha256").update(previous).update(canonicalJson(entry)).digest("hex");
}
