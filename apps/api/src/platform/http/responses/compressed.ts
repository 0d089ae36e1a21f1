import { pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor, type Packed } from "./encoding.ts";

/**
 * A text as it is made, compressed by Brotli, whose large window finds what the views of a replay repeat: 17 MB become
 * 60 kB, and by gzip 220.
 */
export function compressed(text: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return buffer(pipeline(Readable.from(text), compressing, ignore));
}

/** The same text in gzip, for clients that read no Brotli. */
export function gzipped(brotli: Buffer): Promise<Buffer> {
  return buffer(pipeline(Readable.from([brotli]), createBrotliDecompress(), createGzip(), ignore));
}

/** In which encoding a body has to be there for this client: unpacked it is made from Brotli. */
export function packedFor(request: FastifyRequest): Packed {
  return encodingFor(request) === "gzip" ? "gzip" : "br";
}

/** The text of a body in Brotli, as it is read. */
export function unpacked(brotli: Buffer): Readable {
  return pipeline(Readable.from([brotli]), createBrotliDecompress(), ignore);
}

/** What to send of a body that is packed for this client. */
export function encoded(request: FastifyRequest, reply: FastifyReply, body: Buffer): Buffer | Readable {
  const encoding = encodingFor(request);
  if (encoding === "identity") return unpacked(body);
  reply.header("content-encoding", encoding);
  return body;
}

/** Errors reach the reader of the last stream. */
function ignore(): void {}
