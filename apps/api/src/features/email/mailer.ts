import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { addJob } from "../../platform/jobs/add-job.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { type KeptMail, keepMail, mailsKept } from "./captured-emails-store.ts";
import { type EmailMessage, letterJob, type Since } from "./email-message.ts";
import { renderEmail } from "./render-email.ts";
import { smtpTransport, type Transport } from "./transport.ts";

export interface MailDeps {
  readonly pool: Pool;
  /** The address of the site, to which every link leads. */
  readonly site: string;
  /** Where mails go; without it they are kept in the house. */
  readonly smtp: string | undefined;
  /** Who writes: `Name <address>`. */
  readonly from: string | undefined;
  /** What a seat saw happen since its last turn, a sentence a line. */
  readonly chronicle: (since: Since, language: EmailMessage["language"]) => Promise<readonly string[]>;
}

export interface Mailer {
  /** Hands a letter over: it goes out if the transaction of this connection is committed. */
  post(connection: Pool | PoolClient, letter: Omit<EmailMessage, "id">): Promise<void>;
  /** What could not be sent, for want of a mail server. */
  kept(): Promise<readonly KeptMail[]>;
  readonly keepsMails: boolean;
  readonly task: Task;
  close(): void;
}

export function openPostOffice({ pool, site, smtp, from, chronicle }: MailDeps): Mailer {
  const writer = from ?? `Seneschal <seneschal@${new URL(site).hostname}>`;
  const transport = smtp === undefined ? keepingTransport(pool) : smtpTransport(smtp, writer);
  return {
    post: (connection, letter) => addJob(connection, letterJob, { id: randomUUID(), ...letter }),
    kept: () => mailsKept(pool),
    keepsMails: smtp === undefined,
    task: taskFor(letterJob, async (letter) => {
      const lines = letter.since === undefined ? [] : await chronicle(letter.since, letter.language);
      await transport.send(renderEmail(letter, site, lines));
    }),
    close: () => transport.close(),
  };
}

function keepingTransport(pool: Pool): Transport {
  return { send: ({ headers: _, ...mail }) => keepMail(pool, mail), close: () => {} };
}
