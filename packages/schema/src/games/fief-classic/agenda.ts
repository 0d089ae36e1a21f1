import { z } from "zod";
import { seat } from "../../ids.ts";
import { agendaOf } from "../flow.ts";
import { count, lord, matter, region, village } from "./pieces.ts";

const step0 = <Type extends string>(type: Type) => z.object({ type: z.literal(type) });
const seatStep = <Type extends string>(type: Type) => z.object({ type: z.literal(type), seat });
const villageStep = <Type extends string>(type: Type) => z.object({ type: z.literal(type), village });

/** What is still to be settled; its type is the kind of the question that it asks. */
export const step = z
  .discriminatedUnion("type", [
    step0("lots"),
    seatStep("choosing"),
    seatStep("settling"),
    step0("handing"),
    step0("turn"),
    step0("dealing"),
    step0("renewal"),
    seatStep("orphan"),
    step0("shuffling"),
    seatStep("playing"),
    seatStep("parrying"),
    step0("strike"),
    z.object({ type: z.literal("plague"), region }),
    z.object({ type: z.literal("burying"), seat, region, soldiers: count }),
    z.object({ type: z.literal("ruin"), seat, village }),
    z.object({ type: z.literal("justice"), seat, victim: seat }),
    z.object({
      type: z.literal("mourning"),
      seat,
      village,
      lords: z.array(lord),
      soldiers: count.optional().meta({ description: "Soldiers that may die instead." }),
      fallen: count.meta({ description: "Pawns that must die." }),
    }),
    step0("succession"),
    step0("incomes"),
    seatStep("levying"),
    step0("income"),
    step0("purchases"),
    seatStep("buying"),
    step0("marches"),
    seatStep("marching"),
    z.object({ type: z.literal("arriving"), seat, village }),
    z.object({ type: z.literal("consent"), seat, matter }),
    step0("battles"),
    villageStep("field"),
    villageStep("guests"),
    villageStep("pacts"),
    villageStep("clash"),
    step0("round"),
    step0("negotiations"),
    step0("talks"),
    z.object({ type: z.literal("replying"), seat, from: seat }),
    step0("titles"),
    step0("trial"),
    step0("verdict"),
    step0("ballot"),
    step0("count"),
    step0("turnEnd"),
  ])
  .meta({ id: "FiefClassicStep", description: "What the game still has to settle, and what it asks." });

export const agenda = agendaOf(step).meta({ id: "FiefClassicAgenda" });
