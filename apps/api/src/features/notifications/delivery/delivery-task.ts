import type { Pool, PoolClient } from "pg";
import { type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { type AttemptResult, loadDelivery, recordAttempt, type StoredDelivery } from "./deliveries-store.ts";
import { deliveryJobs, scheduleAttempt } from "./enqueue-delivery.ts";

export interface Attempt extends Pick<AttemptResult, "outcome" | "status"> {
  /** Further writes that are committed together with the result. */
  readonly alsoWrite?: (client: PoolClient) => Promise<void>;
}

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly channel: "push" | "webhook";
  readonly attempt: (delivery: StoredDelivery) => Promise<Attempt>;
}

const minute = 60;
const hour = 60 * minute;
/** Wait after each failed attempt; a little more than one day in total. */
const retryDelaysSeconds = [10, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 9 * hour, 9 * hour];
/** Adds up to a tenth, so that deliveries that failed together are not retried together. */
const jitter = 0.1;
const permanentFailures: readonly AttemptResult["outcome"][] = ["gone", "inside", "switched-off"];

/**
 * Attempts a delivery. If the process dies after sending and before recording it, the delivery is sent again with the
 * same id. Receivers use the id to ignore duplicates.
 */
export function deliveryTask({ pool, now, channel, attempt }: Deps): Task {
  return taskFor(deliveryJobs[channel], async ({ delivery: id }) => {
    const delivery = await loadDelivery(pool, id);
    if (delivery?.state !== "waiting") return;
    const { alsoWrite, ...result } = await attempt(delivery);
    // Tests are not retried: the user wants a result now.
    const retryDelay = delivery.kind === "test" ? undefined : retryDelaysSeconds[delivery.attempts];
    const state = stateAfter(result, retryDelay);
    await inTransaction(pool, async (client) => {
      await recordAttempt(client, id, { ...result, state });
      await alsoWrite?.(client);
      if (state === "waiting" && retryDelay !== undefined)
        await scheduleAttempt(client, { ...delivery, channel }, withJitter(now(), retryDelay));
    });
  });
}

function stateAfter(
  { outcome }: Pick<AttemptResult, "outcome">,
  retryDelay: number | undefined,
): AttemptResult["state"] {
  if (outcome === "arrived") return "done";
  return retryDelay === undefined || permanentFailures.includes(outcome) ? "failed" : "waiting";
}

function withJitter(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000 * (1 + Math.random() * jitter));
}
