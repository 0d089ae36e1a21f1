import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { addJob } from "../../../platform/jobs/add-job.ts";
import type { JobKind } from "../../../platform/jobs/job-kind.ts";
import { addDelivery, type NewDelivery } from "./deliveries-store.ts";

const payload = z.object({ delivery: z.uuid() });
type Payload = z.infer<typeof payload>;

/**
 * Failed deliveries are retried and delayed by the delivery itself; these tries are for processes that die during an
 * attempt.
 */
export const deliveryJobs: Readonly<Record<NewDelivery["channel"], JobKind<Payload>>> = {
  push: { name: "push", payload, attemptsMax: 10 },
  webhook: { name: "webhook", payload, attemptsMax: 10 },
};

/** Stores a delivery and its job, once per target, as part of the transaction. */
export async function enqueueDelivery(client: Pool | PoolClient, delivery: NewDelivery): Promise<void> {
  const id = await addDelivery(client, delivery);
  if (id !== undefined) await scheduleAttempt(client, { id, ...delivery });
}

/** Schedules an attempt. Attempts to one target run one after another, so that a slow target delays no other. */
export async function scheduleAttempt(
  client: Pool | PoolClient,
  { id, channel, target }: Pick<NewDelivery, "channel" | "target"> & { readonly id: string },
  at?: Date,
): Promise<void> {
  const queue = `${channel} ${target}`;
  await addJob(client, deliveryJobs[channel], { delivery: id }, { queue, ...(at && { at }) });
}
