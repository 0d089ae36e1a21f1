import type { Game, Position, SeatClock, TimeControl } from "../../lib/api-client/types.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A span of time by its two largest units, as a clock shows it. */
export interface Duration {
  readonly unit: "days" | "hours" | "minutes";
  readonly first: number;
  readonly second: number;
}

export function durationOf(milliseconds: number): Duration {
  const left = Math.max(0, milliseconds);
  if (left >= dayMs) return { unit: "days", first: whole(left, dayMs), second: whole(left % dayMs, hourMs) };
  if (left >= hourMs) return { unit: "hours", first: whole(left, hourMs), second: whole(left % hourMs, minuteMs) };
  return { unit: "minutes", first: whole(left, minuteMs), second: whole(left % minuteMs, secondMs) };
}

const whole = (milliseconds: number, unit: number) => Math.floor(milliseconds / unit);

/** The time left on a clock at an instant of the server: until its deadline if it runs, its time bank if it is paused. */
export function timeLeftOn({ deadline, leftMilliseconds }: SeatClock, now: number): number {
  return deadline === null ? leftMilliseconds : Math.max(0, Date.parse(deadline) - now);
}

/** Less time is short; a day with the other time controls. */
const shortTimes: Partial<Record<TimeControl["pace"], number>> = {
  live: 3 * minuteMs,
  daily: 6 * hourMs,
  "twice-daily": 3 * hourMs,
};

export function isShort(left: number, pace: TimeControl["pace"] | undefined): boolean {
  return left < ((pace && shortTimes[pace]) ?? dayMs);
}

/** Whether all answers are due at fixed times of day, so that the time bank of a seat says nothing. */
export function hasFixedDeadlines(pace: TimeControl["pace"] | undefined): boolean {
  return pace === "daily" || pace === "twice-daily";
}

/** The clocks as they were last set: by the latest move that the page knows, or by the latest answer about the game. */
export function clocksNow(game: Game, position: Pick<Position, "version" | "clocks">): readonly SeatClock[] {
  return position.version >= game.version ? position.clocks : game.clocks;
}

/** The clock that matters to a reader: their own if it runs, otherwise the one that runs out first. */
export function nearestClock(clocks: readonly SeatClock[], yourSeat: number | null): SeatClock | undefined {
  const running = clocks.filter(({ deadline }) => deadline !== null).toSorted(byDeadline);
  return running.find(({ seat }) => seat === yourSeat) ?? running[0];
}

function byDeadline(one: SeatClock, other: SeatClock): number {
  return (one.deadline ?? "").localeCompare(other.deadline ?? "");
}
