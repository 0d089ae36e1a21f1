import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Server } from "../../../platform/http/server.ts";
import { onServerLifetime } from "../../../platform/http/server-lifetime.ts";
import { syncHook } from "../../../platform/http/sync-hook.ts";
import { storeMetricSample } from "./metric-samples-store.ts";

interface Deps {
  readonly pool: Pool;
  /** Moves that this process has written since it started. */
  readonly movesWritten: () => number;
  readonly streams: () => number;
}

const sampleIntervalMs = 10_000;
/** Enough for a median and a 95th percentile under any load. */
const timesMax = 20_000;

/**
 * Counts requests while the server listens and stores a sample every few seconds, for the charts of the admin pages.
 */
export function sampleMetrics(server: Server, { pool, movesWritten, streams }: Deps): void {
  const process = randomUUID();
  let writing: Promise<void> = Promise.resolve();
  let times: number[] = [];
  let requests = 0;
  let moves = 0;
  let since = performance.now();

  server.addHook("onResponse", syncHook(count));
  onServerLifetime(server, () => {
    moves = movesWritten();
    since = performance.now();
    const clock = setInterval(() => {
      writing = sample().catch((error: unknown) => server.log.warn({ err: error }, "A sample was not kept"));
    }, sampleIntervalMs);
    return async () => {
      clearInterval(clock);
      await writing;
    };
  });

  function count({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
    // A stream lasts as long as its client stays.
    if (routeOptions.url?.endsWith("/stream")) return;
    requests += 1;
    if (times.length < timesMax) times.push(reply.elapsedTime);
  }

  async function sample(): Promise<void> {
    const sorted = times.toSorted((one, other) => one - other);
    const counted = { moves: movesWritten() - moves, requests };
    const seconds = (performance.now() - since) / 1000;
    [times, requests, moves, since] = [[], 0, movesWritten(), performance.now()];
    await storeMetricSample(pool, {
      process,
      seconds,
      ...counted,
      medianMs: percentile(sorted, 0.5),
      slowMs: percentile(sorted, 0.95),
      streams: streams(),
      memoryBytes: globalThis.process.memoryUsage.rss(),
    });
  }
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
