import type { TournamentPlan, TournamentStage } from "../../../../lib/api-client/types.ts";

type Pace = TournamentPlan["pace"];
type Stage = Pick<TournamentStage, "format" | "roundDays">;

/** The time control of a new tournament. */
export const usualPace = "three-days" satisfies Pace;

/** Days in which a game of this time control usually ends. */
const gameDays: Readonly<Record<Pace, number>> = {
  live: 1,
  "twice-daily": 7,
  "one-day": 7,
  daily: 14,
  "three-days": 14,
  relaxed: 28,
  none: 28,
};

/** A season of a league has several games in a row. */
const gamesPerSeason = 4;

/** The default length of a round; null for formats without a limit. */
export function roundDaysAt(pace: Pace, format: TournamentStage["format"]): number | null {
  if (format === "round-robin" || format === "ladder") return null;
  return format === "league" ? gameDays[pace] * gamesPerSeason : gameDays[pace];
}

/** The stage at another time control: rounds of the default length change, others stay. */
export function atPace<Given extends Stage>(stage: Given, from: Pace, to: Pace): Given {
  const isDefault = stage.roundDays === roundDaysAt(from, stage.format);
  return isDefault ? { ...stage, roundDays: roundDaysAt(to, stage.format) } : stage;
}
