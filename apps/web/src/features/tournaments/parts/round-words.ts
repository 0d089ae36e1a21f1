import type { Tournament } from "../../../lib/api-client/types.ts";

/** What a round is called: "Round 3", "Season 2", "Play-off round of season 2". The messages have the words. */
export interface RoundWords {
  readonly what: "round" | "season" | "playOff" | "seasonPlayOff";
  readonly round: number;
  // Values of a message.
  readonly [name: string]: string | number;
}

type Rounds = Pick<Tournament, "rounds">;

/** In a league, seasons are counted, not rounds. A draft that was dropped is a plain round. */
export function roundWords({ rounds }: Rounds, number: number): RoundWords {
  const round = rounds.find((one) => one.round === number);
  const season = round?.season ?? null;
  if (season !== null) return { what: round?.isPlayOff ? "seasonPlayOff" : "season", round: season };
  return { what: round?.isPlayOff ? "playOff" : "round", round: number };
}
