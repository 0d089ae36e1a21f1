import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { sourceOf } from "../source.ts";
import { assertConnected, clientGone } from "./client-gone.ts";

export interface QueueLimits {
  /** Requests served at once, in total and from one address. */
  readonly runningMax: number;
  readonly runningMaxPerAddress: number;
  /** Requests that wait, in total and from one address. */
  readonly waitingMax: number;
  readonly waitingMaxPerAddress: number;
  /** Requests that have waited this long are asked to retry. */
  readonly waitMaxSeconds: number;
}

/** Who asks: the network address, as far as it identifies clients, and the account if signed in. */
export interface QueueClient {
  readonly address: string;
  readonly account?: string | undefined;
}

export function queueClientOf({
  ip,
  sessionOwnerId: client,
}: Pick<FastifyRequest, "ip" | "sessionOwnerId">): QueueClient {
  return { address: sourceOf(ip), account: client };
}

interface WaitingRequest {
  readonly client: QueueClient;
  readonly start: () => void;
  readonly reject: (problem: Problem) => void;
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
  #waiting: WaitingRequest[] = [];
  #running: QueueClient[] = [];
  #turns = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** The number of requests that run and that wait. */
  get length(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running.length, waiting: this.#waiting.length };
  }

  /**
   * Runs `work` when there is a place. If too many requests wait in total, the newest one of the address with the most
   * waiting requests gets `unavailable`.
   * @throws {Problem} too-many-requests if too many requests of this address wait; unavailable if the wait is too long
   * or the client disconnects
   */
  async run<Answer>(client: QueueClient, signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
    assertConnected(signal);
    await this.#place(client, signal);
    try {
      assertConnected(signal);
      return await work();
    } finally {
      this.#running = this.#running.filter((one) => one !== client);
      this.#admit();
    }
  }

  #place(client: QueueClient, signal: AbortSignal): Promise<void> {
    return new Promise((settle, fail) => {
      const start = () => {
        cleanUp();
        settle();
      };
      const reject = (problem: Problem) => {
        cleanUp();
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        fail(problem);
      };
      const onAbort = () => reject(clientGone());
      const timeout = setTimeout(() => reject(busy()), this.#limits.waitMaxSeconds * 1000);
      function cleanUp(): void {
        clearTimeout(timeout);
        signal.removeEventListener("abort", onAbort);
      }
      const waiting: WaitingRequest = { client, start, reject };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waiting.push(waiting);
      this.#admit();
      if (!this.#waiting.includes(waiting)) return;
      if (this.#waitingOf(client.address).length > this.#limits.waitingMaxPerAddress) reject(tooMany());
      else if (this.#waiting.length > this.#limits.waitingMax) this.#newestOfLargest()?.reject(busy());
    });
  }

  #waitingOf(address: string): WaitingRequest[] {
    return this.#waiting.filter(({ client }) => client.address === address);
  }

  /** The newest request of the address with the most waiting requests; ties go to the address that came last. */
  #newestOfLargest(): WaitingRequest | undefined {
    const sizes = new Map<string, number>();
    for (const { client } of this.#waiting) sizes.set(client.address, (sizes.get(client.address) ?? 0) + 1);
    const max = Math.max(...sizes.values());
    return this.#waiting.findLast(({ client }) => sizes.get(client.address) === max);
  }

  #admit(): void {
    while (this.#running.length < this.#limits.runningMax) {
      const next = this.#next();
      if (next === undefined) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#running.push(next.client);
      this.#note(next.client);
      next.start();
    }
  }

  #next(): WaitingRequest | undefined {
    return this.#waiting
      .filter(({ client: { address } }) => this.#runningOf(address) < this.#limits.runningMaxPerAddress)
      .toSorted((one, other) => this.#compare(one.client, other.client))[0];
  }

  #runningOf(address: string): number {
    return this.#running.filter((client) => client.address === address).length;
  }

  #compare(one: QueueClient, other: QueueClient): number {
    const byAddress = this.#lastTurnOf(addressKey(one)) - this.#lastTurnOf(addressKey(other));
    return byAddress || this.#lastTurnOf(accountKey(one)) - this.#lastTurnOf(accountKey(other));
  }

  #lastTurnOf(key: string): number {
    return this.#served.get(key) ?? 0;
  }

  /** Turns are remembered while requests wait; without a queue there is no order. */
  #note(client: QueueClient): void {
    if (this.#waiting.length === 0 || this.#served.size > turnsMax) this.#served.clear();
    this.#turns += 1;
    this.#served.set(addressKey(client), this.#turns);
    this.#served.set(accountKey(client), this.#turns);
  }
}

const addressKey = ({ address }: QueueClient) => `address ${address}`;
const accountKey = ({ address, account }: QueueClient) => `account ${account ?? address}`;

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
