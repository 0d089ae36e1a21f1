import type { clocks } from "@seneschal/schema";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Amounts = Pick<clocks.TimeControl, "startSeconds" | "incrementSeconds" | "capSeconds" | "rests">;

const amounts: Readonly<Record<Exclude<clocks.Pace, "none">, Amounts>> = {
  live: { startSeconds: 15 * minute, incrementSeconds: 30, capSeconds: 30 * minute, rests: false },
  "one-day": { startSeconds: day, incrementSeconds: 4 * hour, capSeconds: 3 * day, rests: true },
  "three-days": { startSeconds: 3 * day, incrementSeconds: 12 * hour, capSeconds: 5 * day, rests: true },
  relaxed: { startSeconds: 3 * day, incrementSeconds: 36 * hour, capSeconds: 10 * day, rests: true },
};

/** The time control of a pace. A game keeps the one with which it was created. */
export function timeControlOf(pace: clocks.Pace, weekendsOff: boolean): clocks.TimeControl | undefined {
  if (pace === "none") return undefined;
  const { rests, capSeconds, ...amount } = amounts[pace];
  // Half of the cap: enough to answer, too little to rely on.
  const excuseSeconds = capSeconds / 2;
  const weekends =
    weekendsOff && rests ? ({ weekendsOff: true, weekendsForAll: true } as const) : { weekendsOff: false };
  return { pace, ...amount, capSeconds, rests, ...weekends, excused: 1, excuseSeconds };
}
