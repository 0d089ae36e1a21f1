import { z } from "zod";
import { seat } from "./ids.ts";

export const tieBreaks = z
  .array(
    z.object({
      name: z.string().meta({ description: "What is counted, in the words of the ruleset: `villages`, `customers`." }),
      value: z.number().meta({ description: "The higher value wins. 1 or 0 for an office." }),
    }),
  )
  .meta({
    description:
      "What decided between this seat and others with the same score, in this order. Empty without such others.",
  });

/** The end of one seat. */
export const placement = z
  .object({
    seat,
    rank: z.int().min(1).meta({ description: "From 1. Tied players share a rank, and the next rank is skipped." }),
    score: z.number().meta({ description: "In the unit that players count: points, titles or prestige." }),
    tieBreaks,
  })
  .meta({ id: "Placement", description: "The place of one seat in the final ranking." });

export const outcome = z.object({ ranking: z.array(placement) }).meta({ id: "Outcome" });
