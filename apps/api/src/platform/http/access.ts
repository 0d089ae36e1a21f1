import { type admin, oauth, type Scope } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { limitWrongTokens } from "./guards/limits.ts";
import { bearerTokenOf, requireUser } from "./identity.ts";
import { Problem, scopeMissing } from "./problem.ts";
import { challenge } from "./problems/challenge.ts";
import type { ProblemCode } from "./problems/problem-kinds.ts";
import { listProblems } from "./response-schemas.ts";
import type { Server } from "./server.ts";

/** A session, or a token with this scope. `session` never accepts a token. */
export type Requirement = Scope | "session";

/**
 * Who may use an operation. `public`: everyone, and the answer is the same for all. `optional`: everyone, and users see
 * more; a token without the scope sees what everyone sees. With `roles`, the account also needs one of them.
 */
export type Access =
  | "public"
  | Requirement
  | { readonly optional: Requirement }
  | { readonly requires: Requirement; readonly roles: readonly admin.Role[] };

type Restricted = Exclude<Access, "public">;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may use the operation. Every operation in the OpenAPI document declares it. */
    readonly access?: Access;
  }
}

interface DescribedSchema {
  readonly operationId?: string;
  readonly response?: object;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** Enforces the access that each route declares, and adds it to the OpenAPI document. */
export function guardAccess(server: Server): void {
  const countWrongToken = limitWrongTokens(server, wrongTokensPerMinute);
  server.addHook("onRoute", (route) => {
    const schema = route.schema as DescribedSchema | undefined;
    if (schema?.operationId === undefined) return;
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${schema.operationId} does not declare its access`);
    // After the rate limit, which earlier hooks of the route check.
    if (access !== "public") route.onRequest = [route.onRequest ?? [], guardOf(access, countWrongToken)].flat();
    schema.security = securityOf(access);
    if (schema.response !== undefined && route.method !== "HEAD") listProblems(schema.response, problemsOf(access));
  });
}

/**
 * Requires a valid token, whatever its scopes, for routes outside the API document: the operations that they call check
 * the scopes. A cookie is not enough.
 */
export function tokenGuard(server: Server): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const countWrongToken = limitWrongTokens(server, wrongTokensPerMinute);
  return async (request, reply) => {
    if (bearerTokenOf(request) === undefined) throw new Problem("not-signed-in", "This needs an access token.");
    if (request.account === undefined) await countWrongToken(request, reply);
    requireUser(request);
  };
}

/** Guessing a token is hopeless; this limits the work of programs that keep sending an old one. */
export const wrongTokensPerMinute = 60;

function guardOf(access: Restricted, countWrongToken: ReturnType<typeof limitWrongTokens>) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (request.account === undefined && bearerTokenOf(request) !== undefined) {
      countWrongToken(request, reply)
        .then(() => requireUser(request))
        .then(() => done(), done);
      return;
    }
    assertAccess(request, reply, access);
    done();
  };
}

/**
 * @throws {Problem} not-signed-in, scope-missing, session-required, forbidden
 */
function assertAccess(request: FastifyRequest, reply: FastifyReply, access: Restricted): void {
  const { requirement, roles, isOptional } = partsOf(access);
  if (isOptional && request.account === undefined) return;
  const account = requireUser(request);
  const lacking = whatTokenLacks(request, requirement);
  if (lacking !== undefined && !isOptional) throw lacking;
  if (lacking !== undefined) ignoreToken(request, reply, lacking);
  if (roles !== undefined && !roles.some((role) => account.roles.includes(role)))
    throw new Problem("forbidden", `This requires a role: ${roles.join(" or ")}.`);
}

function whatTokenLacks({ scopes }: FastifyRequest, requirement: Requirement): Problem | undefined {
  if (scopes === undefined) return undefined;
  if (requirement === "session") return new Problem("session-required");
  if (scopes.includes(requirement)) return undefined;
  return scopeMissing(requirement);
}

/** Answers as without a token, which must never show more. `WWW-Authenticate` tells the program what would show more. */
function ignoreToken(request: FastifyRequest, reply: FastifyReply, lacking: Problem): void {
  request.account = undefined;
  request.tokenProblem = lacking;
  challenge(request, reply, lacking);
}

/** The security requirements of an operation in the OpenAPI document. Roles are listed with the cookie. */
export function securityOf(access: Access): readonly Readonly<Record<string, readonly string[]>>[] {
  if (access === "public") return [];
  const { requirement, roles = [], isOptional } = partsOf(access);
  return [...(isOptional ? [{}] : []), ...tokensFor(requirement), { cookie: [...roles] }];
}

/** Apps never get the admin scopes. */
function tokensFor(requirement: Requirement) {
  if (requirement === "session") return [{ session: [] }];
  const isForApps = oauth.appScopes.includes(requirement);
  return [{ bearer: [requirement] }, ...(isForApps ? [{ oauth2: [requirement] }] : [])];
}

/** Also of optional operations: a list of the user's own games needs the scope, and documented statuses stay in the document. */
function problemsOf(access: Access): readonly ProblemCode[] {
  if (access === "public") return [];
  const { requirement, roles } = partsOf(access);
  const missing = requirement === "session" ? "session-required" : "scope-missing";
  return ["not-signed-in", missing, ...(roles === undefined ? [] : (["forbidden"] as const))];
}

interface AccessParts {
  readonly requirement: Requirement;
  readonly roles?: readonly admin.Role[];
  readonly isOptional: boolean;
}

function partsOf(access: Restricted): AccessParts {
  if (typeof access === "string") return { requirement: access, isOptional: false };
  if ("optional" in access) return { requirement: access.optional, isOptional: true };
  return { requirement: access.requires, roles: access.roles, isOptional: false };
}
