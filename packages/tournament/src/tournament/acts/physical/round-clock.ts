import { secondsAfter } from "../../instants.ts";
import { clockStarted, leftSecondsOf } from "../../progress/round-clock.ts";
import { type Round, type RoundClock, roundNumbered, type Tournament } from "../../state/tournament.ts";
import type { TournamentEvent } from "../../state/types.ts";
import { type Refusal, type Rules, refuse } from "../decision.ts";
import { roundNotFound } from "../pairing.ts";

/** The clock of a round in minutes, for a screen on the wall. */
export const roundClock: Rules<"start-clock" | "pause-clock" | "extend-clock"> = {
  "start-clock"({ tournament, context }, { round: number }) {
    const found = clockOf(tournament, number);
    if ("refusal" in found) return found;
    if (found.clock.state === "running") return refuse("done-already", "The clock is already running.");
    if (found.clock.leftSeconds === 0) return refuse("not-now", "No time is left. Extend the round first.");
    return [clockStarted(found.round, found.clock.leftSeconds, context.now)];
  },
  "pause-clock"({ tournament, context }, { round: number }) {
    const found = clockOf(tournament, number);
    if ("refusal" in found) return found;
    if (found.clock.state !== "running") return refuse("done-already", "The clock is not running.");
    const leftSeconds = leftSecondsOf(found.round, context.now);
    return leftSeconds === 0
      ? refuse("not-now", "The time of this round is up.")
      : [{ type: "RoundClockPaused", round: number, leftSeconds }];
  },
  "extend-clock"({ tournament, context }, { round: number, minutes }) {
    const found = clockOf(tournament, number);
    if ("refusal" in found) return found;
    return minutes === 0
      ? refuse("unfit", "Enter a number of minutes.")
      : [extended(found.round, found.clock, { minutes, now: context.now })];
  },
};

/** A round whose time is up gets these minutes from now on. */
function extended(
  round: Round,
  clock: RoundClock,
  { minutes, now }: { readonly minutes: number; readonly now: string },
): TournamentEvent {
  const left = Math.max(0, leftSecondsOf(round, now) + minutes * 60);
  const base = { type: "RoundClockExtended", round: round.number, minutes } as const;
  return clock.state === "running"
    ? { ...base, deadline: secondsAfter(now, left), leftSeconds: null }
    : { ...base, deadline: null, leftSeconds: left };
}

function clockOf(
  tournament: Tournament,
  number: number,
): { readonly round: Round; readonly clock: RoundClock } | Refusal {
  const round = roundNumbered(tournament, number);
  if (round === undefined) return roundNotFound;
  const { clock, state } = round;
  if (clock === null) return refuse("unfit", "This round has no clock.");
  if (state === "drafted") return refuse("not-now", "The round is not published yet.");
  return state === "closed" ? refuse("not-now", "The round is over.") : { round, clock };
}
