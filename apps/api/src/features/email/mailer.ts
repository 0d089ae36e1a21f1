import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { addJob } from "../../platform/jobs/add-job.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { type CapturedEmail, captureEmail, listCapturedEmails } from "./captured-emails-store.ts";
import { type EmailMessage, emailJob, type Since } from "./email-message.ts";
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
  enqueue(connection: Pool | PoolClient, message: Omit<EmailMessage, "id">): Promise<void>;
  /** The stored e-mails of a server without a mail server. */
  captured(): Promise<readonly CapturedEmail[]>;
  readonly capturesEmails: boolean;
  readonly task: Task;
  close(): void;
}

export function createMailer({ pool, site, smtp, from, chronicle }: MailDeps): Mailer {
  const sender = from ?? `Seneschal <seneschal@${new URL(site).hostname}>`;
  const transport = smtp === undefined ? capturingTransport(pool) : smtpTransport(smtp, sender);
  return {
    enqueue: (connection, message) => addJob(connection, emailJob, { id: randomUUID(), ...message }),
    captured: () => listCapturedEmails(pool),
    capturesEmails: smtp === undefined,
    task: taskFor(emailJob, async (message) => {
      const lines = message.since === undefined ? [] : await chronicle(message.since, message.language);
      await transport.send(renderEmail(message, site, lines));
    }),
    close: () => transport.close(),
  };
}

function capturingTransport(pool: Pool): Transport {
  return { send: ({ headers: _, ...mail }) => captureEmail(pool, mail), close: () => {} };
}
