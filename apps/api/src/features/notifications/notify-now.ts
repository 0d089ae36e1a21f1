import type { PoolClient } from "pg";
import { enqueueDelivery } from "./delivery/enqueue-delivery.ts";
import { type Notice, wishFor } from "./notice.ts";
import { devicesOf } from "./push/push-devices-store.ts";
import { webhooksOf } from "./webhooks/webhooks-store.ts";

/** Sends a push notification to every device of the account. */
export async function tellDevices(client: PoolClient, account: string, { key, ...notice }: Notice): Promise<boolean> {
  const devices = await devicesOf(client, account);
  const kind = wishFor(notice);
  for (const { id: target } of devices) {
    await enqueueDelivery(client, { account, channel: "push", target, key, kind, notice });
  }
  return devices.length > 0;
}

/** Sends it to all webhooks of the account that listen to this kind. */
export async function tellWebhooks(client: PoolClient, account: string, { key, ...notice }: Notice): Promise<boolean> {
  const kind = wishFor(notice);
  const listening = (await webhooksOf(client, account)).filter(({ isOn, kinds }) => isOn && kinds.includes(kind));
  for (const { id: target } of listening) {
    await enqueueDelivery(client, { account, channel: "webhook", target, key, kind, notice });
  }
  return listening.length > 0;
}
