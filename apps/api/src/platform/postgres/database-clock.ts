import type { Pool } from "pg";

/** A larger step of the database's clock is neither a measuring error nor a slow correction. */
export const jumpMs = 1000;
const toleranceMs = 1000;

/** The clock of the database as this process knows it: the time that all processes use. */
export interface DatabaseClock {
  /** Monotonic between measurements, whatever this process's own clock is set to. */
  readonly now: () => Date;
  /** How far this process's own clock is ahead of the database's; negative if it is behind. */
  readonly aheadMs: number;
  /** False if the clocks differ by more than a second, measuring errors excluded. */
  readonly agrees: boolean;
  /** Reads the database's clock. If it has jumped, `now` follows only after `jumped` has settled. */
  measure(onJump?: OnJump): Promise<void>;
  /** Calls back when the clocks cease to agree or agree again; at once if they differ now. */
  watch(listener: (clock: DatabaseClock) => void): void;
}

/** `expected`: the time of the database's clock if it had not jumped. */
export type OnJump = (expected: Date) => Promise<void>;

/** The sources of time. Tests bring their own. */
export interface TimeSources {
  readonly database: () => Promise<Date>;
  /** Milliseconds of a monotonic clock. */
  readonly monotonic: () => number;
  /** Milliseconds since 1970 by the clock of this process. */
  readonly own: () => number;
}

export function databaseClock(pool: Pool, sources: Partial<TimeSources> = {}): DatabaseClock {
  return databaseClockFrom({
    database: () => databaseTime(pool),
    monotonic: monotonicNow,
    own: () => Date.now(),
    ...sources,
  });
}

/** Taken once: a clock that fake timers replace for a moment would be wrong by the age of the process afterwards. */
const monotonicNow = performance.now.bind(performance);

/** Asks the database for its time. */
export async function databaseTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>({ name: "database-time", text: "select clock_timestamp() as now" });
  const [row] = rows;
  if (row === undefined) throw new Error("the database returned no time");
  return row.now;
}

/**
 * Each measurement bounds the offset between the database's clock and the monotonic clock: the time was read between
 * question and answer. A known offset is kept as long as it lies within the bounds, so that a slow answer changes
 * nothing.
 */
export function databaseClockFrom({ database, monotonic, own }: TimeSources): DatabaseClock {
  const listeners: ((clock: DatabaseClock) => void)[] = [];
  let offset: number | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  let aheadMs = 0;
  let agrees = true;

  function now(): Date {
    // Small corrections must not turn time back.
    if (offset !== undefined) latest = Math.max(latest, monotonic() + offset);
    return new Date(offset === undefined ? own() : latest);
  }

  function compare(min: number, max: number): void {
    const ownOffset = own() - monotonic();
    aheadMs = ownOffset - clamp(ownOffset, min, max);
    const wasAgreed = agrees;
    agrees = Math.abs(aheadMs) <= toleranceMs;
    if (agrees !== wasAgreed) for (const listener of listeners) listener(clock);
  }

  const clock: DatabaseClock = {
    now,
    get aheadMs() {
      return aheadMs;
    },
    get agrees() {
      return agrees;
    },
    async measure(onJump) {
      const sentAt = monotonic();
      const read = (await database()).getTime();
      const [min, max] = [read - monotonic(), read - sentAt];
      const next = clamp(offset ?? (min + max) / 2, min, max);
      const jump = next - (offset ?? next);
      if (Math.abs(jump) >= jumpMs) {
        await onJump?.(new Date(read - jump));
        latest = Number.NEGATIVE_INFINITY;
      }
      offset = next;
      compare(min, max);
    },
    watch(listener) {
      listeners.push(listener);
      if (!agrees) listener(clock);
    },
  };
  return clock;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
