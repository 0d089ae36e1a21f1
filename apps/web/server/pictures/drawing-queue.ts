/** How many pictures are drawn at once, how many wait, and how many are kept. */
export interface QueueLimits {
  readonly runningMax: number;
  readonly waitingMax: number;
  readonly keptMax: number;
}

/** Draws pictures a few at a time. The same picture is drawn once, and kept until others have been asked for since. */
export class DrawingQueue {
  readonly #limits: QueueLimits;
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** `undefined` if too many others wait. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
    const kept = this.#kept.get(key);
    if (kept === undefined && this.#waiting.length >= this.#limits.waitingMax) return undefined;
    const drawn = kept ?? this.#turn(draw);
    this.#kept.delete(key);
    this.#kept.set(key, drawn);
    // A picture that failed is tried again.
    drawn.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limits.keptMax && oldest !== undefined) this.#kept.delete(oldest);
    return drawn;
  }

  async #turn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= this.#limits.runningMax) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#running += 1;
    try {
      return await draw();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
