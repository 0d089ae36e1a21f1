import type { z } from "zod";

/** A kind of job: work that outlives this process. */
export interface JobKind<Payload> {
  /** Stored in the database: a kind keeps its name as long as jobs of it wait. */
  readonly name: string;
  /** Validated again when the job runs: another version of the server may have enqueued it. */
  readonly payload: z.ZodType<Payload>;
  /**
   * Number of attempts, with growing delays (4 seconds, 12, 33 …; after ten attempts 6 hours), before the job fails.
   */
  readonly attemptsMax: number;
}

/** One attempt at a job. */
export interface Attempt {
  /** The same for every attempt of one job. */
  readonly job: string;
  /** Starts at 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** Runs the jobs of one kind. */
export interface Task {
  readonly name: string;
  /** Also runs at these times (UTC, crontab syntax) with an empty payload, in one process. */
  readonly at?: string;
  readonly run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

/** Jobs that throw are retried. An attempt may be interrupted at any line, so running a job twice must be harmless. */
export function taskFor<Payload>(
  { name, payload: schema }: JobKind<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
): Task {
  return { name, run: (payload, attempt) => run(schema.parse(payload), attempt) };
}
