import type { FastifyRequest } from "fastify";
import type { Environment } from "../../environment/environment.ts";
import { bearerTokenOf, sessionCookie } from "../identity.ts";
import { Problem } from "../problem.ts";
import { isSameOrigin } from "../same-origin.ts";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation takes a password or the token of an e-mail, which pages of other sites must not ask for. */
    readonly takesSecrets?: boolean;
  }
}

const readMethods: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Pages of other origins may use the API without a session or with a bearer token. Browsers send the cookie with requests
 * of other sites, so changes with a cookie must come from our own pages, and so must passwords, unless `CORS_ORIGINS`
 * names the origin.
 */
export function checkOrigin(server: Server, { CORS_ORIGINS }: Environment): void {
  function check(request: FastifyRequest): void {
    if (readMethods.includes(request.method) || bearerTokenOf(request) !== undefined || isSameOrigin(request)) return;
    if (request.cookies[sessionCookie] !== undefined)
      throw new Problem("forbidden", "The request came from a page of another site. Use a bearer token instead.");
    if (request.routeOptions.config.takesSecrets === true && !CORS_ORIGINS.includes(request.headers.origin ?? ""))
      throw new Problem("forbidden", "Pages of other sites cannot ask for passwords. Use an access token instead.");
  }
  server.addHook("onRequest", syncHook(check));
}
