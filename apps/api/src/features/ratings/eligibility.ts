import type { Skill } from "./rating/skill.ts";

/** Requirements for a leaderboard: enough games, enough opponents, low uncertainty, recent play. */
export const eligibility = { gamesLeast: 8, opponentsLeast: 8, sigmaMost: 7.1, idleDaysMost: 120 } as const;

export interface Standing {
  readonly skill: Skill;
  readonly games: number;
  readonly opponents: number;
  readonly idleDays: number;
}
export type Obstacle = "games" | "opponents" | "deviation" | "idle";

/** Returns the requirements that a player does not meet. */
export function obstaclesOf({ skill, games, opponents, idleDays }: Standing): readonly Obstacle[] {
  const { gamesLeast, opponentsLeast, sigmaMost, idleDaysMost } = eligibility;
  const stands: readonly (readonly [Obstacle, boolean])[] = [
    ["games", games < gamesLeast],
    ["opponents", opponents < opponentsLeast],
    ["deviation", skill.sigma > sigmaMost],
    ["idle", idleDays > idleDaysMost],
  ];
  return stands.filter(([, isSo]) => isSo).map(([obstacle]) => obstacle);
}

export const isProvisional = ({ skill, games }: Standing): boolean =>
  games < eligibility.gamesLeast || skill.sigma > eligibility.sigmaMost;
