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

/** Somebody tries to open what is another's, or their own. */
export interface Guess {
  readonly what: "sign-in" | "code";
  /** What would open: an address, whether anybody has it or not, or an account. */
  readonly target: string;
  readonly ip: string;
  /** The device that it comes from, where one has opened this target before. */
  readonly device: string | undefined;
  /** Its source has asked so often within the minute that it is slowed down for that alone. */
  readonly isHasty?: boolean | undefined;
  /** Aborted when the client is gone. */
  readonly connection?: AbortSignal | undefined;
}

/**
 * Lets people in who know what opens, and bounds how often others may guess. Guesses count at the target and the source
 * together, so that nobody keeps an owner out; at the target alone, far higher, against many sources; at the source alone.
 * Known devices have a count of their own, and wait for nobody. Passwords that are guessed too often are guessed more
 * slowly, and never refused for their number: the right one opens. What was right is taken back.
 */
export function guesses(pool: Pool, hasLimits: boolean, pause?: Pause) {
  const { delay, takeTurn } = throttle(pause);

  /** Counts the guess where it belongs, and lets it wait; the keys at which it was counted. */
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

  /** A device that has guessed too often, or asks too fast, is as good as any other. */
  async function countedAtDevice(guess: Guess): Promise<readonly RateLimit["key"][] | undefined> {
    if (guess.device === undefined) return undefined;
    const { wrong, often } = atDevice(guess, guess.device);
    if (!(await consumeAttempt(pool, often)).isWithin) return undefined;
    return (await consumeAttempt(pool, wrong)).isWithin ? [wrong.key] : undefined;
  }

  /** A code has so few figures that slowness alone does not protect it. */
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
    /** Does what `open` does, if the guess may be made; what throws there was a wrong guess. */
    async limitByIp<Opened>(guess: Guess, open: () => Promise<Opened>): Promise<Opened> {
      if (!hasLimits) return open();
      // Counted first, so that of guesses made at once none is overlooked.
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

/** Wrong guesses that are too many. docs/operations.md says what follows from them for one account and day. */
const most = {
  "sign-in": { device: 10, pair: { most: 20, seconds: hour }, target: 300, source: 200 },
  code: { device: 10, pair: { most: 10, seconds: hour / 4 }, target: 150, source: 100 },
} as const;
/** Right or wrong: each costs the house a tenth of a second. */
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
/** A source that guesses at many targets does so no faster. */
const hastySeconds = 2;
/** At a target that many guess at, everybody whose device is unknown waits a little, by their number. */
const guessesPerSecond = 50;

/** Half a second at the sixth guess from one source, and twice as long at each further one. */
function delaySeconds({ isHasty }: Guess, { source, pair, target }: TriedAt): number {
  if (!source.isWithin) return delayMaxSeconds;
  const own = pair.count <= freeGuesses ? 0 : 2 ** (pair.count - freeGuesses - 2);
  const crowd = Math.floor(target.count / guessesPerSecond);
  return Math.min(delayMaxSeconds, Math.max(own, crowd, isHasty === true ? hastySeconds : 0));
}
