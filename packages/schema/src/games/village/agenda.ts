import { z } from "zod";
import { seat } from "../../ids.ts";
import { agendaOf } from "../flow.ts";
import { count, level } from "./pieces.ts";

const isLast = z.boolean().meta({ description: "A final turn." });
const onlyIfChoice = z.literal(true).optional().meta({
  description:
    "Asked only if more than one answer is possible. Absent in steps planned under revision 1, which always ask.",
});
const isFinal = z.boolean().meta({ description: "The mass before the final scoring." });

/** What is still to be settled; its type is the kind of the question that it asks. */
export const step = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("round") }),
    z.object({ type: z.literal("turn"), seat, isLast, onlyIfChoice }),
    z.object({ type: z.literal("harvest"), seat, onlyIfChoice }),
    z.object({ type: z.literal("family"), seat, onlyIfChoice }),
    z.object({ type: z.literal("crafts"), seat, onlyIfChoice }),
    z.object({ type: z.literal("market"), seat }),
    z.object({
      type: z.literal("sale"),
      seat,
      isFree: z.boolean(),
      out: z.array(seat).meta({ description: "Seats that have passed." }),
    }),
    z.object({ type: z.literal("restock") }),
    z.object({ type: z.literal("travel"), seat, onlyIfChoice }),
    z.object({ type: z.literal("reward"), seat, cubes: count }),
    z.object({ type: z.literal("council"), seat, onlyIfChoice }),
    z.object({
      type: z.literal("privilege"),
      seat,
      level: level.meta({ description: "The highest one that is open." }),
    }),
    z.object({ type: z.literal("church"), seat, onlyIfChoice }),
    z.object({ type: z.literal("death"), seat }),
    z.object({ type: z.literal("turnEnd"), seat, isLast }),
    z.object({ type: z.literal("mass"), isFinal }),
    z.object({ type: z.literal("buyingOut"), seat }),
    z.object({ type: z.literal("draw") }),
    z.object({ type: z.literal("rising"), seat }),
    z.object({ type: z.literal("majority") }),
    z.object({ type: z.literal("scoring") }),
  ])
  .meta({ id: "VillageStep", description: "What the game still has to settle, and what it asks." });

export const agenda = agendaOf(step);
