type LoggedError = {
  readonly type: string;
  readonly code?: string | number;
  readonly message: string;
  /** The stack without the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
};

/** Nesting limit for causes, which may be circular. */
const causesMax = 4;

/**
 * Returns what the log contains of an error: name, code, message and stack, and the same of its causes. All other
 * properties are dropped: drivers attach whole connections with SQL, parameters and keys.
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
    ...(error.cause !== undefined && depth < causesMax && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** The message of a failed query contains SQL and parameters; its cause says what went wrong. */
function messageOf(error: Error): string {
  if ("query" in error && "params" in error) return "A query failed";
  return isAboutValues(error) ? error.message.replace(/"[^"]*"|: .*$/gs, "…") : error.message;
}

/** Postgres quotes the rejected value in classes 22 (data exception) and 23 (constraint violation). */
function isAboutValues(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && /^2[23]...$/.test(error.code);
}

/** A stack begins with the message: only the frames are kept. */
function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
