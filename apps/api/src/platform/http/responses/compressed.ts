import { pipeline as piped, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor, type StoredEncoding } from "./encoding.ts";

/** The number of characters in the first part of a body. Each part is twice as long as the one before: few cost little. */
const firstPartCharacters = 32 * 1024;

/**
 * Compresses a text with Brotli while it is produced. Its large window finds the repetitions in a replay: 17 MB become
 * 60 kB (220 kB with gzip). With `onPart`, the body is made of parts that can be decompressed one after the other, and
 * `onPart` gets each as soon as it exists.
 */
export async function compressed(
  text: Iterable<string> | AsyncIterable<string>,
  onPart?: (part: Buffer) => void,
): Promise<Buffer> {
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (onPart !== undefined) compressing.on("data", onPart);
  const source = onPart === undefined ? text : flushing(text, () => compressing.flush());
  const [body] = await Promise.all([buffer(compressing), pipeline(source, compressing)]);
  return body;
}

/** The same text; calls `flush` after each part of it. */
async function* flushing(text: Iterable<string> | AsyncIterable<string>, flush: () => void): AsyncGenerator<string> {
  let characters = 0;
  let partCharacters = firstPartCharacters;
  for await (const piece of text) {
    yield piece;
    characters += piece.length;
    if (characters < partCharacters) continue;
    flush();
    characters = 0;
    partCharacters *= 2;
  }
}

/** The same text in gzip, for clients without Brotli. */
export function gzipped(brotli: Buffer): Promise<Buffer> {
  return buffer(piped(Readable.from([brotli]), createBrotliDecompress(), createGzip(), ignore));
}

/** The encoding in which a body is stored for this client. Unencoded responses are made from Brotli. */
export function storedEncodingFor(request: FastifyRequest): StoredEncoding {
  return encodingFor(request) === "gzip" ? "gzip" : "br";
}

/** Decompresses a Brotli body as a stream. */
export function decompressed(brotli: Buffer): Readable {
  return piped(Readable.from([brotli]), createBrotliDecompress(), ignore);
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
