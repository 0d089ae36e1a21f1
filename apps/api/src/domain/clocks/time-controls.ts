import { clocks } from "@seneschal/schema";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Amounts = Pick<
  clocks.TimeControl,
  "startSeconds" | "incrementSeconds" | "capSeconds" | "rests" | "setupSeconds" | "excuseSeconds"
>;
type FixedPace = keyof typeof clocks.deadlinesPerDay;
type BankPace = Exclude<clocks.Pace, FixedPace | "none">;

const banks: Readonly<Record<BankPace, Amounts>> = {
  live: bank({ start: 15 * minute, increment: 30, cap: 30 * minute, rests: false }),
  "one-day": bank({ start: day, increment: 4 * hour, cap: 3 * day, setup: 12 * hour }),
  "three-days": bank({ start: 3 * day, increment: 12 * hour, cap: 5 * day, setup: day }),
  relaxed: bank({ start: 3 * day, increment: 36 * hour, cap: 10 * day, setup: 36 * hour }),
};

/**
 * The minimum time from a question to its fixed deadline, outside quiet hours. It is shorter than the time between two
 * deadlines without a night of nine hours, so a question that follows a deadline is due at the next one.
 */
const minimums: Readonly<Record<FixedPace, number>> = { daily: 12 * hour, "twice-daily": 2 * hour };

interface Bank {
  readonly start: number;
  readonly increment: number;
  readonly cap: number;
  readonly setup?: number;
  readonly rests?: boolean;
}

function bank({ start, increment, cap, setup, rests = true }: Bank): Amounts {
  const amounts = { startSeconds: start, incrementSeconds: increment, capSeconds: cap, rests };
  // Half of the cap: enough to answer, too little to rely on.
  return { ...amounts, excuseSeconds: cap / 2, ...(setup !== undefined && { setupSeconds: setup }) };
}

/** Each question has the minimum time again, also after an excused time-out. */
function minimumTime(seconds: number): Amounts {
  return { startSeconds: seconds, incrementSeconds: seconds, capSeconds: seconds, excuseSeconds: seconds, rests: true };
}

/** What players choose for the clocks of a game. */
export interface ClockChoice {
  readonly pace: clocks.Pace;
  readonly weekendsOff: boolean;
  /** For a pace with fixed deadlines. */
  readonly fixedDeadlines?: clocks.FixedDeadlines | undefined;
}

/** The time control that players chose. A game keeps the one with which it was created. */
export function timeControlOf({ pace, weekendsOff, fixedDeadlines }: ClockChoice): clocks.TimeControl | undefined {
  if (pace === "none") return undefined;
  const isFixed = isFixedPace(pace);
  const amounts = isFixed ? minimumTime(minimums[pace]) : banks[pace];
  const weekends =
    weekendsOff && amounts.rests ? ({ weekendsOff: true, weekendsForAll: true } as const) : { weekendsOff: false };
  const fixed = isFixed ? { fixedDeadlines: fixedDeadlines ?? usualDeadlines(pace, "UTC") } : {};
  return { pace, ...amounts, ...weekends, excused: 1, ...fixed };
}

export function isFixedPace(pace: clocks.Pace): pace is FixedPace {
  return pace in clocks.deadlinesPerDay;
}

/** In the evening, or in the morning and the evening. */
export function usualDeadlines(pace: FixedPace, timeZone: string): clocks.FixedDeadlines {
  return { times: pace === "daily" ? ["20:00"] : ["08:00", "20:00"], timeZone };
}
