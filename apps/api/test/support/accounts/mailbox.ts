import { expect } from "vitest";
import type { TestDatabase } from "../database/test-database.ts";

export interface ReceivedEmail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const timeoutMs = 60_000;

/** The e-mails of a server without a mail server. A wait that fails lists the jobs that are not done. */
export function mailbox({ pool }: TestDatabase) {
  async function emailsTo(address: string): Promise<readonly ReceivedEmail[]> {
    const { rows } = await pool.query<ReceivedEmail>('select * from captured_emails where "to" = $1 order by at', [
      address,
    ]);
    return rows;
  }

  return {
    emailsTo,
    /** Waits for a number of e-mails to an address and returns the last one. */
    async email(address: string, count = 1): Promise<ReceivedEmail> {
      await withPendingJobs(pool, () =>
        expect.poll(async () => (await emailsTo(address)).length, { timeout: timeoutMs }).toBe(count),
      );
      const email = (await emailsTo(address)).at(-1);
      if (email === undefined) throw new Error("an e-mail was counted and is gone");
      return email;
    },
    /** Waits for the first e-mail to an address that contains this path. */
    async emailWith(address: string, path: string): Promise<ReceivedEmail> {
      const find = async () => (await emailsTo(address)).find(({ text }) => text.includes(path));
      await withPendingJobs(pool, () => expect.poll(find, { timeout: timeoutMs }).toBeDefined());
      return (await find()) as ReceivedEmail;
    },
    /** Waits until no job is due or running. */
    async settled(): Promise<void> {
      const jobs = async () => (await pool.query("select from graphile_worker.jobs where run_at <= now()")).rowCount;
      await withPendingJobs(pool, () => expect.poll(jobs, { timeout: timeoutMs }).toBe(0));
    },
  };
}

/** Adds the unfinished jobs, and the time of the database, to the message of a wait that failed. */
async function withPendingJobs(pool: TestDatabase["pool"], wait: () => Promise<void>): Promise<void> {
  try {
    await wait();
  } catch (error) {
    const { rows } = await pool.query(
      `select task.identifier as task, job.attempts, job.last_error, job.run_at, job.locked_at, job.locked_by, now() as now
       from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
       order by job.run_at`,
    );
    const jobs = rows.length === 0 ? "none" : rows.map((row) => JSON.stringify(row)).join("\n  ");
    throw new Error(`${String(error)}\nUnfinished jobs:\n  ${jobs}`, { cause: error });
  }
}

/** Returns the token in the link of an e-mail. */
export function tokenIn({ text }: ReceivedEmail): string {
  const token = /#([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}
