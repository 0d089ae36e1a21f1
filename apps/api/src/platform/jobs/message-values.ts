import { z } from "zod";

const named = z.object({
  name: z.string(),
  nameKind: z.enum(["registered", "unclaimed", "guest"]).nullable(),
  score: z.number().optional(),
});

/** Values of an e-mail or notification: facts and player names, rendered when it is sent. */
export const messageValues = z.record(z.string(), z.union([z.string(), z.number(), z.array(named).readonly()]));
