import { z } from "zod";

export const tournamentId = z.uuid().meta({ description: "The tournament, a UUID." });

/** The table of a tournament that a game is played for. */
export const gameInTournament = z
  .object({ tournament: tournamentId, name: z.string(), round: z.int(), table: z.int() })
  .meta({ id: "GameInTournament" });
export type GameInTournament = z.infer<typeof gameInTournament>;
