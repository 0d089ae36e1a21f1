import type { FastifyReply, FastifyRequest } from "fastify";
import { companionHeader } from "../local-players.ts";
import { encodingFor } from "./encoding.ts";

/** How a response may be cached and identified. */
export interface Caching {
  /** Identifies the content: another tag means another response. */
  readonly tag: string;
  /** The same for everyone who may use this URL; otherwise it belongs to the signed-in user. */
  readonly isPublic: boolean;
  /** The URL identifies the content, so it never changes there. */
  readonly isImmutable?: boolean;
}

const personalHeaders = ["Authorization", "Cookie", companionHeader];
const yearSeconds = 31_536_000;

/**
 * Sets `ETag` and `Cache-Control`. Returns true if the client has the current response; the route then sends 304
 * without computing anything.
 */
export function isKnownToClient(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, isPublic, isImmutable = false }: Caching,
): boolean {
  // Each encoding of a response has its own bytes.
  const etag = `"${tag}-${encodingFor(request)}"`;
  reply.header("etag", etag);
  const lasting = isImmutable ? `max-age=${yearSeconds}, immutable` : "no-cache";
  reply.header("cache-control", `${isPublic ? "public" : "private"}, ${lasting}`);
  vary(reply, isPublic);
  // Shared caches hand the response to others, and it shows everyone the same.
  if (isPublic) reply.removeHeader("www-authenticate");
  return isListed(request.headers["if-none-match"], etag);
}

/** Keeps what other plugins (CORS) have added. */
function vary(reply: FastifyReply, isPublic: boolean): void {
  const said = String(reply.getHeader("vary") ?? "").split(/, */);
  const others = said.filter((header) => header !== "" && !personalHeaders.includes(header));
  reply.header("vary", [...others, "Accept-Encoding", ...(isPublic ? [] : personalHeaders)].join(", "));
}

/** Weak comparison: a proxy that compresses turns a tag into a weak one. */
function isListed(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
