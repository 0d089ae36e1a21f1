import { createTransport } from "nodemailer";
import type { Mail } from "./render-email.ts";

/** Takes a mail to its reader. The same mail may be handed over twice: its id tells. */
export interface Transport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const patienceMilliseconds = 20_000;

/** Over SMTP. A mail that is sent twice has the same Message-ID, by which mail servers and readers drop the second. */
export function smtpTransport(url: string, from: string): Transport {
  const domain = /@([^>]+)/.exec(from)?.[1] ?? "localhost";
  const timeouts = { connectionTimeout: patienceMilliseconds, socketTimeout: patienceMilliseconds };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    async send({ id, to, subject, text, html, headers }) {
      // A name must not smuggle in a second reader: the address is one, and is given as one.
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
