import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../../environment/environment.ts";
import type { RateLimit } from "../openapi/transformations/with-rate-limits.ts";
import { Problem, tooManyRequests } from "../problem.ts";
import type { Server } from "../server.ts";
import { sourceOf } from "../source.ts";

/** Limits requests per minute, by account or by source if nobody is signed in. */
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

declare module "fastify" {
  interface FastifyContextConfig {
    /** The limit of the route, for the API document. */
    readonly documentedLimit?: RateLimit;
  }
}

/** Limit per minute and source, for operations that invite flooding. */
export function limitByIp(perMinute: number) {
  const rateLimit = { max: perMinute, timeWindow: "1 minute", keyGenerator: bySource };
  return { rateLimit, documentedLimit: { requests: perMinute, per: "address" } as const };
}

/** Limit per minute and account, for operations that could annoy others. */
export function limitByUser(perMinute: number) {
  const rateLimit = { max: perMinute, timeWindow: "1 minute", keyGenerator: keyOf };
  return { rateLimit, documentedLimit: { requests: perMinute, per: "account" } as const };
}

/** Local players count as the account whose session they use. */
const keyOf = ({ sessionOwnerId: account, ip }: FastifyRequest): string => account ?? sourceOf(ip);

const bySource = ({ ip }: FastifyRequest): string => sourceOf(ip);

/**
 * Marks requests above a limit per minute and source, before the body is read. They are not rejected; the route delays
 * them.
 */
export function markOverLimit(server: Server, perMinute: number) {
  const overLimit = new WeakSet<FastifyRequest>();
  // Without limits there is nothing to count with.
  const count = server.hasDecorator("createRateLimit")
    ? server.createRateLimit(limitByIp(perMinute).rateLimit)
    : undefined;
  return {
    async hook(request: FastifyRequest): Promise<void> {
      const counted = await count?.(request);
      if (counted !== undefined && !counted.isAllowed && counted.isExceeded) overLimit.add(request);
    },
    isOverLimit: (request: FastifyRequest): boolean => overLimit.has(request),
  };
}

/** Counts wrong tokens per minute and source; returns a function that rejects those above the limit. */
export function limitWrongTokens(server: Server, perMinute: number) {
  // Without limits there is nothing to count with.
  const count = server.hasDecorator("createRateLimit")
    ? server.createRateLimit(limitByIp(perMinute).rateLimit)
    : undefined;
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count?.(request);
    if (counted !== undefined && !counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds);
  };
}

/** Limit per minute and target, whatever the source, for operations that invite guessing. */
export function limitByTarget(perMinute: number, targetOf: (request: FastifyRequest) => string) {
  const hook = "preHandler" as const;
  const rateLimit = { max: perMinute, timeWindow: "1 minute", hook, keyGenerator: targetOf };
  return { rateLimit, documentedLimit: { requests: perMinute, per: "target" } as const };
}
