// Connection lost or refused, server stopping or starting, out of memory, connections or disk, a failing disk, or a
// database that takes no writes.
const away = /^(08...|25006|53...|57P0[1-5]|58000|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const poolAway = /^(timeout exceeded when trying to connect|Connection terminated)/;
/** Of these, what a database can answer that reads as if nothing were wrong. */
const writeRejected = /^(25006|53[0124]00|58000|58030)$/;

/** The database cannot serve at the moment; asking again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => away.test(codeOf(cause)) || poolAway.test(cause.message));
}

/** The database answers, but could not write: its disk is full or fails, or it only takes reads. */
export function isWriteRejected(error: unknown): boolean {
  return causesOf(error).some((cause) => writeRejected.test(codeOf(cause)));
}

/** Class 22, "data exception": a text or an instant that Postgres cannot hold. */
export function isUnfitForDatabase(error: unknown): boolean {
  return causesOf(error).some((cause) => /^22...$/.test(codeOf(cause)));
}

// Drizzle wraps what the driver threw.
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
