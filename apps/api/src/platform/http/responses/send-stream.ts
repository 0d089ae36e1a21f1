import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { Problem } from "../problem.ts";

/** The downloads that run at the same time. Each holds a database connection as long as it takes; the others are for players. */
export const downloadsMax = 2;
const retryAfterSeconds = 10;
const running = new Set<Readable>();

/** Sends a file that is generated while it is sent; only a few at a time. */
export function sendStream(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  make: () => Readable,
): FastifyReply {
  if (running.size >= downloadsMax) throw tooMany();
  const stream = make();
  running.add(stream);
  // Emitted at the end, and when the client disconnects.
  stream.once("close", () => running.delete(stream));
  return reply.headers(headers).send(stream);
}

function tooMany(): Problem {
  const problem = new Problem("too-many-requests", "Too many downloads at the moment. Try again soon.");
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}
