import { z } from "zod";

const named = z.object({
  name: z.string(),
  nameKind: z.enum(["registered", "unclaimed", "guest"]).nullable(),
  score: z.number().optional(),
});

/** What a letter or a notice tells: facts, and people as they are known, worded when it goes out. */
export const letterValues = z.record(z.string(), z.union([z.string(), z.number(), z.array(named).readonly()]));
