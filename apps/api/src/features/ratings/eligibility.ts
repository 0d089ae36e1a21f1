import type { Skill } from "./rating/skill.ts";

/** Who stands on a leaderboard: those of whom enough is known, from enough others, and lately. */
export const eligibility = { gamesLeast: 8, opponentsLeast: 8, sigmaMost: 7.1, idleDaysMost: 120 } as const;

export interface Standing {
  readonly skill: Skill;
  readonly games: number;
  readonly opponents: number;
  readonly idleDays: number;
}
export type Obstacle = "games" | "opponents" | "deviation" | "idle";

/** What stands between a player and the leaderboard. */
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
