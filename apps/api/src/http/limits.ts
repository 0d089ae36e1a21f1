import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { Problem } from "./problem.ts";
import type { Server } from "./server.ts";

/** So many requests a minute for one account, or for one address where nobody is signed in. */
export async function limitRequests(server: Server, { REQUESTS_PER_MINUTE }: Environment): Promise<void> {
  if (REQUESTS_PER_MINUTE === 0) return;
  await server.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: "1 minute",
    cache: 10_000,
    keyGenerator: (request) => request.account?.id ?? request.ip,
    errorResponseBuilder: () => new Problem("too-many-requests"),
    allowList: (request) => request.url.startsWith("/health/"),
  });
}

/** For what invites flooding: so many a minute from one address. */
export function guarded(perMinute: number) {
  return { rateLimit: { max: perMinute, timeWindow: "1 minute", keyGenerator: ({ ip }: FastifyRequest) => ip } };
}

/** For what invites guessing: so many a minute at one target, wherever they come from. */
export function guardedAt(perMinute: number, targetOf: (request: FastifyRequest) => string) {
  const hook = "preHandler" as const;
  return { rateLimit: { max: perMinute, timeWindow: "1 minute", hook, keyGenerator: targetOf } };
}
