import type { FastifyReply, FastifyRequest } from "fastify";
import { requireUser } from "../../../platform/http/identity.ts";
import { connectionOf } from "../../../platform/http/long-computations/client-gone.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isFromOtherOrigin } from "../../../platform/http/same-origin.ts";
import { setSessionCookie } from "../../../platform/http/session-cookie.ts";
import { deviceTokensIn, type KnownDevices } from "./known-devices.ts";
import type { Caller, Session } from "./sessions.ts";

/**
 * Sends the session: in the body for programs, and as a cookie for our own pages. Remembers the browser of a member.
 */
export async function sendSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, token, expiresAt }: Session,
  devices: KnownDevices,
) {
  const body = { account, token, expiresAt: expiresAt.toISOString() };
  if (isFromOtherOrigin(request)) return body;
  if (account.kind === "member") await devices.remember(request, reply, account.id);
  setSessionCookie(request, reply, token, expiresAt);
  return body;
}

export function tokenOf(request: FastifyRequest): string {
  requireUser(request);
  if (request.sessionToken === undefined) throw new Problem("not-signed-in");
  return request.sessionToken;
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const { ip, headers } = request;
  return { ip, agent: headers["user-agent"], devices: deviceTokensIn(request), connection: connectionOf(reply) };
}
