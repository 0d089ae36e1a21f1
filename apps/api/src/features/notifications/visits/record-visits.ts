import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Server } from "../../../platform/http/server.ts";
import { storeVisit, visitPrecisionSeconds } from "./visits-store.ts";

const accountsMax = 10_000;

/** Requests that pages in the background and programs send by themselves: they are no visits. */
export const backgroundHeader = "seneschal-background";

/**
 * Records when accounts visit the site: an e-mail that is sent once per absence is not repeated before. Must be called
 * before the routes are registered. A failure is logged; the request does not fail.
 */
export function recordVisits(server: Server, pool: Pool, now: () => Date): void {
  const stored = new LRUCache<string, number>({ max: accountsMax });
  server.addHook("onRequest", (request, _reply, done) => {
    const account = visitorOf(request);
    const time = now().getTime();
    if (account === undefined || time - (stored.get(account) ?? 0) < visitPrecisionSeconds * 1000) return done();
    stored.set(account, time);
    storeVisit(pool, account)
      .catch((error: unknown) => request.log.warn({ err: error }, "Storing a visit failed"))
      .finally(done);
  });
}

/**
 * Guests get no e-mails, so their visits do not matter. Live streams stay open without anyone looking, and tokens belong
 * to programs.
 */
function visitorOf({ account, scopes, sessionOwnerId, headers }: FastifyRequest): string | undefined {
  if (account === undefined || scopes !== undefined || headers[backgroundHeader] !== undefined) return undefined;
  if (headers.accept === "text/event-stream") return undefined;
  const isGuest = account.id === sessionOwnerId && !account.isEmailConfirmed;
  return isGuest ? undefined : sessionOwnerId;
}
