import type { Pool } from "pg";
import webpush from "web-push";
import type { Task } from "../../../platform/jobs/job-kind.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import type { StoredDelivery } from "../delivery/deliveries-store.ts";
import { type Attempt, deliveryTask } from "../delivery/delivery-task.ts";
import type { HttpSender } from "../delivery/http-sender.ts";
import { type Chronicle, type NotificationText, renderNotification } from "../delivery/notification-text.ts";
import { type NotificationContent, notificationContent } from "../notification.ts";
import { deleteDevice, deviceById, type PushDevice, recordDeviceSuccess } from "./push-devices-store.ts";
import type { Vapid, VapidKeys } from "./vapid.ts";

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly site: string;
  readonly httpSender: HttpSender;
  readonly vapid: Vapid;
  readonly chronicle: Chronicle;
}

const daySeconds = 24 * 60 * 60;
/** A push message holds 4 kB when encrypted; phones show less. */
const textMax = 600;
const linesMax = 3;

/** Sends push notifications, encrypted end to end for the browser (RFC 8291). */
export function pushTask({ pool, now, site, httpSender, vapid, chronicle }: Deps): Task {
  async function attempt(delivery: StoredDelivery): Promise<Attempt> {
    const device = await deviceById(pool, delivery.target);
    // If another account uses the browser by now, it must not receive notifications of the previous one.
    if (device === undefined || device.account !== delivery.account) return { outcome: "gone", status: null };
    const keys = await vapid.keys();
    if (keys === undefined) return { outcome: "unreadable-secret", status: null };
    const notice = notificationContent.parse(delivery.notice);
    const { language } = await profileOf(pool, device.account);
    const text = payloadOf(delivery.id, notice, await renderNotification(notice, language, chronicle));
    const { url, headers, body } = encrypted(device, keys, delivery.id, text);
    const result = await httpSender({ url, headers, body });
    if (result.outcome === "arrived")
      return { ...result, alsoWrite: (client) => recordDeviceSuccess(client, device.id) };
    // The subscription was deleted in the browser.
    const isGone = result.status === 404 || result.outcome === "gone";
    if (!isGone) return result;
    return {
      ...result,
      outcome: "gone",
      alsoWrite: async (client) => void (await deleteDevice(client, device.account, device.id)),
    };
  }

  function encrypted({ endpoint, p256dh, auth }: PushDevice, vapidKeys: VapidKeys, id: string, text: string) {
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: subjectOf(site), ...vapidKeys },
      TTL: daySeconds,
      // A push that is sent twice replaces the first one until it is seen.
      topic: id.replaceAll("-", ""),
    });
    return { url: endpoint, headers: headers as Readonly<Record<string, string>>, body: body ?? "" };
  }

  return deliveryTask({ pool, now, channel: "push", attempt });
}

/** What the site's service worker shows. A later notification of the same kind and game replaces the earlier one. */
function payloadOf(
  id: string,
  { kind, path }: NotificationContent,
  { language, title, text, lines }: NotificationText,
): string {
  const body = lines.length === 0 ? text : lines.slice(-linesMax).join("\n");
  return JSON.stringify({ id, title, text: body.slice(0, textMax), path, tag: `${kind} ${path}`, language });
}

/** The contact for push services. */
function subjectOf(site: string): string {
  const { protocol, hostname, origin } = new URL(site);
  return protocol === "https:" ? origin : `mailto:seneschal@${hostname}`;
}
