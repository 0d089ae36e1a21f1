import type { Tournament, TournamentRound } from "../../../../lib/api-client/types.ts";

/** The latest round whose tables are fixed. */
export const printedRound = ({ rounds }: Pick<Tournament, "rounds">): TournamentRound | undefined =>
  rounds.findLast(({ state }) => state !== "drafted");
