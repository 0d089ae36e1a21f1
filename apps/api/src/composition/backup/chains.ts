/** One event or entry of a hash chain. */
export interface Link {
  /** What the chain belongs to: a game, a tournament, the audit log. */
  readonly chain: string;
  /** 1, 2, 3 … without gaps. */
  readonly number: number;
  readonly digest: string;
  /** Of the first link. */
  readonly secret: string | undefined;
  /** The digest that this link must have after the one before. */
  readonly digestAfter: (previous: string, secret: string) => string;
}

export interface ChainFault {
  readonly chain: string;
  readonly number: number;
  readonly detail: "its digest does not fit the one before" | "it is missing";
}

interface Head {
  number: number;
  digest: string;
  readonly secret: string;
  /** Links that came before the one that they continue. */
  readonly waiting: Map<number, Link>;
}

/** Verifies any number of chains whose links come mixed, and not always in order. */
export class Chains {
  readonly #heads = new Map<string, Head>();
  readonly #early = new Map<string, Map<number, Link>>();
  readonly #faults: ChainFault[] = [];

  get count(): number {
    return this.#heads.size;
  }

  take(link: Link): void {
    const head = this.#heads.get(link.chain) ?? (link.number === 1 ? this.#begin(link) : undefined);
    if (head === undefined) this.#waitingFor(link.chain).set(link.number, link);
    else if (link.number === head.number + 1) this.#continue(head, link);
    else head.waiting.set(link.number, link);
  }

  /** The faults of all chains, after the last link. */
  faults(): readonly ChainFault[] {
    const unfinished = [...this.#heads].filter(([, { waiting }]) => waiting.size > 0);
    return [
      ...this.#faults,
      ...unfinished.map(([chain, { number }]) => missing(chain, number + 1)),
      ...[...this.#early.keys()].map((chain) => missing(chain, 1)),
    ];
  }

  #begin({ chain, secret = "" }: Link): Head {
    const waiting = this.#early.get(chain) ?? new Map<number, Link>();
    this.#early.delete(chain);
    const head = { number: 0, digest: "", secret, waiting };
    this.#heads.set(chain, head);
    return head;
  }

  #waitingFor(chain: string): Map<number, Link> {
    const waiting = this.#early.get(chain) ?? new Map<number, Link>();
    this.#early.set(chain, waiting);
    return waiting;
  }

  #continue(head: Head, first: Link): void {
    for (let link: Link | undefined = first; link !== undefined; link = head.waiting.get(head.number + 1)) {
      const { chain, number, digest } = link;
      if (link.digestAfter(head.digest, head.secret) !== digest) {
        this.#faults.push({ chain, number, detail: "its digest does not fit the one before" });
      }
      head.number = number;
      head.digest = digest;
      head.waiting.delete(number);
    }
  }
}

const missing = (chain: string, number: number): ChainFault => ({ chain, number, detail: "it is missing" });
