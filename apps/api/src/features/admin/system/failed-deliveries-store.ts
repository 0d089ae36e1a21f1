import type { adminDeliveries } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { streamRows, totalCount } from "../../../platform/postgres/stream-rows.ts";
import { asPattern } from "../../../stores/audit-log-store.ts";

type Line = adminDeliveries.FailedDelivery;

export interface DeliveryFilter {
  readonly q?: string | undefined;
  readonly channel?: string | undefined;
  readonly state?: string | undefined;
  readonly sort: keyof typeof orders;
  readonly from: number;
  /** `null` means no limit. */
  readonly limit: number | null;
}

/** For all deliveries in one query: the payload of jobs has no index. */
const nextAttempts = `
  select job.payload ->> 'delivery' as delivery, min(run_at) as run_at
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier in ('push', 'webhook') group by 1`;

/**
 * Failed deliveries on every channel. E-mails are jobs; push notifications and webhooks are deliveries that have a job
 * only for their next attempt. The payload of an e-mail may open an account, so only its kind is read.
 */
const failedDeliveries = `
  select delivery_id::text as id, channel, deliveries.kind, account_id as account, accounts.name,
    case when deliveries.state = 'failed' then 'failed' else 'failing' end as state, deliveries.attempts,
    outcome as error, status, at,
    case when deliveries.state = 'waiting' then next_try.run_at end as next_at
  from deliveries left join accounts on accounts.id = deliveries.account_id
  left join (${nextAttempts}) as next_try on next_try.delivery = delivery_id::text
  where deliveries.state = 'failed' or deliveries.state = 'waiting' and deliveries.attempts > 0
  union all
  select job.id::text, 'mail', coalesce(job.payload ->> 'kind', ''), null, null,
    case when attempts >= max_attempts then 'failed' else 'failing' end, attempts,
    left(last_error, 500), null, job.created_at, case when attempts < max_attempts then run_at end
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier = 'letter' and attempts > 0 and locked_at is null`;

export async function searchFailedDeliveries(pool: Pool, filter: DeliveryFilter) {
  const { text, values } = queryOf(filter);
  const { rows } = await pool.query<Row>(text, [...values]);
  return { total: rows[0]?.total ?? 0, deliveries: rows.map(lineOf) };
}

/** All matching deliveries, streamed. */
export async function* streamFailedDeliveries(pool: Pool, filter: Omit<DeliveryFilter, "from" | "limit">) {
  for await (const row of streamRows<Row>(pool, queryOf({ ...filter, from: 0, limit: null }))) yield lineOf(row);
}

function queryOf(filter: DeliveryFilter) {
  const { q, channel, state, sort, from, limit } = filter;
  return {
    text: `select *, ${totalCount(limit)} as total from (${failedDeliveries}) as failed
     where ($1::text is null or concat_ws(' ', id, kind, name, error) ilike '%' || $1 || '%')
       and ($2::text is null or channel = $2) and ($3::text is null or state = $3)
     order by ${orders[sort]}, id offset $4 limit $5` as const,
    values: [asPattern(q), channel, state, from, limit] as const,
  };
}

/** The result of a retry. `tried`: it is being delivered, will be at once, or has arrived. */
export type RetryResult =
  | { readonly type: "revived"; readonly account: string; readonly target: string }
  | { readonly type: "tried" }
  | { readonly type: "unknown" };

/** Lets a delivery be retried at once if it has failed or waits for its next attempt. The caller enqueues the job. */
export async function resetFailedDelivery(
  client: PoolClient,
  channel: "push" | "webhook",
  id: string,
): Promise<RetryResult> {
  const known = await client.query<{ state: string; attempts: number; account: string; target: string; kept: boolean }>(
    `select state, attempts, account_id as account, target, notification is not null as kept from deliveries
     where delivery_id = $1 and channel = $2 for update`,
    [id, channel],
  );
  const [delivery] = known.rows;
  if (delivery === undefined) return { type: "unknown" };
  const { account, target, state, attempts, kept } = delivery;
  const isDelayed = state === "waiting" && attempts > 0 && (await removeDelayedJob(client, channel, id));
  if (!kept || (state !== "failed" && !isDelayed)) return { type: "tried" };
  await client.query("update deliveries set state = 'waiting', attempts = 0, done_at = null where delivery_id = $1", [
    id,
  ]);
  return { type: "revived", account, target };
}

/** Removes the next attempt unless it is due or running. */
async function removeDelayedJob(client: PoolClient, channel: string, id: string): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `select job.id::text from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = $1 and payload ->> 'delivery' = $2 and locked_at is null and run_at > now() for update of job`,
    [channel, id],
  );
  if (rows.length === 0) return false;
  await client.query("select from graphile_worker.complete_jobs($1::bigint[])", [rows.map((job) => job.id)]);
  return true;
}

/** The allowed sort orders. Nothing else gets into the query. */
const orders = {
  at: "at",
  "-at": "at desc",
  channel: "channel",
  "-channel": "channel desc",
  name: "lower(name) nulls last",
  "-name": "lower(name) desc nulls last",
  attempts: "attempts",
  "-attempts": "attempts desc",
} as const;

interface Row extends Omit<Line, "at" | "nextAt"> {
  readonly at: Date;
  readonly next_at: Date | null;
  readonly total: number | null;
}

function lineOf({ at, next_at, total: _, ...row }: Row): Line {
  return { ...row, at: at.toISOString(), nextAt: next_at?.toISOString() ?? null };
}
