import negotiator from "@fastify/accept-negotiator";
import type { FastifyRequest } from "fastify";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
/** How bodies are kept. */
export type Packed = Exclude<Encoding, "identity">;

/** In which of our encodings the client reads an answer best. */
export function encodingFor({ headers }: Pick<FastifyRequest, "headers">): Encoding {
  const wished = negotiator.negotiate(headers["accept-encoding"] ?? "", [...encodings]);
  return encodings.find((encoding) => encoding === wished) ?? "identity";
}
