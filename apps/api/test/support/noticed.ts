import { openPostOffice } from "../../src/features/email/mailer.ts";
import { openNotices } from "../../src/features/notifications/notices.ts";
import type { TestDatabase } from "./test-database.ts";

/** Sends due notifications as the server does every minute, without waiting for it. */
export function noticesAt({ pool }: TestDatabase, now: Date = new Date()) {
  const site = "https://seneschal.example";
  const post = openPostOffice({ pool, site, smtp: undefined, from: undefined, chronicle: async () => [] });
  return openNotices({ pool, post: post.post, now: () => now, pauses: { debounceSeconds: 0, away: 90 } });
}
