import type { FastifyReply } from "fastify";
import { Problem } from "../problem.ts";

/**
 * Aborted when the connection closes before the response was sent. (Fastify's own signal fires as soon as the body was
 * read.)
 */
export function connectionOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Throws if the client has disconnected. Nobody reads the problem, and it is not logged as a bug. */
export function assertConnected(signal: AbortSignal): void {
  if (signal.aborted) throw clientGone();
}

export function clientGone(): Problem {
  return new Problem("unavailable", "The client closed the connection before the response was ready.");
}
