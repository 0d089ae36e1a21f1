import { log } from "../log.ts";

/** How far an animation is. */
export type Progress =
  | { readonly state: "queued" /** How many others are drawn first. */; readonly ahead: number }
  | { readonly state: "drawing"; readonly drawn: number; readonly pictures: number };

export type JobStatus =
  | Progress
  | { readonly state: "ready"; readonly body: Buffer }
  /** It was tried and failed; the next request tries again. */
  | { readonly state: "failed" }
  /** Too many others wait, or the client already has one that is not ready. */
  | { readonly state: "full" | "busy" };

/** Draws an animation; says after each picture how many of how many are drawn. */
export type DrawAnimation = (report: (drawn: number, pictures: number) => void) => Promise<Buffer>;

export interface JobLimits {
  readonly waitingMax: number;
  readonly keptBytesMax: number;
}

interface Job {
  readonly client: string;
  drawn: number;
  pictures: number;
  hasFailed: boolean;
  draw: DrawAnimation;
}

/** Draws animations one after another, and keeps the last ones. A client has one at a time that is not ready. */
export class AnimationJobs {
  readonly #limits: JobLimits;
  /** In the order in which they are drawn: the first one is under way. */
  readonly #jobs = new Map<string, Job>();
  /** The least recently used first. */
  readonly #kept = new Map<string, Buffer>();

  constructor(limits: JobLimits) {
    this.#limits = limits;
  }

  /** The animation with this key if it is ready; otherwise it is drawn, once for all who ask. */
  get(key: string, client: string, draw: DrawAnimation): JobStatus {
    const body = this.#kept.get(key);
    if (body !== undefined) return { state: "ready", body: this.#keep(key, body) };
    return this.#statusOf(key) ?? this.#enqueue(key, { client, draw, drawn: 0, pictures: 0, hasFailed: false });
  }

  #statusOf(key: string): JobStatus | undefined {
    const job = this.#jobs.get(key);
    if (job === undefined) return undefined;
    if (job.hasFailed) {
      this.#jobs.delete(key);
      return { state: "failed" };
    }
    const ahead = this.#waiting().findIndex(([other]) => other === key);
    if (ahead > 0) return { state: "queued", ahead };
    return { state: "drawing", drawn: job.drawn, pictures: job.pictures };
  }

  #enqueue(key: string, job: Job): JobStatus {
    const waiting = this.#waiting();
    if (waiting.some(([, { client }]) => client === job.client)) return { state: "busy" };
    if (waiting.length > this.#limits.waitingMax) return { state: "full" };
    this.#jobs.set(key, job);
    if (waiting.length === 0) void this.#run(key, job);
    return this.#statusOf(key) ?? { state: "failed" };
  }

  async #run(key: string, job: Job): Promise<void> {
    try {
      this.#keep(key, await job.draw((drawn, pictures) => Object.assign(job, { drawn, pictures })));
      this.#jobs.delete(key);
    } catch (error) {
      log(`An animation failed: ${error instanceof Error ? error.stack : error}`);
      // The next request for it learns this.
      job.hasFailed = true;
    }
    const [next] = this.#waiting();
    if (next !== undefined) void this.#run(...next);
  }

  #waiting(): readonly (readonly [string, Job])[] {
    return [...this.#jobs].filter(([, { hasFailed }]) => !hasFailed);
  }

  #keep(key: string, body: Buffer): Buffer {
    this.#kept.delete(key);
    this.#kept.set(key, body);
    let bytes = [...this.#kept.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of this.#kept) {
      if (bytes <= this.#limits.keptBytesMax || oldest === key) break;
      this.#kept.delete(oldest);
      bytes -= length;
    }
    return body;
  }
}
