import type { Pool } from "pg";
import { addAttempts } from "./rate-limit-store.ts";

/** How many counters a process keeps; beyond it forgets the oldest. */
const countersMax = 50_000;
/** Counters below this share of their limit are not sent to the database: almost all clients stay below it. */
const sharedFrom = 0.05;

export interface Counted {
  /** The requests in the current window, including this one. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

interface Counter {
  /** What this process has counted and not yet sent. */
  unsent: number;
  /** The count of all processes when this process last sent its own. */
  shared: number;
  max: number;
  until: number;
}

/** The count of all processes, and how long it still counts. */
type Total = Awaited<ReturnType<typeof addAttempts>>[number];

/**
 * Counts requests in memory, so that a request needs no database access. `share` adds up the counts of all processes in
 * the table `rate_limits`; between two calls, a process does not know what the others have counted.
 */
export class SharedCounters {
  readonly #counters = new Map<string, Counter>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  increment(key: string, windowMs: number, max: number): Counted {
    const now = this.#now();
    const counter = this.#current(key, now) ?? this.#open(key, { unsent: 0, shared: 0, max, until: now + windowMs });
    counter.unsent += 1;
    return { current: counter.shared + counter.unsent, ttl: counter.until - now };
  }

  /** Sends the new counts of this process to the database, and reads those of all processes. */
  async share(pool: Pool): Promise<void> {
    this.#forgetEnded();
    const sent = [...this.#counters].filter(([, counter]) => isShared(counter)).map(toSend);
    if (sent.length === 0) return;
    const now = this.#now();
    const attempts = sent.map(({ key, count, counter }) => ({
      key: [key],
      count,
      seconds: (counter.until - now) / 1000,
    }));
    const totals = await addAttempts(pool, attempts);
    for (const [place, { counter, count }] of sent.entries()) this.#noteTotal(counter, count, totals[place]);
  }

  #noteTotal(counter: Counter, sent: number, total: Total | undefined): void {
    if (total === undefined) return;
    counter.unsent -= sent;
    counter.shared = total.count;
    counter.until = this.#now() + total.secondsLeft * 1000;
  }

  #current(key: string, now: number): Counter | undefined {
    const counter = this.#counters.get(key);
    return counter !== undefined && counter.until > now ? counter : undefined;
  }

  #open(key: string, counter: Counter): Counter {
    this.#counters.delete(key);
    this.#counters.set(key, counter);
    const [oldest] = this.#counters.keys();
    if (this.#counters.size > countersMax && oldest !== undefined) this.#counters.delete(oldest);
    return counter;
  }

  #forgetEnded(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#counters) if (until <= now) this.#counters.delete(key);
  }
}

function toSend([key, counter]: readonly [string, Counter]) {
  return { key, counter, count: counter.unsent };
}

function isShared({ unsent, shared, max }: Counter): boolean {
  return unsent > 0 && shared + unsent >= max * sharedFrom;
}
