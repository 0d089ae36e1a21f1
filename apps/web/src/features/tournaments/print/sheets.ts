import type { Tournament } from "../../../lib/api-client/types.ts";

export const sheetNames = ["pairings", "slips", "standings", "diagram"] as const;
export type SheetName = (typeof sheetNames)[number];

/** Directors of a tournament on physical boards print in every round. */
export const isPrintedOften = ({ plan, phase, you }: Pick<Tournament, "plan" | "phase" | "you">): boolean =>
  plan.boards === "physical" && phase === "running" && you.mayDirect;

/** The sheets that have something to print. */
export function sheetsOf({ rounds, stages }: Pick<Tournament, "rounds" | "stages">): readonly SheetName[] {
  if (stages.every(({ state }) => state === "ahead")) return [];
  return rounds.some(({ state }) => state !== "drafted") ? sheetNames : ["standings"];
}
