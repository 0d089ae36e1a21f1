import type { Pool } from "pg";

/** A larger step of the database's clock is neither a measuring error nor a slow correction. */
export const jumpMilliseconds = 1000;
const agreedMilliseconds = 1000;

/** The clock of the database as this process knows it: the time that all processes use. */
export interface DatabaseClock {
  /** Monotonic between measurements, whatever this process's own clock is set to. */
  readonly now: () => Date;
  /** How far this process's own clock is ahead of the database's; negative if it is behind. */
  readonly aheadMilliseconds: number;
  /** False if the clocks differ by more than a second, measuring errors excluded. */
  readonly agrees: boolean;
  /** Reads the database's clock. If it has jumped, `now` follows only after `jumped` has settled. */
  measure(jumped?: Jumped): Promise<void>;
  /** Calls back when the clocks cease to agree or agree again; at once if they differ now. */
  watch(listener: (clock: DatabaseClock) => void): void;
}

/** `expected`: the time of the database's clock if it had not jumped. */
export type Jumped = (expected: Date) => Promise<void>;

/** The sources of time. Tests bring their own. */
export interface Timepieces {
  readonly database: () => Promise<Date>;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** Milliseconds since 1970 by the clock of this process. */
  readonly own: () => number;
}

export function databaseClock(pool: Pool, pieces: Partial<Timepieces> = {}): DatabaseClock {
  return clockFrom({ database: () => timeOf(pool), steady: () => performance.now(), own: () => Date.now(), ...pieces });
}

/** Asks the database for its time. */
export async function timeOf(pool: Pool): Promise<Date> {
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
export function clockFrom({ database, steady, own }: Timepieces): DatabaseClock {
  const listeners: ((clock: DatabaseClock) => void)[] = [];
  let offset: number | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  let aheadMilliseconds = 0;
  let agrees = true;

  function now(): Date {
    // Small corrections must not turn time back.
    if (offset !== undefined) latest = Math.max(latest, steady() + offset);
    return new Date(offset === undefined ? own() : latest);
  }

  function compare(least: number, most: number): void {
    const ownOffset = own() - steady();
    aheadMilliseconds = ownOffset - within(ownOffset, least, most);
    const wasAgreed = agrees;
    agrees = Math.abs(aheadMilliseconds) <= agreedMilliseconds;
    if (agrees !== wasAgreed) for (const listener of listeners) listener(clock);
  }

  const clock: DatabaseClock = {
    now,
    get aheadMilliseconds() {
      return aheadMilliseconds;
    },
    get agrees() {
      return agrees;
    },
    async measure(jumped) {
      const asked = steady();
      const read = (await database()).getTime();
      const [least, most] = [read - steady(), read - asked];
      const next = within(offset ?? (least + most) / 2, least, most);
      const jump = next - (offset ?? next);
      if (Math.abs(jump) >= jumpMilliseconds) {
        await jumped?.(new Date(read - jump));
        latest = Number.NEGATIVE_INFINITY;
      }
      offset = next;
      compare(least, most);
    },
    watch(listener) {
      listeners.push(listener);
      if (!agrees) listener(clock);
    },
  };
  return clock;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
