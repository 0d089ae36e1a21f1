import type { clocks } from "@seneschal/schema";

/** How much of the time until its deadline is gone when a seat is reminded, in percent. */
export const reminders = [50, 80, 95] as const;
export type Reminder = (typeof reminders)[number];

/** Something that a running clock comes to. */
export interface Alarm {
  readonly seat: number;
  readonly at: number;
  readonly means: Reminder | "deadline";
}

/** Everything that the running clocks come to, the nearest first. */
export function alarmsOf(clocks: readonly clocks.SeatClock[]): readonly Alarm[] {
  return clocks.flatMap(alarmsOfSeat).sort((one, other) => one.at - other.at);
}

/** The nearest that comes later than an instant. A clock that still runs after its deadline has not been dealt with. */
export function alarmAfter(clocks: readonly clocks.SeatClock[], instant: string): string | undefined {
  const next = alarmsOf(clocks).find(({ at, means }) => at > Date.parse(instant) || means === "deadline");
  return next && new Date(next.at).toISOString();
}

function alarmsOfSeat({ seat, runsSince, deadline }: clocks.SeatClock): readonly Alarm[] {
  if (runsSince === null || deadline === null) return [];
  const [from, to] = [Date.parse(runsSince), Date.parse(deadline)];
  const reminded = reminders.map((percent) => ({
    seat,
    at: from + Math.floor(((to - from) * percent) / 100),
    means: percent,
  }));
  return [...reminded, { seat, at: to, means: "deadline" }];
}
