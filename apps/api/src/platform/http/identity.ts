import type { accounts, Scope } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { Problem } from "./problem.ts";
import { isFromOtherOrigin } from "./same-origin.ts";
import type { Server } from "./server.ts";

export type Account = z.infer<typeof accounts.account>;

/** Whose session or token it is. */
export interface Identity {
  readonly account: Account;
  /** What a token may do; a session may do everything. */
  readonly scopes?: readonly Scope[];
  /** When the session ends, if its use has just extended it. */
  readonly extendedTo?: Date;
}
/** Returns the identity of a valid session or access token; synchronously if it is cached. */
export type IdentityOfToken = (token: string) => Promise<Identity | undefined> | Identity | undefined;

declare module "fastify" {
  interface FastifyRequest {
    /** The user, or `undefined` without a valid session. For a local player: that player. */
    account: Account | undefined;
    /** The account that owns the session or token, even in requests for a local player. */
    sessionOwnerId: string | undefined;
    /**
     * Why the token of the request does not count: it lacks what this operation needs, and everyone may use the operation.
     * There is no `account` then.
     */
    tokenProblem: Problem | undefined;
    /** What the token of the request may do, or `undefined` with a session, which may do everything. */
    scopes: readonly Scope[] | undefined;
    /** The session or access token of the request, valid or not. */
    sessionToken: string | undefined;
    /** When the session of the request ends, if its use has just extended it. */
    sessionExtendedTo: Date | undefined;
    /** Whether the session or token is still valid; for streams, which outlive the request. */
    isStillSignedIn(): Promise<boolean>;
  }
}

export const sessionCookie = "seneschal-session";

/** Identifies the user of each request by bearer token or cookie. */
export function identify(server: Server, identityOfToken: IdentityOfToken): void {
  server.decorateRequest("account", undefined);
  server.decorateRequest("sessionOwnerId", undefined);
  server.decorateRequest("tokenProblem", undefined);
  server.decorateRequest("scopes", undefined);
  server.decorateRequest("sessionToken", undefined);
  server.decorateRequest("sessionExtendedTo", undefined);
  server.decorateRequest("isStillSignedIn", async function (this: FastifyRequest) {
    return this.sessionToken !== undefined && (await identityOfToken(this.sessionToken)) !== undefined;
  });
  server.addHook("onRequest", (request, _reply, done) => {
    const token = bearerTokenOf(request) ?? sessionCookieOf(request);
    if (token === undefined || token === "") return done();
    request.sessionToken = token;
    const identity = mayBeToken.test(token) ? identityOfToken(token) : undefined;
    if (!(identity instanceof Promise)) return identified(identity);
    identity.then(identified, done);

    function identified(found: Identity | undefined): void {
      request.account = found?.account;
      request.sessionOwnerId = found?.account.id;
      request.scopes = found?.scopes;
      request.sessionExtendedTo = found?.extendedTo;
      done();
    }
  });
}

/** Scripts of other origins act without the session of their visitor. */
function sessionCookieOf(request: FastifyRequest): string | undefined {
  return isFromOtherOrigin(request) ? undefined : request.cookies[sessionCookie];
}

// A cookie may contain anything, even text that Postgres cannot look up.
const mayBeToken = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns the user of the request.
 * @throws {Problem} not-signed-in, or what the token lacks
 */
export function requireUser(request: FastifyRequest): Account {
  if (request.account !== undefined) return request.account;
  if (request.tokenProblem !== undefined) throw request.tokenProblem;
  if (request.sessionToken === undefined) throw new Problem("not-signed-in");
  throw new Problem("not-signed-in", whatToDoWithout(request.sessionToken));
}

/** What the user or program does when this session or token does not work. */
function whatToDoWithout(token: string): string {
  if (token.startsWith("sen_oat_"))
    return "The access token of the app has expired, was revoked or is unknown. Get the next one with the refresh token (POST /v1/oauth/token); if that fails, ask the user again.";
  if (token.startsWith("sen_"))
    return "The access token has expired, was revoked or is unknown. Its owner creates another one on the page /account/tokens, or for a bot account on /account/bots, and reads there whether the server revoked it.";
  return "The session has expired, was ended or is unknown. Sign in again (POST /v1/sign-in); a guest begins again with POST /v1/guests.";
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
 * Returns the user's id on public pages, or `undefined` without a session and for a token without the scope. A program
 * with an expired token gets an error; a browser with an expired cookie does not, because it cannot help sending it.
 * @throws {Problem} not-signed-in
 */
export function optionalUserId(request: FastifyRequest): string | undefined {
  const isAnonymous = bearerTokenOf(request) === undefined || request.tokenProblem !== undefined;
  return isAnonymous ? request.account?.id : requireUser(request).id;
}

export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
