import { createMailer } from "../../../src/features/email/mailer.ts";
import { Notifier } from "../../../src/features/notifications/notifier.ts";
import type { TestDatabase } from "../database/test-database.ts";

/** Sends due notifications as the server does every minute, without waiting for it. */
export function notifierAt({ pool }: Pick<TestDatabase, "pool">, now: Date = new Date()) {
  const site = "https://seneschal.example";
  const post = createMailer({ pool, site, smtp: undefined, from: undefined, chronicle: async () => [] });
  return new Notifier({
    pool,
    enqueueEmail: post.enqueue,
    now: () => now,
    delays: { debounceSeconds: 0, presenceSeconds: 90 },
  });
}
