import type { Pool, PoolClient } from "pg";
import { type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { deliveryOf, noteTry, type StoredDelivery, type Try } from "./deliveries-store.ts";
import { deliveryJobs, scheduleAttempt } from "./enqueue-delivery.ts";

export interface Attempted extends Pick<Try, "outcome" | "status"> {
  /** Further writes that are committed together with the result. */
  readonly noting?: (client: PoolClient) => Promise<void>;
}

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly channel: "push" | "webhook";
  readonly attempt: (delivery: StoredDelivery) => Promise<Attempted>;
}

const minute = 60;
const hour = 60 * minute;
/** Wait after each failed attempt; a little more than one day in total. */
const pausesSeconds = [10, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 9 * hour, 9 * hour];
/** Adds up to a tenth, so that deliveries that failed together are not retried together. */
const spread = 0.1;
const hopeless: readonly Try["outcome"][] = ["gone", "inside", "switched-off"];

/**
 * Attempts a delivery. If the process dies after sending and before recording it, the delivery is sent again with the
 * same id. Receivers use the id to ignore duplicates.
 */
export function deliveryTask({ pool, now, channel, attempt }: Deps): Task {
  return taskFor(deliveryJobs[channel], async ({ delivery: id }) => {
    const delivery = await deliveryOf(pool, id);
    if (delivery?.state !== "waiting") return;
    const { noting, ...result } = await attempt(delivery);
    // Tests are not retried: the user wants a result now.
    const pause = delivery.kind === "test" ? undefined : pausesSeconds[delivery.attempts];
    const state = stateAfter(result, pause);
    await inTransaction(pool, async (client) => {
      await noteTry(client, id, { ...result, state });
      await noting?.(client);
      if (state === "waiting" && pause !== undefined)
        await scheduleAttempt(client, { ...delivery, channel }, soon(now(), pause));
    });
  });
}

function stateAfter({ outcome }: Pick<Try, "outcome">, pause: number | undefined): Try["state"] {
  if (outcome === "arrived") return "done";
  return pause === undefined || hopeless.includes(outcome) ? "failed" : "waiting";
}

function soon(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000 * (1 + Math.random() * spread));
}
