import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Environment } from "../../environment/environment.ts";
import { SharedCounters } from "../../rate-limit/shared-counters.ts";
import type { RateLimit } from "../openapi/transformations/with-rate-limits.ts";
import { tooManyRequests } from "../problem.ts";
import type { Server } from "../server.ts";
import { onServerLifetime } from "../server-lifetime.ts";
import { sourceOf } from "../source.ts";

/** How often the processes add up what each has counted. */
const shareIntervalMs = 1000;

/** Limits requests per minute, by account or by source if nobody is signed in. All processes count together. */
export async function limitRequests(server: Server, { REQUESTS_PER_MINUTE }: Environment, pool: Pool): Promise<void> {
  if (REQUESTS_PER_MINUTE === 0) return;
  const counters = new SharedCounters();
  shareRegularly(server, counters, pool);
  await server.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: "1 minute",
    store: storeOver(counters),
    keyGenerator: keyOf,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    allowList: (request) => request.url.startsWith("/health/"),
  });
  announceLimits(server);
}

/**
 * The same figures as the plugin's headers, as in draft-ietf-httpapi-ratelimit-headers-10: the policy, what remains, and the
 * seconds until it starts again.
 */
function announceLimits(server: Server): void {
  server.addHook("onSend", (request, reply, _payload, done) => {
    const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) =>
      reply.getHeader(`x-ratelimit-${name}`),
    );
    if (limit !== undefined && !reply.hasHeader("ratelimit-policy")) {
      const policy = request.routeOptions.config.documentedLimit === undefined ? "requests" : "operation";
      announce(reply, policy, { limit, remaining, reset });
    }
    done();
  });
}

type Figures = Readonly<Record<"limit" | "remaining" | "reset", unknown>>;

function announce(reply: FastifyReply, policy: string, { limit, remaining, reset }: Figures): void {
  reply.header("ratelimit-policy", `"${policy}";q=${limit};w=60`);
  reply.header("ratelimit", `"${policy}";r=${remaining};t=${reset}`);
}

function shareRegularly(server: Server, counters: SharedCounters, pool: Pool): void {
  let sharing: Promise<void> | undefined;
  const share = () => {
    sharing ??= counters
      .share(pool)
      .catch((error: unknown) => server.log.warn({ err: error }, "Adding up the rate limits of all processes failed"))
      .finally(() => {
        sharing = undefined;
      });
  };
  onServerLifetime(server, () => {
    const timer = setInterval(share, shareIntervalMs);
    return async () => {
      clearInterval(timer);
      await sharing;
    };
  });
}

/** What the plugin passes for each limit: the route, or nothing for limits that belong to no route. */
interface RouteLimit {
  readonly routeInfo: { readonly method?: string; readonly url?: string };
}

/** The counters as the plugin wants them: a class, which it creates, and one child for each route with its own limit. */
function storeOver(counters: SharedCounters): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    readonly #scope: string;
    constructor(_options: object, scope = "") {
      this.#scope = scope;
    }
    incr(key: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], windowMs: number, max: number): void {
      done(null, counters.increment(`${this.#scope} ${key}`, windowMs, max));
    }
    child(options: object): LimitStore {
      const { method = "", url = "" } = (options as RouteLimit).routeInfo;
      return new LimitStore({}, `${method} ${url}`);
    }
  };
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

/** A counter of each source that belongs to no route; its name distinguishes it from others. */
const named =
  (name: string) =>
  ({ ip }: FastifyRequest): string =>
    `${name} ${sourceOf(ip)}`;

const bySource = ({ ip }: FastifyRequest): string => sourceOf(ip);

/**
 * Marks requests above a limit per minute and source, before the body is read. They are not rejected; the route delays
 * them.
 */
export function markOverLimit(server: Server, name: string, perMinute: number) {
  const overLimit = new WeakSet<FastifyRequest>();
  // Without limits there is nothing to count with.
  const count = server.hasDecorator("createRateLimit")
    ? server.createRateLimit({ max: perMinute, timeWindow: "1 minute", keyGenerator: named(name) })
    : undefined;
  return {
    async hook(request: FastifyRequest): Promise<void> {
      const counted = await count?.(request);
      if (counted !== undefined && !counted.isAllowed && counted.isExceeded) overLimit.add(request);
    },
    isOverLimit: (request: FastifyRequest): boolean => overLimit.has(request),
  };
}

/**
 * Counts wrong tokens per minute and source; returns a function that rejects those above the limit. The headers of the
 * rejection are those of this limit: of the general one, much can be left.
 */
export function limitWrongTokens(server: Server, perMinute: number) {
  // Without limits there is nothing to count with.
  const count = server.hasDecorator("createRateLimit")
    ? server.createRateLimit({ max: perMinute, timeWindow: "1 minute", keyGenerator: named("wrong tokens") })
    : undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count?.(request);
    if (counted === undefined || counted.isAllowed || !counted.isExceeded) return;
    const figures = { limit: counted.max, remaining: 0, reset: counted.ttlInSeconds };
    for (const [name, figure] of Object.entries(figures)) reply.header(`x-ratelimit-${name}`, figure);
    announce(reply, "wrong-tokens", figures);
    throw tooManyRequests(counted.ttlInSeconds);
  };
}

/** Limit per minute and target, whatever the source, for operations that invite guessing. */
export function limitByTarget(perMinute: number, targetOf: (request: FastifyRequest) => string) {
  const hook = "preHandler" as const;
  const rateLimit = { max: perMinute, timeWindow: "1 minute", hook, keyGenerator: targetOf };
  return { rateLimit, documentedLimit: { requests: perMinute, per: "target" } as const };
}
