import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { loggedError } from "./log-errors.ts";

/**
 * What may be logged. URLs contain secrets (invitation codes, tokens) and database errors contain values, so neither is
 * logged as it is.
 */
export const logSerializers = {
  req: requestForLog,
  err: (error: unknown) => loggedError(error),
};

/** Logs the route pattern instead of the URL, and the network instead of the IP address. */
function requestForLog(request: FastifyRequest) {
  const route = request.routeOptions?.url ?? "none";
  return { method: request.method, route, network: networkOf(request.ip) };
}

/**
 * Enough to tell one network from another and no more: 192.0.2.0, 2001:db8:12::. A client that has disconnected has no
 * address.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return "none";
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, ".0");
  const [head = ""] = plain.split("::");
  return `${head.split(":").slice(0, 3).join(":")}::`;
}
