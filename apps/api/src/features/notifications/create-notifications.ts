import type { LoadSecretBox } from "../../platform/encryption/secret-box-loader.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Task } from "../../platform/jobs/job-kind.ts";
import type { DatabaseClock } from "../../platform/postgres/database-clock.ts";
import type { HttpSender } from "./delivery/http-sender.ts";
import type { Chronicle } from "./delivery/notification-text.ts";
import { type NoticeDeps, type NoticeLetter, type Notices, openNotices } from "./notices.ts";
import { openDevices } from "./push/devices.ts";
import { pushTask } from "./push/push-task.ts";
import { deviceRoutes } from "./push/routes.ts";
import { openVapid } from "./push/vapid.ts";
import { remindOfClocks } from "./remind-of-clocks.ts";
import { noticeRoutes } from "./routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { type WebhookLetter, webhookTask } from "./webhooks/webhook-task.ts";
import { openWebhooks } from "./webhooks/webhooks.ts";

interface Deps extends Omit<NoticeDeps, "post"> {
  /** The clock for signing and retrying deliveries. Tests may give games another time. */
  readonly clock: DatabaseClock;
  readonly post: (connection: Parameters<NoticeDeps["post"]>[0], letter: NoticeLetter | WebhookLetter) => Promise<void>;
  /** The address of the site, which every notification links to. */
  readonly site: string;
  /** Sends requests to push services and webhooks. */
  readonly reach: HttpSender;
  readonly loadSecretBox: LoadSecretBox;
  readonly chronicle: Chronicle;
}

export interface Notifications {
  readonly notify: Notices["notify"];
  readonly tasks: readonly Task[];
}

/** Notifications by e-mail, push and webhook. */
export function createNotifications(server: Server, deps: Deps): Notifications {
  const { pool, now, clock, loadSecretBox } = deps;
  const delivering = { ...deps, now: clock.now };
  const notices = openNotices(deps);
  noticeRoutes(server, notices);
  const vapid = openVapid(pool, loadSecretBox);
  deviceRoutes(server, openDevices(pool, vapid));
  webhookRoutes(server, openWebhooks(pool, loadSecretBox));
  return {
    notify: notices.notify,
    tasks: [
      notices.task,
      remindOfClocks({ pool, now, notify: notices.notify }),
      pushTask({ ...delivering, vapid }),
      webhookTask(delivering),
    ],
  };
}
