import { emailKinds } from "@seneschal/wording/emails";
import { z } from "zod";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { messageMoment, messageValues } from "../../platform/jobs/message-values.ts";

const kind = z.enum(emailKinds);
/** The link of the e-mail: a path of the site. */
const path = z.string().startsWith("/");

/** An e-mail to be sent: facts, which are rendered when it is sent. */
export const emailMessage = z.object({
  /** Identifies the e-mail, however often it is sent. */
  id: z.uuid(),
  to: z.email(),
  /** The name in the greeting. */
  name: z.string(),
  language: z.enum(["en", "fr"]),
  kind,
  values: messageValues,
  path,
  /** For e-mails about a turn: the seat and the version of the game. */
  since: z.object({ game: z.uuid(), seat: z.int(), upTo: z.int() }).optional(),
  /** For digests: the notifications in it. */
  items: z
    .array(z.object({ kind, values: messageValues, path }))
    .readonly()
    .optional(),
  /** For e-mails about games: the other games that wait for the reader, the most urgent first. */
  waiting: z
    .array(z.object({ game: z.string(), path, deadline: messageMoment.optional() }))
    .readonly()
    .optional(),
  /** For e-mails with an unsubscribe link: its token, the kind that it turns off, and the game if there is one. */
  unsubscribe: z.object({ token: z.string(), kind: z.string(), game: z.uuid().optional() }).optional(),
});
export type EmailMessage = z.infer<typeof emailMessage>;
export type Since = NonNullable<EmailMessage["since"]>;

/** Retried for a day and a half, in case the mail server is down. */
export const emailJob: JobKind<EmailMessage> = { name: "letter", payload: emailMessage, attemptsMax: 12 };
