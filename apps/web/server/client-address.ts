import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** Whether an address is one of our proxies; `hop` is its distance, 0 for the peer. */
export type Trust = (address: string, hop: number) => boolean;

/** `TRUSTED_PROXIES` as Fastify reads it: addresses, networks, `loopback`, `linklocal`, `uniquelocal`, separated by commas. */
export function trustOf(proxies: string): Trust {
  return proxyAddr.compile(entriesOf(proxies));
}

/** What of `TRUSTED_PROXIES` names nobody. Half an address or a bare number would be read as some other address. */
export function unknownProxyIn(proxies: string): string | undefined {
  return entriesOf(proxies).find((entry) => !isRange(entry) && !isNetwork(entry));
}

const entriesOf = (proxies: string) => proxies.split(",").map((proxy) => proxy.trim());
const isRange = (entry: string) => ["loopback", "linklocal", "uniquelocal"].includes(entry);

function isNetwork(entry: string): boolean {
  const [address = "", mask, ...more] = entry.split("/");
  const isWellFormed = isIP(address) > 0 && (mask === undefined || /^\d+$/.test(mask) || isIPv4(mask));
  return isWellFormed && more.length === 0 && isCompiled(entry);
}

function isCompiled(entry: string): boolean {
  try {
    return proxyAddr.compile(entry) !== undefined;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Replaces what a request says about the way that it came by what is known of it. The first address that no trusted
 * proxy vouches for is the client's; what the client itself wrote before it is dropped.
 */
export function stateOrigin(request: IncomingMessage, trust: Trust): void {
  const { headers } = request;
  const way = wayOf(request, trust);
  const isByProxy = trust(way[0] ?? "", 0);
  const protocol = isByProxy ? lastOf(headers["x-forwarded-proto"]) : undefined;
  const host = (isByProxy ? lastOf(headers["x-forwarded-host"]) : undefined) ?? headers.host;
  dropForwarding(headers);
  headers["x-forwarded-for"] = way.toReversed().join(", ");
  headers["x-forwarded-proto"] = protocol === "https" ? "https" : "http";
  if (host !== undefined) headers["x-forwarded-host"] = host;
}

/** What `stateOrigin` says; no client takes it back. */
export const statedHeaders: readonly string[] = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

/** The address that limits count: an IPv4 address, or the /64 network of an IPv6 address, which is one household. */
export function sourceOf(address: string): string {
  const plain = withoutMapping(address);
  if (isIP(plain) !== 6) return plain;
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain.replace(/%.*/, "")}/64`).toString();
}

/** From the connection back to the first address that is none of our proxies. */
function wayOf({ headers, socket }: IncomingMessage, trust: Trust): readonly string[] {
  const claimed = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = claimed.map((address) => address.trim()).filter((address) => address !== "");
  const way = [withoutMapping(socket.remoteAddress ?? ""), ...named.toReversed().map(addressIn)];
  const client = way.findIndex((address, hop) => !trust(address, hop));
  return client === -1 ? way : way.slice(0, client + 1);
}

/** Some proxies add the port, which is another one for each connection; what is no address at all says nothing. */
function addressIn(claim: string): string {
  const address = withoutMapping(/^\[(.+)\](:\d+)?$/.exec(claim)?.[1] ?? claim.replace(/^([\d.]+):\d+$/, "$1"));
  return isIP(address) > 0 ? address : "unknown";
}

function dropForwarding(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (saysWhence.test(name)) delete headers[name];
}

/** Some read an underscore as a hyphen. */
const saysWhence = /^(x[-_]forwarded[-_].*|forwarded|x[-_]real[-_]ip|via)$/;

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
