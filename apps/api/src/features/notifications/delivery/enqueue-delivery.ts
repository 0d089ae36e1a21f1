import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { addJob } from "../../../platform/jobs/add-job.ts";
import type { JobKind } from "../../../platform/jobs/job-kind.ts";
import { addDelivery, type NewDelivery } from "./deliveries-store.ts";

const payload = z.object({ delivery: z.uuid() });
type Payload = z.infer<typeof payload>;

/** Tries after a failure are counted and paused for by the delivery itself; these are for what dies in the middle. */
export const deliveryJobs: Readonly<Record<NewDelivery["channel"], JobKind<Payload>>> = {
  push: { name: "push", payload, triesMax: 10 },
  webhook: { name: "webhook", payload, triesMax: 10 },
};

/** Sends something somewhere, once: the delivery and its job exist if the transaction does. */
export async function enqueueDelivery(client: Pool | PoolClient, delivery: NewDelivery): Promise<void> {
  const id = await addDelivery(client, delivery);
  if (id !== undefined) await scheduleAttempt(client, { id, ...delivery });
}

/** One place is reached by one try at a time: who is slow keeps nobody else waiting. */
export async function scheduleAttempt(
  client: Pool | PoolClient,
  { id, channel, target }: Pick<NewDelivery, "channel" | "target"> & { readonly id: string },
  at?: Date,
): Promise<void> {
  const queue = `${channel} ${target}`;
  await addJob(client, deliveryJobs[channel], { delivery: id }, { queue, ...(at && { at }) });
}
