import type { Entrant, Tournament } from "../../../lib/api-client/types.ts";

export type Absence = Entrant["absences"][number];
export type RoundPlan = "plays" | "bye" | "absent";

/** What a player does in a round, as planned. */
export function planOf(absences: readonly Absence[], round: number): RoundPlan {
  const planned = absences.find((absence) => absence.round === round);
  if (planned === undefined) return "plays";
  return planned.isBye ? "bye" : "absent";
}

/** The absences of the rounds that can still be planned, after one change. */
export function withPlan(absences: readonly Absence[], round: number, plan: RoundPlan): Absence[] {
  const others = absences.filter((absence) => absence.round !== round);
  const changed = plan === "plays" ? others : [...others, { round, isBye: plan === "bye" }];
  return changed.toSorted((one, other) => one.round - other.round);
}

export const openAbsences = (absences: readonly Absence[], rounds: readonly number[]): Absence[] =>
  absences.filter(({ round }) => rounds.includes(round));

/** Whether a stage that has not begun has rounds that players can miss. */
export const hasLaterStage = ({ stages }: Pick<Tournament, "stages">): boolean =>
  stages.slice(1).some(({ format, state }) => state === "ahead" && (format === "swiss" || format === "heats"));

/** The absences of rounds that are not over, for those who look at the list of players. */
export function currentAbsences(absences: readonly Absence[], { rounds }: Pick<Tournament, "rounds">): Absence[] {
  const over = new Set(rounds.filter(({ state }) => state === "closed").map(({ round }) => round));
  return absences.filter(({ round }) => !over.has(round));
}
