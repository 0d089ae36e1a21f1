import { z } from "zod";
import { player } from "./plan.ts";

const round = z.int().min(1).max(500);

/** A round that a player does not play, entered before it is paired. */
export const absence = z
  .strictObject({
    round,
    isBye: z.boolean().meta({ description: "A requested bye: it gives the points that the settings say." }),
  })
  .meta({ id: "PlannedAbsence" });
const absences = z.array(absence).max(15);

/** A player who is not paired in a round. */
export const absentPlayer = z.object({ player, isBye: z.boolean() }).meta({ id: "AbsentPlayer" });

export const absenceEventWith = (reason: z.ZodString) =>
  z
    .object({
      type: z.literal("AbsencesPlanned"),
      player,
      absences: z.array(z.object({ round, isBye: z.boolean() })),
      reason: reason.optional(),
    })
    .meta({ description: "All planned absences of a player: they replace the earlier ones." });

export const ownAbsencesAction = z.strictObject({ type: z.literal("plan-absences"), absences }).meta({
  description:
    "The rounds that you miss: they replace those you planned before. Only rounds of a Swiss system or of heats that are not paired yet.",
});

export const absencesActionWith = (reason: z.ZodString) =>
  z
    .strictObject({ type: z.literal("plan-absences-of"), player, absences, reason })
    .meta({ description: "The same for a player." });
