import { z } from "zod";
import { seat } from "../../ids.ts";
import { agendaOf } from "../flow.ts";
import { domain, eventId } from "./pieces.ts";

/** What is still to be settled; its type is the kind of the question that it asks. */
export const step = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("placing"), seat }),
    z.object({ type: z.literal("round") }),
    z.object({ type: z.literal("sending"), seat }),
    z.object({ type: z.literal("gathering"), seat }),
    z.object({ type: z.literal("scouting"), seat }),
    z.object({ type: z.literal("raising"), seat }),
    z.object({ type: z.literal("addingCoin"), seat }),
    z.object({ type: z.literal("addingPlot"), seat }),
    z.object({ type: z.literal("income"), seat, domain }),
    z.object({ type: z.literal("roundEnd") }),
    z.object({
      type: z.literal("losses"),
      event: eventId,
      domain,
      otherDomain: domain.optional().meta({
        description: "The second domain that the event hits, if any. Under revision 1 it had a question of its own.",
      }),
    }),
    z.object({ type: z.literal("restoration"), event: eventId }),
    z.object({ type: z.literal("penalty") }),
  ])
  .meta({ id: "MiddleAgesStep", description: "What the game still has to settle, and what it asks." });

export const agenda = agendaOf(step);
