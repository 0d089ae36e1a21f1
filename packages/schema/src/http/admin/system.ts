import { z } from "zod";
import { instant } from "../../ids.ts";

const count = z.int().min(0);

export const systemState = z
  .object({
    version: z.string(),
    now: instant,
    startedAt: instant.meta({ description: "Of the process that answers." }),
    memoryBytes: count,
    connections: z.object({ total: count, idle: count, waiting: count }),
    streams: count.meta({ description: "Live streams of the process that answers." }),
    queues: z.array(
      z.object({
        task: z.string(),
        waiting: count.meta({ description: "Not tried yet, and due." }),
        later: count.meta({ description: "Scheduled for later." }),
        running: count,
        failing: count.meta({ description: "Failed at least once, to be tried again." }),
        givenUp: count,
        oldestAt: instant.nullable(),
      }),
    ),
    projections: z.array(
      z.object({
        name: z.enum(["games", "tournaments", "ratings", "bots", "clocks"]),
        behind: count,
        since: instant.nullable().meta({ description: "Waiting time of the oldest." }),
      }),
    ),
    database: z.object({
      bytes: count,
      tables: z.array(z.object({ table: z.string(), bytes: count, rows: count.meta({ description: "Estimated." }) })),
    }),
  })
  .meta({ id: "SystemState" });
export type SystemState = z.infer<typeof systemState>;

export const metricsQuery = z.strictObject({
  hours: z.coerce
    .number()
    .int()
    .pipe(z.union([z.literal(1), z.literal(24), z.literal(168)]))
    .meta({ enum: [1, 24, 168] })
    .default(1),
});
export const metrics = z
  .object({
    hours: z.int(),
    bucketSeconds: z.int(),
    samples: z.array(
      z.object({
        at: instant,
        movesPerSecond: z.number(),
        requestsPerSecond: z.number(),
        latencyMedianMs: z.number(),
        latencyP95Ms: z.number().meta({ description: "95th percentile." }),
        streams: z.number(),
        queuedJobs: count,
        failingJobs: count,
        databaseBytes: count,
        memoryBytes: count,
        processes: count,
      }),
    ),
  })
  .meta({ id: "Metrics" });
export type Metrics = z.infer<typeof metrics>;
