import { z } from "zod";
import { instant } from "../../ids.ts";
import { roundNumber } from "./places.ts";

const leftSeconds = z.int().min(0);

/** The clock of a round in minutes. While it runs, its end is the deadline of the round. */
export const roundClockEvents = [
  z.object({ type: z.literal("RoundClockStarted"), round: roundNumber, deadline: instant }),
  z.object({ type: z.literal("RoundClockPaused"), round: roundNumber, leftSeconds }),
  z.object({
    type: z.literal("RoundClockExtended"),
    round: roundNumber,
    minutes: z.int().meta({ description: "Negative: shortened." }),
    deadline: instant.nullable().meta({ description: "Null: the clock is not running." }),
    leftSeconds: leftSeconds.nullable().meta({ description: "Null: the clock is running." }),
  }),
] as const;

const clockOf = { round: roundNumber };

/** Actions of directors. */
export const roundClockActions = [
  z.strictObject({ type: z.literal("start-clock"), ...clockOf }),
  z.strictObject({ type: z.literal("pause-clock"), ...clockOf }),
  z
    .strictObject({ type: z.literal("extend-clock"), ...clockOf, minutes: z.int().min(-120).max(120) })
    .meta({ description: "Negative: shortens it." }),
] as const;

export const roundClock = z
  .object({
    state: z.enum(["ready", "running", "paused"]).meta({ description: "`ready`: not started yet." }),
    leftSeconds: leftSeconds.nullable().meta({ description: "Null while it runs: it ends at the deadline." }),
  })
  .meta({ id: "RoundClock" });
