type LoggedError = {
  readonly type: string;
  readonly code?: string | number;
  readonly message: string;
  /** The places that it passed, without the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
};

/** Errors nest; a ring of causes ends here. */
const causesMost = 4;

/**
 * What the log says of an error: its name, code, message and the places it passed, and the same of its causes. Whatever
 * else hangs on it stays out: drivers put whole connections there, with SQL, parameters and keys.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === "string" ? error : "", stack: "" };
  const code = "code" in error ? error.code : undefined;
  return {
    type: error.name,
    ...((typeof code === "string" || typeof code === "number") && { code }),
    message: messageOf(error),
    stack: placesOf(error),
    ...(error.cause !== undefined && depth < causesMost && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** A failed query says its SQL and its parameters; its cause says what went wrong. */
function messageOf(error: Error): string {
  if ("query" in error && "params" in error) return "A query failed";
  return isAboutValues(error) ? error.message.replace(/"[^"]*"|: .*$/gs, "…") : error.message;
}

/** Postgres quotes the value that it could not take, in classes 22 (data exception) and 23 (constraint violation). */
function isAboutValues(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && /^2[23]...$/.test(error.code);
}

/** A stack begins with the message: only the places are kept. */
function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
