import type { PoolClient } from "pg";
import { enqueueDelivery } from "./delivery/enqueue-delivery.ts";
import { type Notification, settingFor } from "./notification.ts";
import { devicesOf } from "./push/push-devices-store.ts";
import { webhooksOf } from "./webhooks/webhooks-store.ts";

/** Sends a push notification to every device of the account. */
export async function notifyDevices(
  client: PoolClient,
  account: string,
  { key, ...notice }: Notification,
): Promise<boolean> {
  const devices = await devicesOf(client, account);
  const kind = settingFor(notice);
  for (const { id: target } of devices) {
    await enqueueDelivery(client, { account, channel: "push", target, key, kind, notice });
  }
  return devices.length > 0;
}

/**
 * Sends it to all webhooks of the account that listen to this kind, unless they were created after it happened. Without a
 * time, it happens now.
 */
export async function notifyWebhooks(
  client: PoolClient,
  account: string,
  { key, ...notice }: Notification,
  happenedAt?: Date,
): Promise<boolean> {
  const kind = settingFor(notice);
  const listening = (await webhooksOf(client, { type: "account", account })).filter(
    ({ isOn, kinds, createdAt }) =>
      isOn && kinds.includes(kind) && (happenedAt === undefined || createdAt <= happenedAt),
  );
  for (const { id: target } of listening) {
    await enqueueDelivery(client, { account, channel: "webhook", target, key, kind, notice });
  }
  return listening.length > 0;
}
