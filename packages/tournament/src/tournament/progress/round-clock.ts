import { secondsAfter, secondsBetween } from "../instants.ts";
import type { Round, Tournament } from "../state/tournament.ts";
import type { EventOf, TournamentEvent } from "../state/types.ts";

/** The time left on the clock of a round, in full seconds; 0 without a clock. */
export function leftSecondsOf({ clock, deadline }: Pick<Round, "clock" | "deadline">, now: string): number {
  if (clock === null) return 0;
  if (clock.state !== "running") return clock.leftSeconds;
  return Math.max(0, Math.ceil(secondsBetween(now, deadline ?? now)));
}

export const clockStarted = ({ number }: Round, leftSeconds: number, now: string): EventOf<"RoundClockStarted"> => ({
  type: "RoundClockStarted",
  round: number,
  deadline: secondsAfter(now, leftSeconds),
});

/** Online, the clock starts with the round; on physical boards, when a director sees that everyone is seated. */
export function publicationOf({ plan }: Tournament, round: Round, now: string): readonly TournamentEvent[] {
  const published = { type: "RoundPublished", round: round.number } as const;
  const { clock } = round;
  if (clock === null || clock.state === "running" || plan.boards === "physical") return [published];
  return [published, clockStarted(round, clock.leftSeconds, now)];
}
