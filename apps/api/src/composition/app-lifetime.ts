import type { Pool } from "pg";
import { oneAtATime } from "../event-store/one-at-a-time.ts";
import { type Presence, storePresences } from "../features/notifications/notifications-store.ts";
import { reencryptAll } from "../platform/encryption/reencrypt-all.ts";
import type { LoadSecretBox } from "../platform/encryption/secret-box-loader.ts";
import type { Server } from "../platform/http/server.ts";
import { onServerLifetime } from "../platform/http/server-lifetime.ts";
import type { Task } from "../platform/jobs/job-kind.ts";
import { startJobRunner } from "../platform/jobs/job-runner.ts";
import type { DatabaseClock } from "../platform/postgres/database-clock.ts";
import { storeBotsSeen } from "../stores/accounts/bots-store.ts";

const presenceIntervalMs = 10_000;

/** Logs when the clock of this process starts or stops to differ from the database's. */
export function logClockDifferences(server: Server, clock: DatabaseClock): void {
  clock.watch(({ agrees, aheadMs }) => {
    const difference = { aheadSeconds: aheadMs / 1000 };
    if (agrees) server.log.info(difference, "The clock of this process agrees with the database's again");
    else
      server.log.error(
        difference,
        "The clock of this process is wrong: only other processes handle time-outs until it is right",
      );
  });
}

/** Encrypts secrets that are plain text or encrypted with an earlier key. */
export function reencryptSecrets(server: Server, pool: Pool, loadSecretBox: LoadSecretBox): void {
  onServerLifetime(server, async () => {
    const unreadable = await reencryptAll(pool, loadSecretBox);
    const isAnyUnreadable = Object.values(unreadable).some((count) => count > 0);
    if (isAnyUnreadable)
      server.log.error({ unreadable }, "Some secrets are encrypted with a key that is not available");
    return () => {};
  });
}

/** Knows which accounts look at which game at this process, and tells players who is online at all processes. */
interface PresenceSource {
  presences(): readonly Presence[];
  streaming(): readonly string[];
  refreshPresence(): Promise<void>;
}

/**
 * Stores which players are looking at which game, so that no process notifies them about it, and which bot accounts are
 * online, and shows players who is online.
 */
export function recordPresences(server: Server, pool: Pool, source: PresenceSource): void {
  const record = async () => {
    await storePresences(pool, source.presences());
    await storeBotsSeen(pool, source.streaming());
    await source.refreshPresence();
  };
  const recordAgain = oneAtATime(record);
  onServerLifetime(server, () => {
    const timer = setInterval(() => {
      if (source.streaming().length === 0) return;
      recordAgain("presences").catch((error: unknown) => server.log.warn({ err: error }, "Recording presences failed"));
    }, presenceIntervalMs);
    return () => clearInterval(timer);
  });
}

/** Runs jobs while the server listens. Any number of processes can do so. */
export function runJobs(server: Server, pool: Pool, tasks: readonly Task[]): void {
  onServerLifetime(server, async () => {
    const jobs = await startJobRunner(pool, tasks, server.log);
    return () => jobs.stop();
  });
}
