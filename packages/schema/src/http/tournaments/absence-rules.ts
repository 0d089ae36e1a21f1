import { z } from "zod";

const requestedByes = z
  .strictObject({
    most: z.int().min(1).max(9).meta({ description: "Number of byes that a player can request." }),
    points: z.number().min(0).max(1000).nullable().default(null).meta({
      description:
        "Points of a requested bye; half the points of a win if left out. If the points of a win depend on scores: the average of the player's games.",
    }),
    lastRound: z.int().min(1).max(15).nullable().default(null).meta({
      description: "Last round of a stage for which a bye can be requested; any round if left out.",
    }),
  })
  .nullable()
  .meta({ id: "RequestedByes", description: "In a Swiss system and in heats. Missing: no byes can be requested." });
const absencePoints = z
  .number()
  .min(0)
  .max(1000)
  .meta({ description: "Points of a round that a player misses as planned, without a requested bye." });
const substituteResult = z.enum(["nobody", "substitute", "original", "shared"]).meta({
  description:
    "Of a seat that another player took over during the game. `nobody`: the seat is forfeited. `substitute`, `original`: all points for the player who replaced the other one in the tournament, or for the player who was replaced. `shared`: half for each. Points for a player who is not in the tournament are lost.",
});

/** Earlier plans have no planned absences, and a seat that was taken over is forfeited. */
export const recordedAbsenceRules = {
  requestedByes: requestedByes.optional(),
  absencePoints: absencePoints.optional(),
  substituteResult: substituteResult.optional(),
};
export const newAbsenceRules = {
  requestedByes: requestedByes.optional().default(null),
  absencePoints: absencePoints.optional().default(0),
  substituteResult: substituteResult.optional().default("shared"),
};
