import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { loggedError } from "./log-errors.ts";

/**
 * What the log may say. Addresses of requests hold secrets (invitation codes, tokens), and errors of the database hold the
 * values of a statement: of both only the form is written down.
 */
export const logSerializers = {
  req: requestForLog,
  err: (error: unknown) => loggedError(error),
};

/** The pattern of the route in place of the address that was asked for, and the network in place of the client. */
function requestForLog(request: FastifyRequest) {
  const route = request.routeOptions?.url ?? "none";
  return { method: request.method, route, network: networkOf(request.ip) };
}

/** Enough to tell home from elsewhere, and no more: 192.0.2.0, 2001:db8:12:: A client that hung up has no address any more. */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return "none";
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, ".0");
  const [head = ""] = plain.split("::");
  return `${head.split(":").slice(0, 3).join(":")}::`;
}
