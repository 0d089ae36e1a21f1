import type { admin } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { AuditAction } from "../../domain/audit/audit-chain.ts";
import { type Account, requireUser } from "../../platform/http/identity.ts";
import { Problem } from "../../platform/http/problem.ts";

type Role = admin.Role;

/** A staff member acting in one of their roles. */
export interface StaffActor {
  readonly account: Account;
  readonly role: Role;
}

/** The roles that may use each part. Administrators may use all of them. */
export const forEveryone: readonly Role[] = ["moderator", "director", "administrator"];
export const forModerators: readonly Role[] = ["moderator", "administrator"];
export const forDirectors: readonly Role[] = ["director", "administrator"];
export const forAdministrators: readonly Role[] = ["administrator"];

/**
 * Returns the user with the first of these roles that they have.
 * @throws {Problem} not-signed-in, forbidden
 */
export function requireRole(request: FastifyRequest, roles: readonly Role[]): StaffActor {
  const account = requireUser(request);
  const role = roles.find((one) => account.roles.includes(one));
  if (role === undefined) throw new Problem("forbidden", `This requires a role: ${roles.join(" or ")}.`);
  return { account, role };
}

/** An action of a staff member as an audit entry. */
export function auditEntry(
  { account, role }: StaffActor,
  operation: string,
  subject: AuditAction["subject"],
  { reason, ...details }: { readonly reason: string } & Readonly<Record<string, unknown>>,
): AuditAction {
  return { actor: account.id, role, operation, subject, reason, details };
}

/** Access of operations that read: these roles, and the scope `admin:read` for tokens. */
export const readableBy = (roles: readonly Role[]) => ({ access: { requires: "admin:read", roles } }) as const;

/** Access of operations that change something: these roles, and the scope `admin:write` for tokens. */
export const changeableBy = (roles: readonly Role[]) => ({ access: { requires: "admin:write", roles } }) as const;
