import type { FastifyReply, FastifyRequest } from "fastify";
import { type StreamLimits, StreamPlaces } from "./stream-places.ts";

interface Frame {
  readonly event: string;
  readonly id?: string;
  readonly data: string;
}

/** Often enough that no proxy takes the silence for the end. */
const heartbeatMilliseconds = 15_000;
/** A viewer who is so far behind reads nothing: let him come back and resume. */
const unsentBytesMax = 4 * 1024 * 1024;

/** What is due later than this is looked at again on the way. */
const longestAlarm = 60 * 60 * 1000;

/** Who looks at what: a game, or something else. */
interface Seen {
  readonly game?: string;
  readonly viewer: string | undefined;
}

/** Server-sent events to one viewer. */
export class EventStream {
  readonly #raw: FastifyReply["raw"];
  readonly #heartbeat: NodeJS.Timeout;
  readonly #mayStay: () => Promise<boolean>;
  readonly seen: Seen;
  #isAwake = false;
  #onWake: (() => void) | undefined;

  /** Whether its viewer may stay is asked at every heartbeat, and when sessions have ended. */
  constructor(reply: FastifyReply, seen: Seen, mayStay: () => Promise<boolean>) {
    this.seen = seen;
    this.#mayStay = mayStay;
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      // Proxies must neither keep nor compress it: it is told to one viewer, and frames would wait for each other.
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    });
    this.#raw.on("close", () => this.wake());
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMilliseconds);
  }

  get isOpen(): boolean {
    return !this.#raw.writableEnded && !this.#raw.destroyed;
  }

  send({ event, id, data }: Frame): void {
    this.#write(`event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`);
  }

  /** There may be something to tell. */
  wake(): void {
    this.#isAwake = true;
    this.#onWake?.();
  }

  /** Settles at the next wake, at once if it came already, and after some milliseconds if they are given. */
  async waitForUpdate(milliseconds?: number): Promise<void> {
    const alarm =
      milliseconds === undefined
        ? undefined
        : setTimeout(() => this.wake(), Math.min(Math.max(1, milliseconds), longestAlarm));
    if (!this.#isAwake && this.isOpen) await new Promise<void>((settle) => (this.#onWake = settle));
    clearTimeout(alarm);
    this.#onWake = undefined;
    this.#isAwake = false;
  }

  end(): void {
    clearInterval(this.#heartbeat);
    if (this.isOpen) this.#raw.end();
    this.wake();
  }

  /** Ends if its viewer may not stay. */
  async revalidateSession(): Promise<void> {
    // Where nobody can tell, the viewer stays.
    if (!(await this.#mayStay().catch(() => true))) this.end();
  }

  #beat(): Promise<void> {
    this.#write(": still here\n\n");
    return this.revalidateSession();
  }

  #write(text: string): void {
    if (!this.isOpen) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > unsentBytesMax) this.#raw.destroy();
  }
}

/** The live streams of this process. */
export class EventStreams {
  readonly #open = new Set<EventStream>();
  readonly #places: StreamPlaces;

  constructor(limits: StreamLimits) {
    this.#places = new StreamPlaces(limits);
  }

  /** A place for a stream, before anything is looked up for it; a problem where its caller has too many. */
  takePlace(request: Pick<FastifyRequest, "ip" | "asker">): () => void {
    return this.#places.take(request);
  }

  /** Returns how to forget it. */
  add(stream: EventStream): () => void {
    this.#open.add(stream);
    return () => this.#open.delete(stream);
  }

  get count(): number {
    return this.#open.size;
  }

  /** May those who watch by this account stay? Nobody named: any. */
  revalidateSession(account: string | undefined): void {
    for (const stream of this.#open)
      if (account === undefined || stream.seen.viewer === account) void stream.revalidateSession();
  }

  /** Who looks at which game by a stream of this process. */
  get presences(): readonly { readonly account: string; readonly game: string }[] {
    return [...this.#open].flatMap(({ seen: { game, viewer } }) =>
      viewer === undefined || game === undefined ? [] : [{ account: viewer, game }],
    );
  }

  endAll(): void {
    for (const stream of this.#open) stream.end();
  }
}
