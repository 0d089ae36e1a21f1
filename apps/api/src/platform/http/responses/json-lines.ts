import type { FastifyReply, FastifyRequest } from "fastify";
import { announceMediaType } from "../changelog/deprecation-headers.ts";

/** One JSON value per line. */
export const jsonLinesType = "application/x-ndjson";
/** The type of these files before version 1.0.0 of the document; clients that ask for it still get it. */
const formerType = "application/jsonl";

/** Types that are compressed although the library does not know that they are text. */
export const compressibleTypes = /^text\/(?!event-stream)|[+/](json|text|xml|x-ndjson|jsonl)(;|$)|octet-stream(;|$)/;

/** Sends a file with one JSON value per line under this name. */
export function asJsonLines(request: FastifyRequest, reply: FastifyReply, fileName: string): FastifyReply {
  return reply.headers(jsonLinesHeaders(request, reply, fileName));
}

/** The headers of a file with one JSON value per line. */
export function jsonLinesHeaders({ headers }: FastifyRequest, reply: FastifyReply, fileName: string) {
  const type = headers.accept?.includes(formerType) ? formerType : jsonLinesType;
  announceMediaType(reply, type);
  return {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${fileName}"`,
    vary: [reply.getHeader("vary"), "Accept"].filter(Boolean).join(", "),
  };
}
