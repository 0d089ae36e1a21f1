import { Logger } from "graphile-worker";

export interface JobLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** What the worker library says, in the log of the house; its routine is of interest to nobody. */
export function workerLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const fields = { job: scope.jobId, task: scope.taskIdentifier, err: meta?.error };
    if (level === "error") log.error(fields, message);
    else if (level === "warning") log.warn(fields, message);
    else log.debug(fields, message);
  });
}

export const silentLogger = new Logger(() => () => {});
