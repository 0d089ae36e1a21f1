import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Whether an address, so many hops away, is one of our proxies. */
export type Trust = (address: string, hop: number) => boolean;

/** `TRUSTED_PROXIES` as Fastify reads it: addresses, networks, `loopback`, `linklocal`, `uniquelocal`, separated by commas. */
export function trustOf(proxies: string): Trust {
  return proxyAddr.compile(proxies.split(",").map((proxy) => proxy.trim()));
}

/**
 * Replaces what a request says about the way that it came by what is known of it. The first address that no trusted
 * proxy vouches for is the client's; what the client itself wrote before it is dropped.
 */
export function stateOrigin(request: IncomingMessage, trust: Trust): void {
  const { headers } = request;
  const way = proxyAddr.all(request, trust);
  const isByProxy = trust(way[0] ?? "", 0);
  const protocol = isByProxy ? lastOf(headers["x-forwarded-proto"]) : undefined;
  const host = (isByProxy ? lastOf(headers["x-forwarded-host"]) : undefined) ?? headers.host;
  dropForwarding(headers);
  headers["x-forwarded-for"] = way.toReversed().map(withoutMapping).join(", ");
  headers["x-forwarded-proto"] = protocol === "https" ? "https" : "http";
  if (host !== undefined) headers["x-forwarded-host"] = host;
}

function dropForwarding(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (saysWhence.test(name)) delete headers[name];
}

const saysWhence = /^(x-forwarded-.*|forwarded|x-real-ip)$/;

/** Each proxy adds to the end: the last word is that of the nearest. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? "")
      .split(",")
      .at(-1)
      ?.trim() || undefined
  );
}

/** A server that listens on IPv6 sees IPv4 clients in this form; they are the same clients. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
