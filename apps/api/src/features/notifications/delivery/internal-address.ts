import ipaddr from "ipaddr.js";

/** Open to all by its range, and yet inside: a cloud answers there. */
const insideAllTheSame = ["168.63.129.16"];
/** All that is given out on the open internet; what lies beyond maps, tunnels or stays inside. */
const openInternet = ipaddr.IPv6.parse("2000::");

/** Does an address lead anywhere else than to the open internet: this machine, this network, the desk of a cloud? */
export function isInternalAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  // An address of version 4 in the dress of version 6 is what it hides.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || insideAllTheSame.includes(parsed.toString())) return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(openInternet, 3);
}
