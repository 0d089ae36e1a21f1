import type { Pool } from "pg";
import webpush from "web-push";
import type { Task } from "../../../platform/jobs/job-kind.ts";
import { profileOf } from "../../../read-models/profiles-store.ts";
import type { StoredDelivery } from "../delivery/deliveries-store.ts";
import { type Attempted, deliveryTask } from "../delivery/delivery-task.ts";
import type { HttpSender } from "../delivery/http-sender.ts";
import { type Brief, briefOf, type Chronicle } from "../delivery/notification-text.ts";
import { type ToldNotice, toldNotice } from "../notice.ts";
import { deviceById, deviceReached, dropDevice, type PushDevice } from "./push-devices-store.ts";
import type { Vapid, VapidKeys } from "./vapid.ts";

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly site: string;
  readonly reach: HttpSender;
  readonly vapid: Vapid;
  readonly chronicle: Chronicle;
}

const day = 24 * 60 * 60;
/** A push message holds 4 kB when encrypted; phones show less. */
const textMax = 600;
const linesMax = 3;

/** Sends push notifications, encrypted end to end for the browser (RFC 8291). */
export function pushTask({ pool, now, site, reach, vapid, chronicle }: Deps): Task {
  async function attempt(delivery: StoredDelivery): Promise<Attempted> {
    const device = await deviceById(pool, delivery.target);
    // If another account uses the browser by now, it must not receive notifications of the previous one.
    if (device === undefined || device.account !== delivery.account) return { outcome: "gone", status: null };
    const keys = await vapid.keys();
    if (keys === undefined) return { outcome: "unreadable-secret", status: null };
    const notice = toldNotice.parse(delivery.notice);
    const { language } = await profileOf(pool, device.account);
    const text = payloadOf(delivery.id, notice, await briefOf(notice, language, chronicle));
    const { url, headers, body } = sealed(device, keys, delivery.id, text);
    const reached = await reach({ url, headers, body });
    if (reached.outcome === "arrived") return { ...reached, noting: (client) => deviceReached(client, device.id) };
    // The subscription was deleted in the browser.
    const isGone = reached.status === 404 || reached.outcome === "gone";
    if (!isGone) return reached;
    return {
      ...reached,
      outcome: "gone",
      noting: async (client) => void (await dropDevice(client, device.account, device.id)),
    };
  }

  function sealed({ endpoint, p256dh, auth }: PushDevice, vapidKeys: VapidKeys, id: string, text: string) {
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: subjectOf(site), ...vapidKeys },
      TTL: day,
      // A push that is sent twice replaces the first one until it is seen.
      topic: id.replaceAll("-", ""),
    });
    return { url: endpoint, headers: headers as Readonly<Record<string, string>>, body: body ?? "" };
  }

  return deliveryTask({ pool, now, channel: "push", attempt });
}

/** What the site's service worker shows. A later notification of the same kind and game replaces the earlier one. */
function payloadOf(id: string, { kind, path }: ToldNotice, { language, title, text, lines }: Brief): string {
  const told = lines.length === 0 ? text : lines.slice(-linesMax).join("\n");
  return JSON.stringify({ id, title, text: told.slice(0, textMax), path, tag: `${kind} ${path}`, language });
}

/** The contact for push services. */
function subjectOf(site: string): string {
  const { protocol, hostname, origin } = new URL(site);
  return protocol === "https:" ? origin : `mailto:seneschal@${hostname}`;
}
