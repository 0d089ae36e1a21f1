import { Logger } from "graphile-worker";

export interface JobLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/**
 * Writes what the job library reports to the server's log, without its routine messages. Errors are logged like all
 * others: the library would quote messages with SQL, parameters and addresses.
 */
export function workerLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const error = meta?.error;
    const fields = { job: scope.jobId, task: scope.taskIdentifier, ...(error !== undefined && { err: error }) };
    const said = error === undefined ? message : "A job failed";
    if (level === "error") log.error(fields, said);
    else if (level === "warning") log.warn(fields, said);
    else log.debug(fields, said);
  });
}

export const silentLogger = new Logger(() => () => {});
