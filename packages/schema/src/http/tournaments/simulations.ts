import { z } from "zod";
import type { PlanSchema } from "./plan.ts";

/** The request body of a simulation, for these rulesets. */
export const newSimulationOf = (plan: PlanSchema) =>
  z
    .strictObject({
      plan,
      players: z.int().min(2).max(128),
      withdrawalsPercent: z
        .int()
        .min(0)
        .max(50)
        .default(0)
        .meta({ description: "Probability that a player withdraws during a round, in percent." }),
    })
    .meta({ id: "NewTournamentSimulation" });

const figure = z.int().min(0);
const distribution = z.object({ min: figure, low: figure, median: figure, high: figure, max: figure }).meta({
  id: "Distribution",
  description: "Over all simulations: minimum, median, maximum; 80% are between low and high.",
});

export const simulation = z
  .object({
    runs: z
      .int()
      .min(1)
      .max(200)
      .meta({ description: "Number of simulations: 200, or fewer once 20,000 seats were simulated." }),
    finished: figure.meta({ description: "Number of simulations that were completed." }),
    rounds: distribution,
    games: distribution,
    gamesEach: distribution.meta({ description: "Per player." }),
    byesEach: distribution.meta({ description: "Byes per player." }),
    tables: z.array(z.object({ size: z.int(), count: distribution })),
    meetingsAgain: distribution.meta({ description: "Repeat pairings." }),
    meetingsMax: distribution.meta({ description: "Maximum number of meetings of one pair." }),
    unmetPairs: distribution
      .nullable()
      .meta({ description: "Pairs of players who never meet in a round robin, or in a season of a division." }),
    seatImbalance: distribution.meta({
      description: "Per player: times in the most frequent seat minus times in the least frequent one.",
    }),
    days: distribution.nullable().meta({ description: "Maximum duration; null if a stage has no time limit." }),
    byRound: z.array(
      z.object({
        round: z.int(),
        stage: z.int(),
        isPlayOff: z.boolean().meta({ description: "Whether it is a play-off in most simulations." }),
        runs: z.int().meta({ description: "Number of simulations in which the round was played." }),
        sizes: z.array(z.int()).meta({ description: "Most frequent value." }),
        byes: distribution,
        meetingsAgain: distribution
          .nullable()
          .meta({ description: "Null if the tables come from a schedule or the seeds." }),
      }),
    ),
  })
  .meta({ id: "TournamentSimulation", description: "Simulation with random results." });
