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
  /** The address of the site, for links. */
  readonly site: string;
  /** The mail server; without one, e-mails are stored in the database. */
  readonly smtp: string | undefined;
  /** The sender: `Name <address>`. */
  readonly from: string | undefined;
  /** What a seat saw happen since its last turn, one sentence per line. */
  readonly chronicle: (since: Since, language: EmailMessage["language"]) => Promise<readonly string[]>;
}

export interface Mailer {
  /** Enqueues an e-mail. It is sent if the transaction of this connection is committed. */
  post(connection: Pool | PoolClient, letter: Omit<EmailMessage, "id">): Promise<void>;
  /** The stored e-mails of a server without a mail server. */
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
