import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionCookie, signedIn } from "../http/identity.ts";
import { Problem } from "../http/problem.ts";
import type { Caller, Session } from "./sessions.ts";

/** Hands the session over: the cookie for browsers, the body for programs. */
export function grant(request: FastifyRequest, reply: FastifyReply, { account, token, expiresAt }: Session) {
  reply.setCookie(sessionCookie, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    expires: expiresAt,
  });
  return { account, token, expiresAt: expiresAt.toISOString() };
}

export function tokenOf(request: FastifyRequest): string {
  signedIn(request);
  if (request.sessionToken === undefined) throw new Problem("not-signed-in");
  return request.sessionToken;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { ip, agent: headers["user-agent"] };
}
