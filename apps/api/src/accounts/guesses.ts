import { setTimeout as pauseFor } from "node:timers/promises";
import type { Pool } from "pg";
import { type Allowance, countTry, type Tried, takeBackTries } from "../database/tries.ts";
import { tooManyRequests } from "../http/problem.ts";
import { sourceOf } from "./restraint.ts";

/** Somebody tries to open what is another's, or their own. */
export interface Guess {
  readonly what: "sign-in" | "code";
  /** What would open: an address, whether anybody has it or not, or an account. */
  readonly target: string;
  readonly ip: string;
  /** The device that it comes from, where one has opened this target before. */
  readonly device: string | undefined;
}

export type Pause = (milliseconds: number) => Promise<unknown>;

/**
 * Lets people in who know what opens, and bounds how often others may guess. Guesses count at the target and the source
 * together, so that nobody keeps an owner out; at the target alone, far higher, against many sources; at the source alone.
 * Known devices have a count of their own. What is counted delays the next guess long before it refuses one. What was right
 * is taken back.
 */
export function guesses(pool: Pool, hasLimits: boolean, pause: Pause = pauseFor) {
  const waiting = new Set<string>();

  async function delayed(guess: Guess, seconds: number): Promise<void> {
    if (seconds === 0) return;
    const own = JSON.stringify([guess.what, guess.target, sourceOf(guess.ip)]);
    // Whoever guesses waits for the answer before the next guess.
    if (waiting.has(own) || waiting.size >= waitingMax) throw tooManyRequests(Math.ceil(seconds));
    waiting.add(own);
    await pause(seconds * 1000).finally(() => waiting.delete(own));
  }

  /** Counts the guess where it belongs; the keys at which it was counted. */
  async function counted(guess: Guess): Promise<readonly Allowance["key"][]> {
    const known = guess.device === undefined ? undefined : atDevice(guess, guess.device);
    // A device that has guessed too often is as good as any other.
    if (known !== undefined && (await countTry(pool, known)).count <= known.most) return [known.key];
    const { source, pair, target } = atStranger(guess);
    await within(source);
    const tried = { pair: await within(pair), target: await within(target) };
    await delayed(guess, delaySeconds(tried));
    return [source.key, pair.key, target.key];
  }

  async function within(allowance: Allowance): Promise<Tried> {
    const tried = await countTry(pool, allowance);
    if (tried.count > allowance.most) throw tooManyRequests(tried.secondsLeft);
    return tried;
  }

  return {
    /** Does what `open` does, if the guess may be made; what throws there was a wrong guess. */
    async guarded<Opened>(guess: Guess, open: () => Promise<Opened>): Promise<Opened> {
      if (!hasLimits) return open();
      // Counted first, so that of guesses made at once none is overlooked.
      const keys = await counted(guess);
      const opened = await open();
      await takeBackTries(pool, keys);
      return opened;
    },
  };
}
export type Guesses = ReturnType<typeof guesses>;

/** Requests that one process makes wait at the same time. */
const waitingMax = 100;

const hour = 3600;
const day = 24 * hour;

/** Wrong guesses that are too many. docs/operations.md says what follows from them for one account and day. */
const most = {
  "sign-in": { device: 10, pair: { most: 20, seconds: hour }, target: 300, source: 200 },
  code: { device: 10, pair: { most: 10, seconds: hour / 4 }, target: 150, source: 100 },
} as const;

function atDevice({ what, target }: Guess, device: string): Allowance {
  return { key: [`${what}-device`, target, device], most: most[what].device, seconds: hour };
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
/** At a target that many guess at, everybody whose device is unknown waits a little, by their number. */
const guessesPerSecond = 50;

/** Half a second at the sixth guess from one source, and twice as long at each further one. */
function delaySeconds({ pair, target }: { readonly pair: Tried; readonly target: Tried }): number {
  const own = pair.count <= freeGuesses ? 0 : 2 ** (pair.count - freeGuesses - 2);
  return Math.min(delayMaxSeconds, Math.max(own, Math.floor(target.count / guessesPerSecond)));
}
