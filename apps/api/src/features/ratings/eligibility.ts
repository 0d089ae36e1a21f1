import type { ratings } from "@seneschal/schema";
import type { Skill } from "./rating/skill.ts";

/** Requirements for a leaderboard: enough games, enough opponents, low uncertainty, recent play. */
export const eligibility = { gamesMin: 8, opponentsMin: 8, sigmaMax: 7.1, idleDaysMax: 120 } as const;

export interface RatingSummary {
  readonly skill: Skill;
  readonly games: number;
  readonly opponents: number;
  readonly idleDays: number;
  readonly isBot: boolean;
}
export type UnmetRequirement = "games" | "opponents" | "deviation" | "idle";

/** A bot account needs no opponents: those that count are other bot accounts, and they are few. */
export const opponentsMinIn = (pool: ratings.Pool): number => (pool === "bots" ? 0 : eligibility.opponentsMin);

/** Returns the requirements that a player does not meet. */
export function unmetRequirementsOf({
  skill,
  games,
  opponents,
  idleDays,
  isBot,
}: RatingSummary): readonly UnmetRequirement[] {
  const { gamesMin, sigmaMax, idleDaysMax } = eligibility;
  const requirements: readonly (readonly [UnmetRequirement, boolean])[] = [
    ["games", games < gamesMin],
    ["opponents", opponents < opponentsMinIn(isBot ? "bots" : "people")],
    ["deviation", skill.sigma > sigmaMax],
    ["idle", idleDays > idleDaysMax],
  ];
  return requirements.filter(([, isSo]) => isSo).map(([obstacle]) => obstacle);
}

export const isProvisional = ({ skill, games }: RatingSummary): boolean =>
  games < eligibility.gamesMin || skill.sigma > eligibility.sigmaMax;
