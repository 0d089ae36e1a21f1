import { letterKinds } from "@seneschal/wording/letters";
import { z } from "zod";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { letterValues } from "../../platform/jobs/letter-values.ts";

const kind = z.enum(letterKinds);
/** Where a deed is done: a path of the site. */
const path = z.string().startsWith("/");

/** What the house has to say to somebody: facts, not words. It is worded when it is sent. */
export const letter = z.object({
  /** Names the letter wherever it goes, however often it is sent. */
  id: z.uuid(),
  to: z.email(),
  /** Who is greeted. */
  name: z.string(),
  language: z.enum(["en", "fr"]),
  kind,
  values: letterValues,
  path,
  /** Of letters about a turn: the seat whose turn it is, and how far the game was. */
  since: z.object({ game: z.uuid(), seat: z.int(), upTo: z.int() }).optional(),
  /** Of letters that gather others: what those would have said. */
  items: z
    .array(z.object({ kind, values: letterValues, path }))
    .readonly()
    .optional(),
  /** Of letters that one may be rid of: what turns them off, and what is then no longer written of. */
  unsubscribe: z.object({ token: z.string(), kind: z.string() }).optional(),
});
export type EmailMessage = z.infer<typeof letter>;
export type Since = NonNullable<EmailMessage["since"]>;

/** Tried for a day and a half: mail servers rest, too. */
export const letterJob: JobKind<EmailMessage> = { name: "letter", payload: letter, triesMax: 12 };
