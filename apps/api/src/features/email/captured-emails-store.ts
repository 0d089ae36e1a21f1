import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { keptMails } from "../../platform/postgres/schema/mail-tables.ts";

export type KeptMail = typeof keptMails.$inferSelect;

const shownMax = 100;

/** Stores an e-mail once, and deletes those older than 30 days. */
export async function keepMail(pool: Pool, mail: Omit<KeptMail, "at">): Promise<void> {
  const db = drizzle({ client: pool });
  await db.insert(keptMails).values(mail).onConflictDoNothing();
  await db.delete(keptMails).where(sql`${keptMails.at} < now() - interval '30 days'`);
}

/** Newest first. */
export async function mailsKept(pool: Pool): Promise<readonly KeptMail[]> {
  return drizzle({ client: pool }).select().from(keptMails).orderBy(desc(keptMails.at)).limit(shownMax);
}
