import type { clocks } from "@seneschal/schema";
import type { EventOf, GameEvent } from "../game/events.ts";
import type { Game } from "../game/game.ts";
import { expiryOfGame } from "../game/game-clocks.ts";
import { answerBy, nextCheckAt, replacedSeats } from "../game/seats/presence-check.ts";

/** The clocks of two computers may differ by this much. */
const toleranceMs = 1000;

/** Returns what is wrong with the time of an event and its effect on clocks, as far as the file shows it. */
export function validateTime(before: Game, event: GameEvent, at: string): string | undefined {
  if (at < before.movedAt) return "it happened before the event before";
  if (event.type === "TimeRanOut") return faultInTimeOut(before, event, at);
  if (event.type === "ClocksShifted") return faultInShift(before, event, at);
  if (event.type === "ClockExtended") return faultInExtension(before, event);
  return event.type === "GameClosed" ? faultInClosing(before, event, at) : faultInPresenceTime(before, event, at);
}

/** Presence is checked, voted on and decided only when its time has come. */
function faultInPresenceTime({ waiting, seats }: Game, event: GameEvent, at: string): string | undefined {
  if (waiting === undefined) return undefined;
  const { check } = waiting;
  if (event.type === "PresenceCheckStarted") {
    return at < nextCheckAt(waiting) ? "the game had not waited long enough" : undefined;
  }
  if (check === undefined) return undefined;
  if (event.type === "ReplacementVoteCast") {
    return at < answerBy(check) ? "the player could still answer" : undefined;
  }
  if (event.type !== "SeatVacated" || event.why !== "absent") return undefined;
  return replacedSeats(check, { seats, at }).includes(event.seat) ? undefined : "the players had not agreed to it";
}

function faultInClosing(before: Game, { why }: EventOf<"GameClosed">, at: string): string | undefined {
  if (why !== "expired") return undefined;
  return at < (expiryOfGame(before) ?? "") ? "nobody had waited long enough for players" : undefined;
}

function faultInTimeOut({ clocks }: Game, { seat }: EventOf<"TimeRanOut">, at: string): string | undefined {
  const deadline = clocks[seat]?.deadline ?? null;
  return deadline === null || deadline > at ? "the deadline of this seat had not passed" : undefined;
}

/** The players' pauses are not in the export, so wrong deadlines can only be found for time controls without pauses. */
function faultInShift({ clocks, settings }: Game, event: EventOf<"ClocksShifted">, at: string): string | undefined {
  if (clocks.every(({ runsSince }) => runsSince === null)) return "no clock ran that could be shifted";
  if (settings.clock?.rests !== false) return undefined;
  const shifts = (event.clocks ?? []).flatMap((clock) => shiftOf(clocks[clock.seat], clock, at));
  if (shifts.some(({ isTooLong }) => isTooLong)) return "a deadline was put off by more than the clock had run";
  return shifts.some(({ milliseconds }) => milliseconds !== 0) ? undefined : "no deadline was shifted by it";
}

function shiftOf(before: clocks.SeatClock | undefined, { deadline }: clocks.SeatClock, at: string) {
  if (before === undefined || before.runsSince === null || before.deadline === null || deadline === null) return [];
  const milliseconds = between(before.deadline, deadline);
  return { milliseconds, isTooLong: milliseconds > between(before.runsSince, at) + toleranceMs };
}

const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

function faultInExtension({ clocks, seats }: Game, event: EventOf<"ClockExtended">): string | undefined {
  const { seat, milliseconds } = event;
  const [was, is, ...others] = [clocks[seat], ...(event.clocks ?? [])];
  if (was === undefined || seats[seat]?.kind !== "person") return "this seat has no clock to be extended";
  if (is?.seat !== seat || others.length > 0) return "it changes other clocks than that of its seat";
  const gained = is.leftMilliseconds - was.leftMilliseconds;
  const isRight = was.runsSince === null ? gained === milliseconds : gained <= milliseconds;
  return isRight ? undefined : "the clock gained more than it was given";
}
