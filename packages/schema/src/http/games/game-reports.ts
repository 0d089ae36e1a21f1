import { z } from "zod";
import { perRuleset, type RulesetSchema } from "../../games/ruleset-schema.ts";
import { gameId, seat, sha256, version } from "../../ids.ts";

/** How far the report on a game is. */
export const reportProgress = z
  .object({
    game: gameId,
    state: z.enum(["queued", "computing", "ready"]).meta({
      description: "`queued`: the reports that were asked for earlier come first. `ready`: `getGameReport` returns it.",
    }),
    ahead: z.int().min(0).meta({ description: "Number of reports that come first." }),
    done: z.int().min(0).meta({ description: "Pieces of work that are done." }),
    of: z.int().min(0).meta({ description: "Pieces of work in all; 0 while the report is queued." }),
  })
  .meta({ id: "GameReportProgress", description: "The progress of the report." });

const points = (description: string) => z.number().meta({ description });
const seatPoints = z.array(z.number());

const seatReport = z.object({
  luck: points("Sum of the luck of this seat in all steps."),
  cost: points(
    "Sum of what the decisions of this seat cost it, compared with those of Hard; negative if it played better.",
  ),
  decisions: z.int().min(0).meta({ description: "Its moves that had an alternative." }),
  asHard: z.int().min(0).meta({ description: "The number of these moves that Hard would have made, too." }),
});

const reportStep = z.object({
  version,
  leads: seatPoints.meta({
    description:
      "By seat, how far it is ahead after the step: its value minus the mean of the best and the average value of the others.",
  }),
  luck: seatPoints.nullable().meta({
    description:
      "By seat, by how much the random draws of the step changed its lead, compared with the mean of other draws. Null if nothing was drawn.",
  }),
});

const cost = points("The lead after the move of Hard minus that after the played move.");
const shareMeaning = "In which part of the simulated games the move of Hard led to more; equal ones count half.";
const betterShare = z.number().min(0).max(1);

/** The report on a finished game. Leads, costs and luck are in the unit of the ruleset's evaluation. */
export const gameReportSchemas = <Schema extends RulesetSchema>(schemas: readonly Schema[]) => ({
  gameReport: perRuleset(schemas, (schema) => ({
    game: gameId,
    digest: sha256.meta({ description: "Digest of the last event of the game." }),
    reportVersion: z
      .int()
      .min(1)
      .meta({ description: "Version of the analysis. A higher one computes reports again." }),
    revision: z.int().min(1).meta({ description: "Revision of the ruleset by which moves were judged." }),
    seats: z.array(seatReport).meta({ description: "By seat." }),
    steps: z.array(reportStep).meta({
      description: "The steps that lead to the last position, the opening first. Those that were undone are left out.",
    }),
    decisions: z
      .array(decisionShape(schema))
      .meta({ description: "The moves that had an alternative, in the order of the game." }),
    swings: z.array(swingShape(schema)).meta({
      description:
        "The decisions that clearly cost most, the largest first: at most five. They were compared again more thoroughly, so their figures differ from those under `decisions`.",
    }),
  })).meta({ id: "GameReport", description: "The report on the game." }),
});

const decisionShape = <Schema extends RulesetSchema>({ move }: Schema) =>
  z.object({
    version,
    seat,
    best: z.nullable(move as Schema["move"]).meta({
      description: "The move that Hard would have made with what the seat knew; null if it is the played one.",
    }),
    cost,
    betterShare: betterShare.nullable().meta({ description: `${shareMeaning} Null if the moves are the same.` }),
  });

const swingShape = <Schema extends RulesetSchema>({ move, redactedFact }: Schema) =>
  z.object({
    version,
    seat,
    played: z
      .object({
        move: move as Schema["move"],
        facts: z.array(redactedFact as Schema["redactedFact"]).meta({ description: "The facts of the step." }),
        lead: points("Mean lead of the seat in the games that continue with this move."),
      })
      .meta({ description: "What the seat played." }),
    best: z
      .object({
        move: move as Schema["move"],
        facts: z
          .array(redactedFact as Schema["redactedFact"])
          .meta({ description: "The facts that would have followed in this position, up to the first random draw." }),
        lead: points("Mean lead of the seat in the games that continue with this move."),
      })
      .meta({ description: "What Hard would have played with what the seat knew." }),
    cost,
    betterShare: betterShare.meta({ description: shareMeaning }),
  });
