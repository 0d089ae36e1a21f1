import { z } from "zod";
import { seat } from "../ids.ts";

/** Steps that still have to be settled, most urgent first; `step` is the game's own. */
export const agendaOf = <Step extends z.ZodObject | z.ZodDiscriminatedUnion>(step: Step) =>
  z.object({
    planned: z.int(),
    pending: z.array(z.object({ number: z.int(), step, answered: z.array(seat) })),
  });

/** The facts of the agenda, which every game has. */
export const flowFactsOf = <Step extends z.ZodObject | z.ZodDiscriminatedUnion>(step: Step) =>
  [
    z.object({ type: z.literal("Settled"), next: z.array(step) }),
    z.object({ type: z.literal("Interrupted"), by: z.array(step) }),
    z.object({ type: z.literal("Answered"), seat }),
  ] as const;

/** The final ranking as a fact records it: ranks from 1, equal for seats that share a place. */
export const ranking = z.array(z.object({ seat, rank: z.int().min(1), score: z.int() }));
