import type { accounts, Scope } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { Problem } from "./problem.ts";
import type { Server } from "./server.ts";

export type Account = z.infer<typeof accounts.account>;
/** Returns the account of a valid session token; synchronously if it is cached. */
export type AccountOfToken = (token: string) => Promise<Account | undefined> | Account | undefined;

declare module "fastify" {
  interface FastifyRequest {
    /** The user, or `undefined` without a valid session. For a local player: that player. */
    account: Account | undefined;
    /** The account that owns the session, even in requests for a local player. */
    sessionOwnerId: string | undefined;
    /** What the token of the request may do, or `undefined` with a session, which may do everything. */
    scopes: readonly Scope[] | undefined;
    /** The session token of the request, valid or not. */
    sessionToken: string | undefined;
    /** Whether the session is still valid; for streams, which outlive the request. */
    isStillSignedIn(): Promise<boolean>;
  }
}

export const sessionCookie = "seneschal-session";

/** Identifies the user of each request by bearer token or cookie. */
export function identify(server: Server, accountOfToken: AccountOfToken): void {
  server.decorateRequest("account", undefined);
  server.decorateRequest("sessionOwnerId", undefined);
  server.decorateRequest("scopes", undefined);
  server.decorateRequest("sessionToken", undefined);
  server.decorateRequest("isStillSignedIn", async function (this: FastifyRequest) {
    return this.sessionToken !== undefined && (await accountOfToken(this.sessionToken)) !== undefined;
  });
  server.addHook("onRequest", (request, _reply, done) => {
    const token = bearerTokenOf(request) ?? request.cookies[sessionCookie];
    if (token === undefined || token === "") return done();
    request.sessionToken = token;
    const account = mayBeToken.test(token) ? accountOfToken(token) : undefined;
    if (!(account instanceof Promise)) return identified(account);
    account.then(identified, done);

    function identified(account: Account | undefined): void {
      request.account = account;
      request.sessionOwnerId = account?.id;
      done();
    }
  });
}

// A cookie may contain anything, even text that Postgres cannot look up.
const mayBeToken = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns the user of the request.
 * @throws {Problem} not-signed-in
 */
export function requireUser(request: FastifyRequest): Account {
  if (request.account !== undefined) return request.account;
  if (request.sessionToken === undefined) throw new Problem("not-signed-in");
  throw new Problem("not-signed-in", "Your session has expired or is unknown. Sign in again.");
}

/**
 * Returns the user of a request that others will read.
 * @throws {Problem} not-signed-in, muted
 */
export function requireUnmutedUser(request: FastifyRequest): Account {
  const account = requireUser(request);
  if (account.sanctions.some(({ kind }) => kind === "mute")) throw new Problem("muted");
  return account;
}

/**
 * Returns the user's id on public pages, or `undefined` without a session. A program with an expired token gets an
 * error; a browser with an expired cookie does not, because it cannot help sending it.
 * @throws {Problem} not-signed-in
 */
export function optionalUserId(request: FastifyRequest): string | undefined {
  return bearerTokenOf(request) === undefined ? request.account?.id : requireUser(request).id;
}

export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
