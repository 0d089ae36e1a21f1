import rateLimit from "@fastify/rate-limit";
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

/** For what invites guessing or flooding: `share` of the ordinary limit is plenty. */
export function guarded(perMinute: number) {
  return { rateLimit: { max: perMinute, timeWindow: "1 minute", keyGenerator: byAddress } };
}

function byAddress(request: { readonly ip: string }): string {
  return request.ip;
}
