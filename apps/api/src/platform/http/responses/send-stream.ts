import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { Problem } from "../problem.ts";

/** Each keeps a connection to the database for as long as its reader takes: the others are for those who play. */
const atOnceMax = 2;
const retryAfterSeconds = 10;
const underWay = new Set<Readable>();

/** Answers with a file that is made while it is sent; few at a time. */
export function sendStream(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  make: () => Readable,
): FastifyReply {
  if (underWay.size >= atOnceMax) throw tooMany();
  const stream = make();
  underWay.add(stream);
  // Comes after the end, and where the reader hangs up.
  stream.once("close", () => underWay.delete(stream));
  return reply.headers(headers).send(stream);
}

function tooMany(): Problem {
  const problem = new Problem("too-many-requests", "Too many downloads at the moment. Try again soon.");
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}
