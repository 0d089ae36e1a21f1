import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { sourceOf } from "../source.ts";
import { clientGone, mustBeWaiting } from "./client-gone.ts";

export interface QueueLimits {
  /** Requests served at once, in total and from one address. */
  readonly atOnce: number;
  readonly atOnceOfAddress: number;
  /** Requests that wait, in total and from one address. */
  readonly waiting: number;
  readonly waitingOfAddress: number;
  /** Requests that have waited this long are asked to retry. */
  readonly seconds: number;
}

/** Who asks: the network address, as far as it identifies clients, and the account if signed in. */
export interface Asker {
  readonly address: string;
  readonly account?: string | undefined;
}

export function askerOf({ ip, asker }: Pick<FastifyRequest, "ip" | "asker">): Asker {
  return { address: sourceOf(ip), account: asker };
}

interface Waiting {
  readonly asker: Asker;
  readonly begin: () => void;
  readonly leave: (problem: Problem) => void;
}

/** The number of addresses and accounts whose turns are remembered. */
const turnsMax = 10_000;

/**
 * A queue in front of expensive work. The next place goes to the address that was served least recently, and within it
 * to the account that was served least recently; ties go to the first request.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #served = new Map<string, number>();
  #waiting: Waiting[] = [];
  #underWay: Asker[] = [];
  #turns = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** The number of requests that run and that wait. */
  get length(): { readonly underWay: number; readonly waiting: number } {
    return { underWay: this.#underWay.length, waiting: this.#waiting.length };
  }

  /**
   * Runs `work` when there is a place. If too many requests wait in total, the newest one of the address with the most
   * waiting requests gets `unavailable`.
   * @throws {Problem} too-many-requests if too many requests of this address wait; unavailable if the wait is too long
   * or the client disconnects
   */
  async pass<Answer>(asker: Asker, signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
    mustBeWaiting(signal);
    await this.#place(asker, signal);
    try {
      mustBeWaiting(signal);
      return await work();
    } finally {
      this.#underWay = this.#underWay.filter((one) => one !== asker);
      this.#admit();
    }
  }

  #place(asker: Asker, signal: AbortSignal): Promise<void> {
    return new Promise((settle, fail) => {
      const begin = () => {
        cleanUp();
        settle();
      };
      const leave = (problem: Problem) => {
        cleanUp();
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        fail(problem);
      };
      const onAbort = () => leave(clientGone());
      const patience = setTimeout(() => leave(busy()), this.#limits.seconds * 1000);
      function cleanUp(): void {
        clearTimeout(patience);
        signal.removeEventListener("abort", onAbort);
      }
      const waiting: Waiting = { asker, begin, leave };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waiting.push(waiting);
      this.#admit();
      if (!this.#waiting.includes(waiting)) return;
      if (this.#waitingOf(asker.address).length > this.#limits.waitingOfAddress) leave(tooMany());
      else if (this.#waiting.length > this.#limits.waiting) this.#newestOfLargest()?.leave(busy());
    });
  }

  #waitingOf(address: string): Waiting[] {
    return this.#waiting.filter(({ asker }) => asker.address === address);
  }

  /** The newest request of the address with the most waiting requests; ties go to the address that came last. */
  #newestOfLargest(): Waiting | undefined {
    const sizes = new Map<string, number>();
    for (const { asker } of this.#waiting) sizes.set(asker.address, (sizes.get(asker.address) ?? 0) + 1);
    const most = Math.max(...sizes.values());
    return this.#waiting.findLast(({ asker }) => sizes.get(asker.address) === most);
  }

  #admit(): void {
    while (this.#underWay.length < this.#limits.atOnce) {
      const next = this.#next();
      if (next === undefined) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#underWay.push(next.asker);
      this.#note(next.asker);
      next.begin();
    }
  }

  #next(): Waiting | undefined {
    return this.#waiting
      .filter(({ asker: { address } }) => this.#underWayOf(address) < this.#limits.atOnceOfAddress)
      .toSorted((one, other) => this.#compare(one.asker, other.asker))[0];
  }

  #underWayOf(address: string): number {
    return this.#underWay.filter((asker) => asker.address === address).length;
  }

  #compare(one: Asker, other: Asker): number {
    const byAddress = this.#lastTurnOf(addressKey(one)) - this.#lastTurnOf(addressKey(other));
    return byAddress || this.#lastTurnOf(accountKey(one)) - this.#lastTurnOf(accountKey(other));
  }

  #lastTurnOf(key: string): number {
    return this.#served.get(key) ?? 0;
  }

  /** Turns are remembered while requests wait; without a queue there is no order. */
  #note(asker: Asker): void {
    if (this.#waiting.length === 0 || this.#served.size > turnsMax) this.#served.clear();
    this.#turns += 1;
    this.#served.set(addressKey(asker), this.#turns);
    this.#served.set(accountKey(asker), this.#turns);
  }
}

const addressKey = ({ address }: Asker) => `address ${address}`;
const accountKey = ({ address, account }: Asker) => `account ${account ?? address}`;

/** About the time until a place becomes free. */
const retryAfterSeconds = 10;

function busy(): Problem {
  const problem = new Problem("unavailable", "Too many requests of this kind. Try again soon.");
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}

function tooMany(): Problem {
  const problem = new Problem(
    "too-many-requests",
    "Too many waiting requests of this kind from your address. Try again when they are answered.",
  );
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}
