import type { desk } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { Deed } from "../../domain/audit/audit-chain.ts";
import { type Account, requireUser } from "../../platform/http/identity.ts";
import { Problem } from "../../platform/http/problem.ts";

type Role = desk.Role;

/** Somebody of the desk at work, in one of their roles. */
export interface StaffActor {
  readonly account: Account;
  readonly role: Role;
}

/** Who keeps what. An administrator may do whatever the others may. */
export const forEveryone: readonly Role[] = ["moderator", "director", "administrator"];
export const forModerators: readonly Role[] = ["moderator", "administrator"];
export const forDirectors: readonly Role[] = ["director", "administrator"];
export const forAdministrators: readonly Role[] = ["administrator"];

/** Who makes this request, in the first of these roles that they have; a problem if they have none of them. */
export function requireRole(request: FastifyRequest, roles: readonly Role[]): StaffActor {
  const account = requireUser(request);
  const role = roles.find((one) => account.roles.includes(one));
  if (role === undefined) throw new Problem("forbidden", `This requires a role: ${roles.join(" or ")}.`);
  return { account, role };
}

/** What somebody of the desk does, as the audit log keeps it. */
export function auditEntry(
  { account, role }: StaffActor,
  operation: string,
  subject: Deed["subject"],
  { reason, ...details }: { readonly reason: string } & Readonly<Record<string, unknown>>,
): Deed {
  return { actor: account.id, role, operation, subject, reason, details };
}

/** Turns others away before anything of their request is read. */
export const roleHook = (roles: readonly Role[]) => async (request: FastifyRequest) => void requireRole(request, roles);

/** How the document says who may: programs read the roles here. */
export const securityFor = (roles: readonly Role[]) => [{ bearer: [...roles] }, { cookie: [...roles] }];
