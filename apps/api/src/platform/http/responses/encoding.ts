import negotiator from "@fastify/accept-negotiator";
import type { FastifyRequest } from "fastify";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
/** Encodings in which bodies are stored. */
export type StoredEncoding = Exclude<Encoding, "identity">;

/** Returns the best of our encodings for the client. */
export function encodingFor({ headers }: Pick<FastifyRequest, "headers">): Encoding {
  const wished = negotiator.negotiate(headers["accept-encoding"] ?? "", [...encodings]);
  return encodings.find((encoding) => encoding === wished) ?? "identity";
}
