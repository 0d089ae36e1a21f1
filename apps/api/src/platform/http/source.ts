import ipaddr from "ipaddr.js";

/**
 * Whom limits count as one, by the network address of a client: an address of IPv4, however it is written, or a network
 * of 64 bits of IPv6, which one household has to itself.
 */
export function sourceOf(address: string): string {
  // Addresses of IPv4 are the commonest, and this is asked at every request.
  if (!address.includes(":") || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, networkParts).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** Of 16 bits each. */
const networkParts = 4;
