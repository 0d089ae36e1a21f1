import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { createMailer } from "../../../src/features/email/mailer.ts";
import type { Delays } from "../../../src/features/notifications/due-notifications-store.ts";
import type { Notification } from "../../../src/features/notifications/notification.ts";
import { Notifier } from "../../../src/features/notifications/notifier.ts";
import type { TestDatabase } from "../database/test-database.ts";

/** Everything is sent at once, except about a game that its reader is looking at. */
export const noDelays: Delays = { debounceSeconds: 0, presenceSeconds: 90, absenceSeconds: 0, newsSeconds: 0 };

/** Sends due notifications as the server does every minute, without waiting for it. */
export function notifierAt({ pool }: Pick<TestDatabase, "pool">, now: Date = new Date(), delays = noDelays) {
  const site = "https://seneschal.example";
  const post = createMailer({ pool, site, smtp: undefined, from: undefined, chronicle: async () => [] });
  return new Notifier({
    pool,
    enqueueEmail: post.enqueue,
    now: () => now,
    delays,
  });
}

/** Sends a notification as if it were a reminder. */
export function sendNow(
  database: Pick<TestDatabase, "pool">,
  client: PoolClient,
  account: string,
  notification: Notification,
): Promise<boolean> {
  return notifierAt(database).remind(client, account, { game: randomUUID(), notification, hasEmail: true });
}
