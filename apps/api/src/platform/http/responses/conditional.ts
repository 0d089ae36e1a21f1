import type { FastifyReply, FastifyRequest } from "fastify";
import { companionHeader } from "../local-players.ts";
import { encodingFor } from "./encoding.ts";

/** What caches may do with an answer, and how they know it again. */
export interface Caching {
  /** Names what the answer is made from: another tag, another answer. */
  readonly tag: string;
  /** The same for everybody who may ask at this address; otherwise it belongs to the one who is signed in. */
  readonly isPublic: boolean;
  /** The address names what the answer is made from, so that it never changes there. */
  readonly isImmutable?: boolean;
}

const personalHeaders = ["Authorization", "Cookie", companionHeader];
const yearSeconds = 31_536_000;

/**
 * Sets the headers by which browsers and proxies keep an answer and ask whether it still holds. True: the client has
 * the current one, so the answer is 304 and nothing has to be worked out.
 */
export function isKnownToClient(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, isPublic, isImmutable = false }: Caching,
): boolean {
  // Encodings of the same answer differ in their bytes.
  const etag = `"${tag}-${encodingFor(request)}"`;
  reply.header("etag", etag);
  const lasting = isImmutable ? `max-age=${yearSeconds}, immutable` : "no-cache";
  reply.header("cache-control", `${isPublic ? "public" : "private"}, ${lasting}`);
  vary(reply, isPublic);
  return isListed(request.headers["if-none-match"], etag);
}

/** Keeps what others (CORS) have said already. */
function vary(reply: FastifyReply, isPublic: boolean): void {
  const said = String(reply.getHeader("vary") ?? "").split(/, */);
  const others = said.filter((header) => header !== "" && !personalHeaders.includes(header));
  reply.header("vary", [...others, "Accept-Encoding", ...(isPublic ? [] : personalHeaders)].join(", "));
}

/** By the weak comparison: a proxy that compresses makes a tag weak. */
function isListed(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
