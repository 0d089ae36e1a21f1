import ipaddr from "ipaddr.js";

/**
 * Returns the unit that limits count, by IP address of a client: an IPv4 address, or the /64 network of an IPv6
 * address, which is one household.
 */
export function sourceOf(address: string): string {
  // Fast path: IPv4 is the most common, and this runs on every request.
  if (!address.includes(":") || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, networkParts).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** Four groups of 16 bits. */
const networkParts = 4;
