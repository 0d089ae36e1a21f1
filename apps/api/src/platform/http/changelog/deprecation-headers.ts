import type { FastifyReply } from "fastify";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";
import { changelog } from "./changelog.ts";
import { type Deprecation, deprecationsIn, type Release } from "./release.ts";

/**
 * Sends the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) with every response of a deprecated operation, and with
 * responses to requests that use a deprecated parameter.
 */
export function announceDeprecations(server: Server, releases: readonly Release[] = changelog): void {
  const deprecations = deprecationsIn(releases);
  server.addHook("onRoute", (route) => {
    const { operationId } = (route.schema ?? {}) as { readonly operationId?: string };
    const own = deprecations.filter(({ target }) => "operation" in target && target.operation === operationId);
    if (own.length === 0) return;
    const announce = syncHook((request, reply) => {
      const used = own.find(({ target }) => isUsed(target, request.query as object));
      if (used !== undefined) addHeaders(reply, used);
    });
    // Before every other hook of the route, so that its errors have the headers, too.
    route.onRequest = [announce, route.onRequest ?? []].flat();
  });
}

function isUsed(target: Deprecation["target"], query: object): boolean {
  return !("parameter" in target) || target.parameter in query;
}

/** Adds the headers to a response of this content type if it is deprecated. */
export function announceMediaType(reply: FastifyReply, mediaType: string): void {
  const found = mediaTypes.find(({ target }) => "mediaType" in target && target.mediaType === mediaType);
  if (found !== undefined) addHeaders(reply, found);
}

const mediaTypes = deprecationsIn(changelog).filter(({ target }) => "mediaType" in target);

function addHeaders(reply: FastifyReply, { date, sunset }: Deprecation): void {
  reply.headers({
    deprecation: `@${Date.parse(date) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: [reply.getHeader("link"), '</v1/changelog>; rel="deprecation"'].filter(Boolean).join(", "),
  });
}
