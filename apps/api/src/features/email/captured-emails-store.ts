import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { capturedEmails } from "../../platform/postgres/schema/email-tables.ts";

export type CapturedEmail = typeof capturedEmails.$inferSelect;

const shownMax = 100;

/** Stores an e-mail once, and deletes those older than 30 days. */
export async function captureEmail(pool: Pool, mail: Omit<CapturedEmail, "at">): Promise<void> {
  const db = drizzle({ client: pool });
  await db.insert(capturedEmails).values(mail).onConflictDoNothing();
  await db.delete(capturedEmails).where(sql`${capturedEmails.at} < now() - interval '30 days'`);
}

/** Newest first. */
export async function listCapturedEmails(pool: Pool): Promise<readonly CapturedEmail[]> {
  return drizzle({ client: pool }).select().from(capturedEmails).orderBy(desc(capturedEmails.at)).limit(shownMax);
}
