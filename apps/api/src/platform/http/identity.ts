import type { accounts } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { Problem } from "./problem.ts";
import type { Server } from "./server.ts";

export type Account = z.infer<typeof accounts.account>;
/** The account that a session token belongs to, while the session lasts; at once, where that is known. */
export type AccountOfToken = (token: string) => Promise<Account | undefined> | Account | undefined;

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks: nobody without a session that holds. */
    account: Account | undefined;
    /** Whose session it is, also where they ask for a companion. */
    asker: string | undefined;
    /** The session that was shown, whether it holds or not. */
    sessionToken: string | undefined;
    /** Whether the session goes on, for what lasts longer than a request. */
    isStillSignedIn(): Promise<boolean>;
  }
}

export const sessionCookie = "seneschal-session";

/** Looks up who makes each request, by bearer token or cookie. */
export function identify(server: Server, accountOfToken: AccountOfToken): void {
  server.decorateRequest("account", undefined);
  server.decorateRequest("asker", undefined);
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
      request.asker = account?.id;
      done();
    }
  });
}

// A cookie may hold anything, even what no database can look for.
const mayBeToken = /^[\x21-\x7e]{1,200}$/;

/** Who makes this request; without a session that holds, a problem. */
export function requireUser(request: FastifyRequest): Account {
  if (request.account !== undefined) return request.account;
  if (request.sessionToken === undefined) throw new Problem("not-signed-in");
  throw new Problem("not-signed-in", "Your session has expired or is unknown. Sign in again.");
}

/** Who makes this request, to be heard by others; a problem if they are muted. */
export function requireUnmutedUser(request: FastifyRequest): Account {
  const account = requireUser(request);
  if (account.sanctions.some(({ kind }) => kind === "mute")) throw new Problem("muted");
  return account;
}

/**
 * Who looks at what anybody may see: nobody without a session. A program that shows a token is told when it no longer
 * holds; a browser cannot help the cookie that it kept.
 */
export function optionalUserId(request: FastifyRequest): string | undefined {
  return bearerTokenOf(request) === undefined ? request.account?.id : requireUser(request).id;
}

export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}
