import type { z } from "zod";

/** Work that outlives this process: what it is called, and what it must be told. */
export interface JobKind<Payload> {
  /** Stands in the database: a kind keeps its name as long as jobs of it wait. */
  readonly name: string;
  /** Checked again when the job is done: another version of the house may have written it. */
  readonly payload: z.ZodType<Payload>;
  /** So often it is tried, later and later (4 seconds, 12, 33 … after ten tries 6 hours), before it is given up. */
  readonly triesMax: number;
}

/** One try to do a job. */
export interface Attempt {
  /** The same for every try of one job. */
  readonly job: string;
  /** 1 for the first. */
  readonly number: number;
  readonly isLast: boolean;
}

/** How jobs of one kind are done. */
export interface Task {
  readonly name: string;
  /** Also done at these times (UTC, as in a crontab), with an empty payload, by one process of all. */
  readonly at?: string;
  readonly run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

/** What throws is tried again. A try may be broken off at any line, so doing a job twice must do no harm. */
export function taskFor<Payload>(
  { name, payload: schema }: JobKind<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
): Task {
  return { name, run: (payload, attempt) => run(schema.parse(payload), attempt) };
}
