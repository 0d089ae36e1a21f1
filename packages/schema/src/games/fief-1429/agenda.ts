import { z } from "zod";
import { seat } from "../../ids.ts";
import { agendaOf } from "../flow.ts";
import { bishopric, count, endOfBattle, fief, lord, matter, office, offices, relic, side, village } from "./pieces.ts";

const step0 = <Type extends string>(type: Type) => z.object({ type: z.literal(type) });
const seatStep = <Type extends string>(type: Type) => z.object({ type: z.literal(type), seat });

/** What a window comes before; before an election, its office. */
export const windowOver = z.enum([
  "weddings",
  ...offices,
  "vote",
  "income",
  "ransoms",
  "battles",
  "round",
  "revolt",
  "victory",
]);

/** What is still to be settled; its type is the kind of the question that it asks. */
export const step = z
  .discriminatedUnion("type", [
    seatStep("placing"),
    z.object({ type: z.literal("yielding"), seat, lord, fief }),
    z.object({ type: z.literal("inheriting"), seat, lord, fiefs: z.array(fief) }),
    step0("turn"),
    step0("weddings"),
    z.object({ type: z.literal("consent"), seat, matter }),
    z.object({ type: z.literal("election"), office }),
    z.object({ type: z.literal("candidacy"), seat, office }),
    z.object({ type: z.literal("voting"), office }),
    z.object({ type: z.literal("window"), over: windowOver }),
    z.object({ type: z.literal("ballot"), office }),
    z.object({ type: z.literal("ballotInTurn"), seat, office }),
    z.object({ type: z.literal("count"), office }),
    step0("cards"),
    seatStep("discarding"),
    z.object({ type: z.literal("drawing"), seat, characters: count, left: count }),
    step0("calamities"),
    z.object({ type: z.literal("plague"), bishopric }),
    z.object({ type: z.literal("halving"), seat, village, pawns: count, isEntry: z.boolean() }),
    seatStep("playing"),
    z.object({ type: z.literal("praying"), relic, tried: z.array(bishopric) }),
    step0("income"),
    step0("ransoms"),
    seatStep("purchases"),
    z.object({ type: z.literal("claiming"), seat, fief, cedes: village, to: seat }),
    step0("marches"),
    seatStep("marching"),
    z.object({ type: z.literal("leaving"), seat, village }),
    step0("leave"),
    seatStep("refused"),
    z.object({ type: z.literal("contagion"), seat, village }),
    seatStep("rideOn"),
    step0("fighting"),
    seatStep("battles"),
    seatStep("tightening"),
    seatStep("sieges"),
    step0("alliances"),
    step0("meeting"),
    step0("round"),
    step0("losses"),
    z.object({ type: z.literal("sacrifice"), side, fallen: count }),
    step0("roundEnd"),
    step0("stances"),
    step0("verdict"),
    z.object({ type: z.literal("captives"), seat, lords: z.array(lord) }),
    z.object({ type: z.literal("battleEnd"), victor: side.nullable(), reason: endOfBattle }),
    seatStep("pillaging"),
    step0("turnEnd"),
    step0("aftermath"),
    z.object({ type: z.literal("miracle"), lord }),
    z.object({ type: z.literal("bestowing"), seat, fief }),
    z.object({ type: z.literal("homecoming"), lord }),
    step0("soothing"),
    z.object({ type: z.literal("calming"), seat, card: count }),
    step0("uprising"),
    seatStep("toll"),
    step0("ruin"),
  ])
  .meta({ id: "Fief1429Step", description: "What the game still has to settle, and what it asks." });

export const agenda = agendaOf(step).meta({ id: "Fief1429Agenda" });
