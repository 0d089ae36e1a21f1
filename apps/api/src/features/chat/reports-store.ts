import { randomUUID } from "node:crypto";
import type { chat } from "@seneschal/schema";
import type { Pool } from "pg";

interface NewReport {
  readonly game: string;
  readonly accused: chat.Message;
  readonly reporter: string;
  readonly reason: string;
  /** The messages around it, as the reporter read them. */
  readonly excerpt: readonly chat.Message[];
  readonly at: string;
}

/** Stores a report with its excerpt, which stays even if the messages are deleted. */
export async function storeReport(pool: Pool, report: NewReport): Promise<string> {
  const { game, accused, reporter, reason, excerpt, at } = report;
  const id = randomUUID();
  await pool.query({
    name: "store-chat-report",
    text: `insert into chat_reports (report_id, game_id, number, reporter, accused, reason, excerpt, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, game, accused.number, reporter, accused.account, reason, JSON.stringify(excerpt), at],
  });
  return id;
}
