import { isIP } from "node:net";

/** Which site passkeys belong to. Browsers offer a passkey only there. */
export interface RelyingParty {
  /** The host: passkeys of one are not offered at another. */
  readonly id: string;
  /** The only origin whose pages may use them. */
  readonly origin: string;
}

/**
 * Returns the relying party of the site with this address, or `undefined` if browsers have no passkeys there: they need
 * https and a name. Browsers trust `localhost` without https; it stands for a loopback address.
 */
export function relyingPartyOf(site: string): RelyingParty | undefined {
  const { protocol, hostname, port } = new URL(site);
  const id = isLoopbackAddress(hostname) ? "localhost" : hostname;
  const isLocal = id === "localhost" || id.endsWith(".localhost");
  if (!isLocal && (protocol !== "https:" || isAddress(id))) return undefined;
  return { id, origin: `${protocol}//${id}${port === "" ? "" : `:${port}`}` };
}

const isLoopbackAddress = (host: string) => host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));
const isAddress = (host: string) => host.startsWith("[") || isIP(host) !== 0;
