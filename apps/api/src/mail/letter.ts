import { letterKinds } from "@seneschal/web/letters";
import { z } from "zod";
import type { JobKind } from "../database/jobs/job-kind.ts";

/** What the house has to say to somebody: facts, not words. It is worded when it is sent. */
export const letter = z.object({
  /** Names the letter wherever it goes, however often it is sent. */
  id: z.uuid(),
  to: z.email(),
  /** Who is greeted. */
  name: z.string(),
  language: z.enum(["en", "fr"]),
  kind: z.enum(letterKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where its deed is done: a path of the site. */
  path: z.string().startsWith("/"),
  /** Of letters that one may be rid of: what turns them off. */
  unsubscribe: z.string().optional(),
});
export type Letter = z.infer<typeof letter>;

/** Tried for a day and a half: mail servers rest, too. */
export const letterJob: JobKind<Letter> = { name: "letter", payload: letter, triesMax: 12 };
