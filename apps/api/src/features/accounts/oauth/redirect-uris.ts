/**
 * Whether an app may register this address: `https`, `http` on the device of the user, or a scheme of its own that
 * contains a dot, such as `org.example.app:/done` (RFC 8252). No fragment, no user name, no wildcard.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || !/^[\x21-\x7e]+$/.test(text) || /[#*\\]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  if (protocol === "https:") return /^https:\/\/[^/]/.test(text);
  if (protocol === "http:") return /^http:\/\/[^/]/.test(text) && loopbackHosts.includes(hostname);
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol);
}

const loopbackHosts: readonly string[] = ["127.0.0.1", "[::1]", "localhost"];

/**
 * Whether a request may lead to this address. It is compared letter by letter; only the port of a loopback address is
 * free, because programs get one from the system (RFC 8252, 7.3).
 */
export function isRegistered(redirectUri: string, registered: readonly string[]): boolean {
  if (registered.includes(redirectUri)) return true;
  const plain = withoutLoopbackPort(redirectUri);
  return (
    plain !== undefined && isRedirectUri(redirectUri) && registered.some((one) => withoutLoopbackPort(one) === plain)
  );
}

function withoutLoopbackPort(uri: string): string | undefined {
  const [, host, rest] = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/.exec(uri) ?? [];
  return host === undefined ? undefined : `${host}${rest}`;
}

/** Who gets the answer: the host, or the scheme of a program; null for a program on the device of the user. */
export function shownHost(redirectUri: string | undefined): string | null {
  if (redirectUri === undefined) return null;
  const { protocol, host, hostname } = new URL(redirectUri);
  if (protocol === "https:") return host;
  return loopbackHosts.includes(hostname) ? null : protocol.slice(0, -1);
}

/** The address with further parameters. What it had already stays as it is. */
export function withParameters(redirectUri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}
