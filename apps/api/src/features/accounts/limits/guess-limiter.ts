import type { Pool } from "pg";
import { tooManyRequests } from "../../../platform/http/problem.ts";
import { sourceOf } from "../../../platform/http/source.ts";
import {
  type Consumed,
  consumeAttempt,
  type RateLimit,
  refundAttempts,
} from "../../../platform/rate-limit/rate-limit-store.ts";
import { type Pause, throttle } from "./throttle.ts";

/** One attempt to sign in with a password or a code. */
export interface Guess {
  readonly what: "sign-in" | "code";
  /** What the guess would open: an address, whether it is registered or not, or an account. */
  readonly target: string;
  readonly ip: string;
  /** The id of the device, if it has signed in to this target before. */
  readonly device: string | undefined;
  /** The source sends requests so fast that it is slowed down for that reason alone. */
  readonly isOverLimit?: boolean | undefined;
  /** Aborted when the client disconnects. */
  readonly connection?: AbortSignal | undefined;
}

/**
 * Lets in users who know the secret, and limits how often others may guess. Guesses are counted per target and source,
 * so that nobody can lock an owner out; per target alone, with a far higher limit, against attacks from many sources;
 * and per source alone. Known devices have their own count and wait for nobody. Too many wrong passwords slow down
 * further guesses but never block them: the right password always works. Right guesses are not counted.
 */
export class GuessLimiter {
  readonly #pool: Pool;
  readonly #hasLimits: boolean;
  readonly #throttle: ReturnType<typeof throttle>;

  constructor(pool: Pool, hasLimits: boolean, pause?: Pause) {
    this.#pool = pool;
    this.#hasLimits = hasLimits;
    this.#throttle = throttle(pause);
  }

  /**
   * Runs `open` if the guess is allowed. If it throws, the guess was wrong.
   * @throws {Problem} too-many-requests, or what `open` throws
   */
  async attempt<Opened>(guess: Guess, open: () => Promise<Opened>): Promise<Opened> {
    if (!this.#hasLimits) return open();
    // Counted before it is checked, so that parallel guesses are all counted.
    const keys = await this.#countAndDelay(guess);
    const opened = await open();
    await refundAttempts(this.#pool, keys);
    return opened;
  }

  /** Counts the guess in all its counters and delays it. Returns the keys of the counters. */
  async #countAndDelay(guess: Guess): Promise<readonly RateLimit["key"][]> {
    const known = await this.#countAtDevice(guess);
    if (known !== undefined) return known;
    const { source, pair, target } = limitsOfUnknownDevices(guess);
    const counts = {
      source: await this.#consume(guess, source),
      pair: await this.#consume(guess, pair),
      target: await this.#consume(guess, target),
    };
    await this.#slowDown(guess, counts);
    return [source.key, pair.key, target.key];
  }

  /** Returns `undefined` if a known device has guessed too often or sends too fast: it is then treated like any other. */
  async #countAtDevice(guess: Guess): Promise<readonly RateLimit["key"][] | undefined> {
    if (guess.device === undefined) return undefined;
    const { wrong, often } = deviceLimits(guess, guess.device);
    if (!(await consumeAttempt(this.#pool, often)).isWithin) return undefined;
    return (await consumeAttempt(this.#pool, wrong)).isWithin ? [wrong.key] : undefined;
  }

  /** A code has so few digits that slowing down is not enough: it has a hard limit. */
  async #consume({ what }: Guess, limit: RateLimit): Promise<Consumed> {
    const consumed = await consumeAttempt(this.#pool, limit);
    if (!consumed.isWithin && what === "code") throw tooManyRequests(consumed.secondsLeft);
    return consumed;
  }

  async #slowDown(guess: Guess, counts: Counts): Promise<void> {
    const { target, connection } = guess;
    const source = sourceOf(guess.ip);
    const turn = counts.target.isWithin
      ? async () => {}
      : () => this.#throttle.takeTurn({ target, source, connection });
    const seconds = delaySeconds(guess, counts);
    if (seconds === 0) return turn();
    const isBusy = guess.isOverLimit === true || !counts.source.isWithin;
    const line = isBusy ? [source] : [guess.what, source, target];
    await this.#throttle.delay({ line, target, seconds, connection }, turn);
  }
}

interface Counts {
  readonly source: Consumed;
  readonly pair: Consumed;
  readonly target: Consumed;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits for wrong guesses. docs/operations.md says what follows from them for one account and day. */
const limits = {
  "sign-in": { device: 10, pair: { max: 20, seconds: hour }, target: 300, source: 200 },
  code: { device: 10, pair: { max: 10, seconds: hour / 4 }, target: 150, source: 100 },
} as const;
/** Right or wrong: each attempt costs a tenth of a second of CPU time. */
const attemptsAtDeviceMax = 30;

function deviceLimits({ what, target }: Guess, device: string) {
  return {
    wrong: { key: [`${what}-device`, target, device], max: limits[what].device, seconds: hour },
    often: { key: [`${what}-often`, target, device], max: attemptsAtDeviceMax, seconds: minute },
  };
}

function limitsOfUnknownDevices({ what, target, ip }: Guess) {
  const from = sourceOf(ip);
  return {
    source: { key: [`${what}-from`, from], max: limits[what].source, seconds: hour },
    pair: { key: [`${what}-pair`, target, from], ...limits[what].pair },
    target: { key: [`${what}-target`, target], max: limits[what].target, seconds: day },
  };
}

const guessesBeforeDelay = 5;
const delayMaxSeconds = 8;
/** A source that guesses at many targets is not faster than one that guesses at one. */
const overLimitDelaySeconds = 2;
/** If many guess at one target, every unknown device waits a little, in proportion to the number of guesses. */
const guessesPerSecond = 50;

/** Half a second for the sixth guess from one source, then doubling. */
function delaySeconds({ isOverLimit }: Guess, { source, pair, target }: Counts): number {
  if (!source.isWithin) return delayMaxSeconds;
  const own = pair.count <= guessesBeforeDelay ? 0 : 2 ** (pair.count - guessesBeforeDelay - 2);
  const crowd = Math.floor(target.count / guessesPerSecond);
  return Math.min(delayMaxSeconds, Math.max(own, crowd, isOverLimit === true ? overLimitDelaySeconds : 0));
}
