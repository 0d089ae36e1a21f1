import { z } from "zod";
import { version } from "../../ids.ts";
import { tournamentId } from "../games/game-in-tournament.ts";
import { botLevel } from "../games/lobby.ts";
import { tournamentPhases } from "../tournaments/responses.ts";
import { reason } from "./staff.ts";

const count = z.int().min(0);

export const newDemoGame = z
  .strictObject({
    ruleset: z.string().max(60),
    seats: z.int().min(1).max(10),
    bot: botLevel,
    reason,
  })
  .meta({ id: "NewDemoGame", description: "A game between bots." });

export const newDemoTournament = z
  .strictObject({
    ruleset: z.string().max(60),
    players: z.int().min(2).max(64),
    rounds: z.int().min(1).max(9),
    bot: botLevel,
    reason,
  })
  .meta({ id: "NewDemoTournament", description: "A Swiss tournament between bots." });
export const tournamentParams = z.object({ tournament: tournamentId });
export const newTournamentFilling = z
  .strictObject({
    expectedVersion: version.meta({ description: "The version that your decision is based on." }),
    bot: botLevel,
    count: z.int().min(1).max(64),
    reason,
  })
  .meta({ id: "NewTournamentFilling" });
export const adminTournament = z
  .object({
    id: tournamentId,
    name: z.string(),
    ruleset: z.string(),
    phase: z.enum(tournamentPhases),
    players: count,
    version,
  })
  .meta({ id: "AdminTournament" });
export type AdminTournament = z.infer<typeof adminTournament>;
