import type { FastifyReply, FastifyRequest } from "fastify";

/** One JSON value per line. */
export const jsonLines = "application/x-ndjson";
/** The type of these files before version 1.0.0 of the document; clients that ask for it still get it. */
const formerJsonLines = "application/jsonl";

/** Types that are compressed although the library does not know that they are text. */
export const compressibleTypes = /^text\/(?!event-stream)|[+/](json|text|xml|x-ndjson|jsonl)(;|$)|octet-stream(;|$)/;

/** Sets the content type of a file with one JSON value per line, and its name. */
export function asJsonLines({ headers }: FastifyRequest, reply: FastifyReply, fileName: string): FastifyReply {
  const type = headers.accept?.includes(formerJsonLines) ? formerJsonLines : jsonLines;
  const vary = [reply.getHeader("vary"), "Accept"].filter(Boolean).join(", ");
  reply.header("vary", vary).header("content-disposition", `attachment; filename="${fileName}"`);
  return reply.type(`${type}; charset=utf-8`);
}
