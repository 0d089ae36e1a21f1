import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../../environment/environment.ts";
import { Problem } from "../problem.ts";
import type { Server } from "../server.ts";
import { sourceOf } from "../source.ts";

/** So many requests a minute for one account, or for one source where nobody is signed in. */
export async function limitRequests(server: Server, { REQUESTS_PER_MINUTE }: Environment): Promise<void> {
  if (REQUESTS_PER_MINUTE === 0) return;
  await server.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: "1 minute",
    cache: 10_000,
    keyGenerator: keyOf,
    errorResponseBuilder: () => new Problem("too-many-requests"),
    allowList: (request) => request.url.startsWith("/health/"),
  });
}

/** For what invites flooding: so many a minute from one source. */
export function limitByIp(perMinute: number) {
  return { rateLimit: { max: perMinute, timeWindow: "1 minute", keyGenerator: bySource } };
}

/** For what would tire others: so many a minute from one account. */
export function limitByUser(perMinute: number) {
  return { rateLimit: { max: perMinute, timeWindow: "1 minute", keyGenerator: keyOf } };
}

/** All who play at one screen are one account here. */
const keyOf = ({ asker, ip }: FastifyRequest): string => asker ?? sourceOf(ip);

const bySource = ({ ip }: FastifyRequest): string => sourceOf(ip);

/**
 * Notes which requests are more than so many a minute from one source, before anybody reads the body. They are served all
 * the same: who serves them lets them wait.
 */
export function noteHaste(server: Server, perMinute: number) {
  const noted = new WeakSet<FastifyRequest>();
  // Where no limits are wished, there is nothing to count with.
  const count = server.hasDecorator("createRateLimit")
    ? server.createRateLimit(limitByIp(perMinute).rateLimit)
    : undefined;
  return {
    async note(request: FastifyRequest): Promise<void> {
      const counted = await count?.(request);
      if (counted !== undefined && !counted.isAllowed && counted.isExceeded) noted.add(request);
    },
    isNotedIn: (request: FastifyRequest): boolean => noted.has(request),
  };
}

/** For what invites guessing: so many a minute at one target, wherever they come from. */
export function limitByTarget(perMinute: number, targetOf: (request: FastifyRequest) => string) {
  const hook = "preHandler" as const;
  return { rateLimit: { max: perMinute, timeWindow: "1 minute", hook, keyGenerator: targetOf } };
}
