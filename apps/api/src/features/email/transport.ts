import { createTransport } from "nodemailer";
import type { RenderedEmail } from "./render-email.ts";

/** Sends e-mails. The same e-mail may be sent twice; its id identifies duplicates. */
export interface Transport {
  send(mail: RenderedEmail): Promise<void>;
  close(): void;
}

const timeoutMs = 20_000;

/** Sends by SMTP. Duplicates have the same Message-ID, by which mail servers and mail programs drop them. */
export function smtpTransport(url: string, from: string): Transport {
  const domain = /@([^>]+)/.exec(from)?.[1] ?? "localhost";
  const timeouts = { connectionTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    async send({ id, to, subject, text, html, headers }) {
      // The recipient is passed as one address, so that a name cannot add a second recipient.
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        messageId: `<${id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated", ...headers },
        subject,
        text,
        html,
      });
    },
    close: () => transport.close(),
  };
}
