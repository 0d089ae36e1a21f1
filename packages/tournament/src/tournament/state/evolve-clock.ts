import type { Round, RoundClock } from "./tournament.ts";
import type { EventOf, Plan } from "./types.ts";

type ClockEvent = EventOf<"RoundClockStarted" | "RoundClockPaused" | "RoundClockExtended">;

/** The clock of a new round; null if its stage has no rounds in minutes. */
export function clockOf({ stages }: Plan, { stage }: Pick<EventOf<"RoundDrafted">, "stage">): RoundClock | null {
  const minutes = stages[stage - 1]?.roundMinutes ?? null;
  return minutes === null ? null : { state: "ready", leftSeconds: minutes * 60 };
}

/** The deadline of the round is where its running clock ends. */
export function afterClock(round: Round, event: ClockEvent): Round {
  const deadlineChanges = round.deadlineChanges + 1;
  switch (event.type) {
    case "RoundClockStarted":
      return { ...round, deadlineChanges, deadline: event.deadline, clock: { state: "running" } };
    case "RoundClockPaused":
      return { ...round, deadlineChanges, deadline: null, clock: { state: "paused", leftSeconds: event.leftSeconds } };
    case "RoundClockExtended":
      return { ...round, deadlineChanges, deadline: event.deadline, clock: extended(round.clock, event) };
  }
}

function extended(clock: RoundClock | null, { leftSeconds }: EventOf<"RoundClockExtended">): RoundClock {
  if (leftSeconds === null) return { state: "running" };
  return { state: clock?.state === "ready" ? "ready" : "paused", leftSeconds };
}
