import type { Pool } from "pg";
import { tooManyRequests } from "../../platform/http/problem.ts";
import { sourceOf } from "../../platform/http/source.ts";
import {
  type Consumed,
  consumeAttempt,
  type RateLimit,
  refundAttempts,
} from "../../platform/rate-limit/rate-limit-store.ts";
import { type Pause, throttle } from "./throttle.ts";

/** One attempt to sign in with a password or a code. */
export interface Guess {
  readonly what: "sign-in" | "code";
  /** What the guess would open: an address, whether it is registered or not, or an account. */
  readonly target: string;
  readonly ip: string;
  /** The id of the device, if it has signed in to this target before. */
  readonly device: string | undefined;
  /** The source has sent so many requests within the last minute that it is slowed down for that reason alone. */
  readonly isHasty?: boolean | undefined;
  /** Aborted when the client disconnects. */
  readonly connection?: AbortSignal | undefined;
}

/**
 * Lets in users who know the secret, and limits how often others may guess. Guesses are counted per target and source,
 * so that nobody can lock an owner out; per target alone, with a far higher limit, against attacks from many sources;
 * and per source alone. Known devices have their own count and wait for nobody. Too many wrong passwords slow down
 * further guesses but never block them: the right password always works. Right guesses are not counted.
 */
export function guesses(pool: Pool, hasLimits: boolean, pause?: Pause) {
  const { delay, takeTurn } = throttle(pause);

  /** Counts the guess in all its counters and delays it. Returns the keys of the counters. */
  async function counted(guess: Guess): Promise<readonly RateLimit["key"][]> {
    const known = await countedAtDevice(guess);
    if (known !== undefined) return known;
    const { source, pair, target } = atStranger(guess);
    const tried = {
      source: await within(guess, source),
      pair: await within(guess, pair),
      target: await within(guess, target),
    };
    await slowed(guess, tried);
    return [source.key, pair.key, target.key];
  }

  /**
   * Returns `undefined` if a known device has guessed too often or sends too fast: it is then treated like any other.
   */
  async function countedAtDevice(guess: Guess): Promise<readonly RateLimit["key"][] | undefined> {
    if (guess.device === undefined) return undefined;
    const { wrong, often } = atDevice(guess, guess.device);
    if (!(await consumeAttempt(pool, often)).isWithin) return undefined;
    return (await consumeAttempt(pool, wrong)).isWithin ? [wrong.key] : undefined;
  }

  /** A code has so few digits that slowing down is not enough: it has a hard limit. */
  async function within({ what }: Guess, allowance: RateLimit): Promise<Consumed> {
    const tried = await consumeAttempt(pool, allowance);
    if (!tried.isWithin && what === "code") throw tooManyRequests(tried.secondsLeft);
    return tried;
  }

  async function slowed(guess: Guess, tried: TriedAt): Promise<void> {
    const { target, connection } = guess;
    const source = sourceOf(guess.ip);
    const turn = tried.target.isWithin ? async () => {} : () => takeTurn({ target, source, connection });
    const seconds = delaySeconds(guess, tried);
    if (seconds === 0) return turn();
    const isBusy = guess.isHasty === true || !tried.source.isWithin;
    const line = isBusy ? [source] : [guess.what, source, target];
    await delay({ line, target, seconds, connection }, turn);
  }

  return {
    /**
     * Runs `open` if the guess is allowed. If it throws, the guess was wrong. Throws too-many-requests, or the problem
     * of `open`.
     */
    async limitByIp<Opened>(guess: Guess, open: () => Promise<Opened>): Promise<Opened> {
      if (!hasLimits) return open();
      // Counted before it is checked, so that parallel guesses are all counted.
      const keys = await counted(guess);
      const opened = await open();
      await refundAttempts(pool, keys);
      return opened;
    },
  };
}
export type Guesses = ReturnType<typeof guesses>;

interface TriedAt {
  readonly source: Consumed;
  readonly pair: Consumed;
  readonly target: Consumed;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits for wrong guesses. docs/operations.md says what follows from them for one account and day. */
const most = {
  "sign-in": { device: 10, pair: { most: 20, seconds: hour }, target: 300, source: 200 },
  code: { device: 10, pair: { most: 10, seconds: hour / 4 }, target: 150, source: 100 },
} as const;
/** Right or wrong: each attempt costs a tenth of a second of CPU time. */
const oftenAtDevice = 30;

function atDevice({ what, target }: Guess, device: string) {
  return {
    wrong: { key: [`${what}-device`, target, device], most: most[what].device, seconds: hour },
    often: { key: [`${what}-often`, target, device], most: oftenAtDevice, seconds: minute },
  };
}

function atStranger({ what, target, ip }: Guess) {
  const from = sourceOf(ip);
  return {
    source: { key: [`${what}-from`, from], most: most[what].source, seconds: hour },
    pair: { key: [`${what}-pair`, target, from], ...most[what].pair },
    target: { key: [`${what}-target`, target], most: most[what].target, seconds: day },
  };
}

const freeGuesses = 5;
const delayMaxSeconds = 8;
/** A source that guesses at many targets is not faster than one that guesses at one. */
const hastySeconds = 2;
/** If many guess at one target, every unknown device waits a little, in proportion to the number of guesses. */
const guessesPerSecond = 50;

/** Half a second for the sixth guess from one source, then doubling. */
function delaySeconds({ isHasty }: Guess, { source, pair, target }: TriedAt): number {
  if (!source.isWithin) return delayMaxSeconds;
  const own = pair.count <= freeGuesses ? 0 : 2 ** (pair.count - freeGuesses - 2);
  const crowd = Math.floor(target.count / guessesPerSecond);
  return Math.min(delayMaxSeconds, Math.max(own, crowd, isHasty === true ? hastySeconds : 0));
}
