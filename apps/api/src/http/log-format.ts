import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * What the log may say. Addresses of requests hold secrets (invitation codes, tokens), and errors of the database hold the
 * values of a statement: of both only the form is written down.
 */
export const logSerializers = {
  req: requestForLog,
  err: errorForLog,
};

/** The pattern of the route in place of the address that was asked for, and the network in place of the client. */
function requestForLog(request: FastifyRequest) {
  const route = request.routeOptions?.url ?? "none";
  return { method: request.method, route, network: networkOf(request.ip) };
}

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/** Type, message, code, stack and cause; nothing else that a driver hangs on its errors. */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no error", stack: "" };
  const message = messageForLog(error);
  return {
    type: error.name,
    message,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

function messageForLog(error: Error): string {
  // Drizzle appends the values of the statement.
  const plain = error.message.replace(/\n?params:[\s\S]*$/i, "");
  // Postgres quotes the value that it could not take, in classes 22 (data exception) and 23 (constraint violation).
  return isAboutValues(error) ? plain.replace(/"[^"]*"|: .*$/gs, "…") : plain;
}

function isAboutValues(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && /^2[23]...$/.test(error.code);
}

// The first lines of a stack repeat the message.
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/** Enough to tell home from elsewhere, and no more: 192.0.2.0, 2001:db8:12:: */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, ".0");
  const [head = ""] = plain.split("::");
  return `${head.split(":").slice(0, 3).join(":")}::`;
}
