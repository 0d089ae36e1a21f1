import type { FastifyRequest } from "fastify";
import type { Environment } from "../../environment/environment.ts";
import { bearerTokenOf, sessionCookie } from "../identity.ts";
import { Problem } from "../problem.ts";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";

const readMethods: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Rejects cross-site requests: browsers send the cookie with requests of other sites, so changes must come from our own
 * pages.
 */
export function checkOrigin(server: Server, { CORS_ORIGINS }: Environment): void {
  function check(request: FastifyRequest): void {
    if (readMethods.includes(request.method) || bearerTokenOf(request) !== undefined) return;
    const { origin } = request.headers;
    // Pages of allowed origins send no cookie: they want a token.
    const isAllowedOrigin = origin === undefined || CORS_ORIGINS.includes(origin);
    if (isAllowedOrigin && request.cookies[sessionCookie] === undefined) return;
    if (isSameOrigin(request)) return;
    throw new Problem("forbidden", "The request came from a page of another site. Use a bearer token instead.");
  }
  server.addHook("onRequest", syncHook(check));
}

function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  // Programs send no Origin header; every browser does.
  return headers.origin === undefined || hostOf(headers.origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
