import { setTimeout as sleep } from "node:timers/promises";
import type { Server } from "./server.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation reads nothing that follows the log of events, so it need not wait for it. */
    readonly readsOnlyLog?: true;
  }
}

type CaughtUp = () => Promise<void> | undefined;

/**
 * Lets every operation wait until it can see what this process has stored: a player who moves and then lists games does not
 * see the old turn. Public operations, whose answers are the same for all, do not wait. Nothing waits longer than `maxMs`,
 * so that a write that hangs does not stop the process.
 */
export function waitForOwnWrites(server: Server, caughtUp: CaughtUp, maxMs: number): void {
  server.addHook("preHandler", (request, _reply, done) => {
    const { access = "public", readsOnlyLog = false } = request.routeOptions.config;
    const isWaiting = access === "public" || readsOnlyLog ? undefined : caughtUp();
    if (isWaiting === undefined) done();
    else atMost(isWaiting, maxMs).then(() => done(), done);
  });
}

async function atMost(waiting: Promise<void>, maxMs: number): Promise<void> {
  const stop = new AbortController();
  const late = sleep(maxMs, undefined, { signal: stop.signal }).catch(() => {});
  await Promise.race([waiting, late]).finally(() => stop.abort());
}

/** Answers only when everything that follows is stored. */
export function answerAfterOwnWrites(server: Server, caughtUp: CaughtUp): void {
  server.addHook("onSend", async () => caughtUp());
}
