import type { Tournament } from "../../../lib/api-client/types.ts";

export const sheetNames = ["pairings", "slips", "standings", "diagram"] as const;
export type SheetName = (typeof sheetNames)[number];

/** The sheets that have something to print. */
export function sheetsOf({ rounds, stages }: Pick<Tournament, "rounds" | "stages">): readonly SheetName[] {
  if (stages.every(({ state }) => state === "ahead")) return [];
  return rounds.some(({ state }) => state !== "drafted") ? sheetNames : ["standings"];
}
