import type { FastifyReply } from "fastify";
import { companionHeader } from "../local-players.ts";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The response is the same for everyone: shared caches may store it. */
    readonly isPublic?: boolean;
  }
}

/** Headers of personal responses: caches store nothing. */
const personal = {
  "cache-control": "private, no-store",
  vary: ["Cookie", "Authorization", companionHeader].join(", "),
} as const;

/**
 * Marks every response as personal unless its route has `config: { isPublic: true }`. A route that sets `Cache-Control`
 * itself replaces ours and keeps `Vary`.
 */
export function cacheHeaders(server: Server): void {
  server.addHook(
    "onRequest",
    syncHook((request, reply) => {
      if (request.routeOptions.config.isPublic !== true) reply.headers(personal);
    }),
  );
}

/** Problems are never cached, even on public routes. */
export function keepFromCaches(reply: FastifyReply): FastifyReply {
  reply.removeHeader("etag");
  reply.header("cache-control", personal["cache-control"]);
  return reply.hasHeader("vary") ? reply : reply.header("vary", personal.vary);
}
