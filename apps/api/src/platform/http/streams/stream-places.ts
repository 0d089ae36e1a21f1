import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { sourceOf } from "../source.ts";

export interface StreamLimits {
  /** Concurrent streams of one source. */
  readonly perAddress: number;
  /** Concurrent streams of one account and its local players. */
  readonly perAccount: number;
}

const retryAfterSeconds = 30;

/** Counts the open streams of each source and account at this process. */
export class StreamPlaces {
  readonly #taken = new Map<string, number>();
  readonly #limits: StreamLimits;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place. Returns a function that gives it back, once.
   * @throws {Problem} too-many-requests
   */
  reserve({ ip, sessionOwnerId: account }: Pick<FastifyRequest, "ip" | "sessionOwnerId">): () => void {
    const { perAddress, perAccount } = this.#limits;
    const keys = [`source ${sourceOf(ip)}`, ...(account === undefined ? [] : [`account ${account}`])];
    const [ofAddress = 0, ofAccount = 0] = keys.map((key) => this.#taken.get(key));
    if (ofAccount >= perAccount) throw tooMany(`${perAccount} live streams of your account are open already.`);
    if (ofAddress >= perAddress) throw tooMany(`${perAddress} live streams to your address are open already.`);
    for (const key of keys) this.#change(key, 1);
    return () => {
      for (const key of keys.splice(0)) this.#change(key, -1);
    };
  }

  #change(key: string, by: number): void {
    const taken = (this.#taken.get(key) ?? 0) + by;
    if (taken === 0) this.#taken.delete(key);
    else this.#taken.set(key, taken);
  }
}

function tooMany(detail: string): Problem {
  const problem = new Problem("too-many-requests", `${detail} Close one before you open another.`);
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}
