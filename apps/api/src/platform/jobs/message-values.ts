import { z } from "zod";

const tieBreaks = z.array(z.object({ name: z.string(), value: z.number() }));

const named = z.object({
  /** Empty for deleted accounts. */
  name: z.string(),
  nameKind: z.enum(["registered", "unclaimed", "guest", "bot"]).nullable(),
  /** Of waiting jobs from before `result`. */
  score: z.number().optional(),
  result: z.object({ ruleset: z.string(), score: z.number(), tieBreaks }).optional(),
});

/** An instant, and the time zone of its reader. */
export const messageMoment = z.object({ at: z.iso.datetime(), zone: z.string() });

/** A bot in a tournament by its number. Null was a deleted account in earlier versions, whose jobs may still wait. */
const numberedBot = z.object({ bot: z.int().nullable() });
const people = z.array(z.union([named, numberedBot])).readonly();

/** Values of an e-mail or notification: facts, times and player names, rendered when it is sent. */
export const messageValues = z.record(z.string(), z.union([z.string(), z.number(), messageMoment, people]));
