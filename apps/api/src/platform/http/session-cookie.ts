import type { FastifyReply, FastifyRequest } from "fastify";
import { bearerTokenOf, sessionCookie } from "./identity.ts";
import type { Server } from "./server.ts";

/** The cookie lasts as long as its session. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string, expires: Date): void {
  const secure = request.protocol === "https";
  reply.setCookie(sessionCookie, token, { path: "/", httpOnly: true, sameSite: "lax", secure, expires });
}

/** Sends the cookie again when its use has extended the session. Must be called after the cookie plugin is registered. */
export function extendSessionCookies(server: Server): void {
  server.addHook("onSend", (request, reply, _payload, done) => {
    const { sessionToken, sessionExtendedTo } = request;
    if (sessionToken !== undefined && sessionExtendedTo !== undefined && mayGetCookie(request, reply))
      setSessionCookie(request, reply, sessionToken, sessionExtendedTo);
    done();
  });
}

/** Programs with a token need no cookie, a route may have deleted it, and a shared cache must not store it. */
function mayGetCookie(request: FastifyRequest, reply: FastifyReply): boolean {
  const isSetAlready = String(reply.getHeader("set-cookie") ?? "").includes(`${sessionCookie}=`);
  const isPersonal = /\b(private|no-store)\b/.test(String(reply.getHeader("cache-control")));
  return bearerTokenOf(request) === undefined && !isSetAlready && isPersonal;
}
