import type { adminSystem } from "@seneschal/schema";
import type { Pool } from "pg";

export interface MetricSample {
  readonly process: string;
  readonly seconds: number;
  readonly moves: number;
  readonly requests: number;
  readonly medianMs: number;
  readonly slowMs: number;
  readonly streams: number;
  readonly memoryBytes: number;
}

/** Stores the counters of a process, with figures from the database at this moment. */
export async function storeMetricSample(pool: Pool, sample: MetricSample): Promise<void> {
  const { process, seconds, moves, requests, medianMs, slowMs, streams, memoryBytes } = sample;
  await pool.query({
    name: "store-metric-sample",
    text: `insert into metric_samples (process, at, seconds, moves, requests, median_ms, p95_ms, streams, memory_bytes,
             queued_jobs, failing_jobs, database_bytes)
           select $1, now(), $2, $3, $4, $5, $6, $7, $8,
             count(*) filter (where run_at <= now()), count(*) filter (where attempts > 0 and locked_at is null),
             pg_database_size(current_database())
           from graphile_worker.jobs on conflict do nothing`,
    values: [process, seconds, moves, requests, medianMs, slowMs, streams, memoryBytes],
  });
}

/** Returns the sums over all processes in buckets of equal length, without the current bucket. */
export async function metricBuckets(pool: Pool, hours: number, bucketSeconds: number) {
  const { rows } = await pool.query<Row>({
    name: "metric-buckets",
    text: `with cut as (
             select date_bin(make_interval(secs => $2), at, 'epoch') as bucket, metric_samples.* from metric_samples
             where at > now() - make_interval(hours => $1)
               and at < date_bin(make_interval(secs => $2), now(), 'epoch')
           ), each as (
             select bucket, sum(moves) as moves, sum(requests) as requests, sum(median_ms * requests) as median_sum,
               max(p95_ms) as slow, avg(streams) as streams, max(memory_bytes) as memory, max(queued_jobs) as queued,
               max(failing_jobs) as failing, max(database_bytes) as bytes
             from cut group by bucket, cut.process
           )
           select bucket as at, (sum(moves) / $2)::float as "movesPerSecond",
             (sum(requests) / $2)::float as "requestsPerSecond",
             coalesce(sum(median_sum) / nullif(sum(requests), 0), 0)::float as "latencyMedianMs",
             max(slow)::float as "latencyP95Ms", sum(streams)::float as streams, max(queued)::int as "queuedJobs",
             max(failing)::int as "failingJobs", max(bytes)::float as "databaseBytes", sum(memory)::float as "memoryBytes",
             count(*)::int as processes
           from each group by bucket order by bucket`,
    values: [hours, bucketSeconds],
  });
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

type Row = Omit<adminSystem.Metrics["samples"][number], "at"> & { readonly at: Date };
