import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { capturedEmails } from "../../platform/postgres/schema/email-tables.ts";

export type KeptMail = typeof capturedEmails.$inferSelect;

const shownMax = 100;

/** Stores an e-mail once, and deletes those older than 30 days. */
export async function keepMail(pool: Pool, mail: Omit<KeptMail, "at">): Promise<void> {
  const db = drizzle({ client: pool });
  await db.insert(capturedEmails).values(mail).onConflictDoNothing();
  await db.delete(capturedEmails).where(sql`${capturedEmails.at} < now() - interval '30 days'`);
}

/** Newest first. */
export async function mailsKept(pool: Pool): Promise<readonly KeptMail[]> {
  return drizzle({ client: pool }).select().from(capturedEmails).orderBy(desc(capturedEmails.at)).limit(shownMax);
}
