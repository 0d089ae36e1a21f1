// Connection lost or refused, server stopping or starting, out of memory, connections or disk space, disk failure, or a
// read-only database.
const unavailable = /^(08...|25006|53...|57P0[1-5]|58000|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const poolUnavailable =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
/** The subset in which the database still answers reads. */
const writeRejected = /^(25006|53[0124]00|58000|58030)$/;

/** The database cannot serve right now; retrying later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => unavailable.test(codeOf(cause)) || poolUnavailable.test(cause.message));
}

/** The database answers reads but rejects writes: its disk is full or failing, or it is read-only. */
export function isWriteRejected(error: unknown): boolean {
  return causesOf(error).some((cause) => writeRejected.test(codeOf(cause)));
}

/** Class 22, "data exception": a text or a time that Postgres cannot store. */
export function isUnfitForDatabase(error: unknown): boolean {
  return causesOf(error).some((cause) => /^22...$/.test(codeOf(cause)));
}

// Drizzle wraps the errors of the driver.
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
