import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** How long a process that refused a connection is only tried after the others. */
const downMs = 1000;
/** How often host names are resolved again, so that processes can be added and removed. */
const resolveMs = 5000;

type Lookup = (host: string) => Promise<readonly string[]>;

/** The API processes behind `API_URL`: every address in the list, and every address that a host name in it resolves to. */
export class ApiProcesses {
  readonly #urls: readonly URL[];
  readonly #lookup: Lookup;
  readonly #downUntil = new Map<string, number>();
  readonly #lastOrigins = new Map<URL, readonly string[]>();
  readonly #timer: NodeJS.Timeout | undefined;
  #origins: readonly string[];
  #turn = 0;

  constructor(urls: string, resolveHost: Lookup = allAddresses) {
    this.#urls = urlsIn(urls).map((url) => new URL(url));
    this.#lookup = resolveHost;
    this.#origins = this.#urls.map(({ origin }) => origin);
    if (this.#urls.some(isResolved)) this.#timer = setInterval(() => void this.resolve(), resolveMs).unref();
  }

  /** Whether there can be more than one process. */
  get areSeveral(): boolean {
    return this.#urls.length > 1 || this.#urls.some(isResolved);
  }

  /**
   * Returns the origins of all processes, in the order in which to try them. Requests with the same key prefer the same
   * process; without a key, all processes take turns. A process that just refused a connection comes last.
   */
  inOrderFor(key: string | undefined): readonly string[] {
    const ordered = key === undefined ? this.#takingTurns() : rankedFor(key, this.#origins);
    const now = Date.now();
    const isDown = (origin: string) => (this.#downUntil.get(origin) ?? 0) > now;
    return [...ordered.filter((origin) => !isDown(origin)), ...ordered.filter(isDown)];
  }

  /** Notes that a process did not accept a connection. */
  refused(origin: string): void {
    this.#downUntil.set(origin, Date.now() + downMs);
  }

  /** Resolves the host names. Those that cannot be resolved keep their last addresses. */
  async resolve(): Promise<void> {
    const resolved = await Promise.all(this.#urls.map((url) => this.#originsOf(url)));
    this.#origins = [...new Set(resolved.flat())];
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #takingTurns(): readonly string[] {
    this.#turn = (this.#turn + 1) % this.#origins.length;
    return [...this.#origins.slice(this.#turn), ...this.#origins.slice(0, this.#turn)];
  }

  async #originsOf(url: URL): Promise<readonly string[]> {
    if (!isResolved(url)) return [url.origin];
    const found = await this.#lookup(url.hostname).catch(() => []);
    if (found.length > 0) {
      const port = url.port || "80";
      this.#lastOrigins.set(
        url,
        found.map((address) => `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`),
      );
    }
    return this.#lastOrigins.get(url) ?? [url.origin];
  }
}

/** The addresses in a list separated by commas. */
export function urlsIn(list: string): readonly string[] {
  return list.split(",").map((url) => url.trim());
}

/** With https, the certificate belongs to the name. */
function isResolved({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
}

async function allAddresses(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

/** Rendezvous hashing: if a process is added or removed, only the keys that it gains or loses move. */
function rankedFor(key: string, origins: readonly string[]): readonly string[] {
  const scored = origins.map((origin) => ({ origin, score: scoreOf(key, origin) }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ origin }) => origin);
}

function scoreOf(key: string, origin: string): number {
  return createHash("sha1").update(`${key} ${origin}`).digest().readUInt32BE();
}
