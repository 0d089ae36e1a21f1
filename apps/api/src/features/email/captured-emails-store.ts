import type { Pool } from "pg";

/** An e-mail of a server without a mail server. */
export interface CapturedEmail {
  readonly id: string;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const shownMax = 100;

/** Stores an e-mail once, and deletes those older than 30 days. */
export async function captureEmail(
  pool: Pool,
  { id, to, subject, text, html }: Omit<CapturedEmail, "at">,
): Promise<void> {
  await pool.query({
    name: "insert-captured-email",
    text: `insert into captured_emails (id, at, "to", subject, text, html) values ($1, now(), $2, $3, $4, $5)
           on conflict (id) do nothing`,
    values: [id, to, subject, text, html],
  });
  await pool.query("delete from captured_emails where at < now() - interval '30 days'");
}

/** Newest first. */
export async function listCapturedEmails(pool: Pool): Promise<readonly CapturedEmail[]> {
  const { rows } = await pool.query<CapturedEmail>({
    name: "list-captured-emails",
    text: `select id, at, "to", subject, text, html from captured_emails order by at desc limit $1`,
    values: [shownMax],
  });
  return rows;
}
