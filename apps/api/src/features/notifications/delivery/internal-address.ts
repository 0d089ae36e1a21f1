import ipaddr from "ipaddr.js";

/** Public addresses by their range that are internal all the same: a cloud's metadata service answers there. */
const internalExceptions = ["168.63.129.16"];
/** All globally routable IPv6 unicast addresses; everything else is mapped, tunnelled or internal. */
const globalUnicast = ipaddr.IPv6.parse("2000::");

/** Returns whether an address is anything but a public one: this machine, this network, a cloud's metadata service. */
export function isInternalAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  // An IPv4-mapped address is treated as the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || internalExceptions.includes(parsed.toString())) return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast, 3);
}
