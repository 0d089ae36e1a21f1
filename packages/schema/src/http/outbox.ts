import { z } from "zod";
import { instant } from "../ids.ts";

/** A mail that was not sent, for want of a mail server. */
export const keptMail = z
  .object({ id: z.uuid(), at: instant, to: z.string(), subject: z.string(), text: z.string() })
  .meta({ id: "KeptMail" });
export const outbox = z.object({ mails: z.array(keptMail) }).meta({ id: "Outbox" });
