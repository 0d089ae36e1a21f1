import { expect } from "vitest";
import type { TestDatabase } from "./test-database.ts";

export interface Received {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The e-mails of a server without a mail server. */
export function mailbox({ pool }: TestDatabase) {
  async function mailsTo(address: string): Promise<readonly Received[]> {
    const { rows } = await pool.query<Received>('select * from captured_emails where "to" = $1 order by at', [address]);
    return rows;
  }

  return {
    mailsTo,
    /** Waits for a number of e-mails to an address and returns the last one. */
    async mail(address: string, count = 1): Promise<Received> {
      await expect.poll(async () => (await mailsTo(address)).length, { timeout: 60_000 }).toBe(count);
      const mail = (await mailsTo(address)).at(-1);
      if (mail === undefined) throw new Error("an e-mail was counted and is gone");
      return mail;
    },
    /** Waits for the first e-mail to an address that contains this path. */
    async mailWith(address: string, path: string): Promise<Received> {
      const find = async () => (await mailsTo(address)).find(({ text }) => text.includes(path));
      await expect.poll(find, { timeout: 60_000 }).toBeDefined();
      return (await find()) as Received;
    },
    /** Waits until no job is due or running. */
    async quiet(): Promise<void> {
      const jobs = async () => (await pool.query("select from graphile_worker.jobs where run_at <= now()")).rowCount;
      await expect.poll(jobs, { timeout: 60_000 }).toBe(0);
    },
  };
}

/** Returns the token in the link of an e-mail. */
export function tokenIn({ text }: Received): string {
  const token = /#([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}
