import { pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor, type StoredEncoding } from "./encoding.ts";

/**
 * Compresses a text with Brotli while it is produced. Its large window finds the repetitions in a replay: 17 MB become
 * 60 kB (220 kB with gzip).
 */
export function compressed(text: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return buffer(pipeline(Readable.from(text), compressing, ignore));
}

/** The same text in gzip, for clients without Brotli. */
export function gzipped(brotli: Buffer): Promise<Buffer> {
  return buffer(pipeline(Readable.from([brotli]), createBrotliDecompress(), createGzip(), ignore));
}

/** The encoding in which a body is stored for this client. Unencoded responses are made from Brotli. */
export function storedEncodingFor(request: FastifyRequest): StoredEncoding {
  return encodingFor(request) === "gzip" ? "gzip" : "br";
}

/** Decompresses a Brotli body as a stream. */
export function decompressed(brotli: Buffer): Readable {
  return pipeline(Readable.from([brotli]), createBrotliDecompress(), ignore);
}

/** What to send of a body that was compressed for this client. */
export function encoded(request: FastifyRequest, reply: FastifyReply, body: Buffer): Buffer | Readable {
  const encoding = encodingFor(request);
  if (encoding === "identity") return decompressed(body);
  reply.header("content-encoding", encoding);
  return body;
}

/** Errors reach the reader of the last stream. */
function ignore(): void {}
