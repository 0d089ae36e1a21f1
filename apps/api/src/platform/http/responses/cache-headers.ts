import type { FastifyReply } from "fastify";
import { companionHeader } from "../local-players.ts";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The answer is the same for everybody: caches may share it. */
    readonly isPublic?: boolean;
  }
}

/** What an answer to one person says to caches: keep nothing, and never hand it to somebody else. */
const personal = {
  "cache-control": "private, no-store",
  vary: ["Cookie", "Authorization", companionHeader].join(", "),
} as const;

/**
 * Marks every answer as personal, unless its route has `config: { isPublic: true }`. A route that sets `Cache-Control`
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

/** A problem tells of one request, also where the route is public: nobody keeps it, or takes it for another answer. */
export function keepFromCaches(reply: FastifyReply): FastifyReply {
  reply.removeHeader("etag");
  reply.header("cache-control", personal["cache-control"]);
  return reply.hasHeader("vary") ? reply : reply.header("vary", personal.vary);
}
