import { isIP, isIPv4 } from "node:net";
import proxyAddresses from "@fastify/proxy-addr";
import { z } from "zod";

/** IP addresses whose `X-Forwarded-*` headers are trusted, as proxy-addr reads them, separated by commas. */
export const trustedProxies = z.string().refine((list) => unknownIn(list) === undefined, {
  error: ({ input }) =>
    `“${unknownIn(String(input))}” is no address, no network, and not loopback, linklocal or uniquelocal`,
});

/** Returns the first invalid entry. A partial address or a bare number would be read as some other address. */
function unknownIn(list: string): string | undefined {
  const entries = list.split(",").map((entry) => entry.trim());
  return entries.find((entry) => !ranges.includes(entry) && !isNetwork(entry));
}

const ranges: readonly string[] = ["loopback", "linklocal", "uniquelocal"];

function isNetwork(entry: string): boolean {
  const [address = "", mask, ...more] = entry.split("/");
  const isWellFormed = isIP(address) > 0 && (mask === undefined || /^\d+$/.test(mask) || isIPv4(mask));
  return isWellFormed && more.length === 0 && isCompiled(entry);
}

function isCompiled(entry: string): boolean {
  try {
    return proxyAddresses.compile(entry) !== undefined;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
