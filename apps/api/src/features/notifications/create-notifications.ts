import type { LoadSecretBox } from "../../platform/encryption/secret-box-loader.ts";
import type { Server } from "../../platform/http/server.ts";
import { onServerLifetime } from "../../platform/http/server-lifetime.ts";
import type { Task } from "../../platform/jobs/job-kind.ts";
import type { DatabaseClock } from "../../platform/postgres/database-clock.ts";
import type { HttpSender } from "./delivery/http-sender.ts";
import type { Chronicle } from "./delivery/notification-text.ts";
import type { NotificationEmail } from "./emails/email-sender.ts";
import { Notifier, type NotifierDeps } from "./notifier.ts";
import { createDevices } from "./push/devices.ts";
import { pushTask } from "./push/push-task.ts";
import { deviceRoutes } from "./push/routes.ts";
import { createVapid } from "./push/vapid.ts";
import { type ReminderDeps, remindOfClocks } from "./remind-of-clocks.ts";
import { NotificationSettings } from "./settings/notification-settings.ts";
import { notificationRoutes } from "./settings/routes.ts";
import { startAnnouncing } from "./webhooks/announce.ts";
import type { NewsSource } from "./webhooks/news.ts";
import type { NoticedEvents } from "./webhooks/noticed-events.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { type WebhookAccess, webhookPlaces } from "./webhooks/webhook-places.ts";
import { type WebhookEmail, webhookTask } from "./webhooks/webhook-task.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

interface Deps extends Omit<NotifierDeps, "enqueueEmail"> {
  /** The clock for signing and retrying deliveries. Tests may give games another time. */
  readonly clock: DatabaseClock;
  readonly enqueueEmail: (
    connection: Parameters<NotifierDeps["enqueueEmail"]>[0],
    message: NotificationEmail | WebhookEmail,
  ) => Promise<void>;
  /** The address of the site, which every notification links to. */
  readonly site: string;
  /** Sends requests to push services and webhooks. */
  readonly httpSender: HttpSender;
  /** Whether webhooks may send to this machine and network, and without TLS. */
  readonly allowsLocalWebhooks: boolean;
  readonly loadSecretBox: LoadSecretBox;
  readonly chronicle: Chronicle;
  readonly runningClock: ReminderDeps["runningClock"];
  /** What webhooks say of games and tournaments, and who may manage them. */
  readonly news: NewsSource;
  readonly noticedEvents: NoticedEvents;
  readonly access: WebhookAccess;
  /** False if other processes send notifications. */
  readonly runsJobs: boolean;
  readonly onError: (error: unknown) => void;
}

export interface Notifications {
  readonly tasks: readonly Task[];
}

/** Notifications by e-mail, push and webhook. */
export function createNotifications(server: Server, deps: Deps): Notifications {
  const { pool, now, clock, loadSecretBox } = deps;
  const deliveryDeps = { ...deps, now: clock.now };
  const notifier = new Notifier(deps);
  notificationRoutes(server, new NotificationSettings(pool));
  const vapid = createVapid(pool, loadSecretBox);
  deviceRoutes(server, createDevices(pool, vapid));
  const webhooks = new Webhooks(pool, loadSecretBox, deps.allowsLocalWebhooks);
  for (const place of webhookPlaces(deps.access)) webhookRoutes(server, webhooks, place);
  if (deps.runsJobs) onServerLifetime(server, () => startAnnouncing({ pool, now, source: deps.news }, deps.onError));
  const remind: Notifier["remind"] = (...args) => notifier.remind(...args);
  return {
    tasks: [
      notifier.task,
      remindOfClocks({ pool, now, remind, runningClock: deps.runningClock }),
      pushTask({ ...deliveryDeps, vapid }),
      webhookTask(deliveryDeps),
    ],
  };
}
