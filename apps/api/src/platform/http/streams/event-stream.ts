import type { FastifyReply, FastifyRequest } from "fastify";
import { jsonLinesType } from "../responses/json-lines.ts";
import { type StreamLimits, StreamPlaces } from "./stream-places.ts";

interface Frame {
  readonly event: string;
  readonly id?: string;
  readonly data: string;
}

/** Often enough that no proxy closes a silent connection. */
const heartbeatMs = 15_000;
/** A viewer so far behind reads nothing: the connection is closed, and the client reconnects and resumes. */
const unsentBytesMax = 4 * 1024 * 1024;

/** Longer waits are split. */
const waitMaxMs = 60 * 60 * 1000;

/** Who watches what: a game or a tournament, or something else. */
interface Subscription {
  readonly subject?: string;
  readonly viewer: string | undefined;
  /** Default: server-sent events. */
  readonly format?: StreamFormat;
}

/** How frames become text. */
export interface StreamFormat {
  readonly contentType: string;
  /** Sent while there is nothing else to send. */
  readonly heartbeat: string;
  textOf(frame: Frame): string;
}

export const serverSentEvents: StreamFormat = {
  contentType: "text/event-stream; charset=utf-8",
  heartbeat: ": still here\n\n",
  textOf: ({ event, id, data }) => `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`,
};

/** Each frame is a line: its data, a JSON object with members, after its id as `cursor`. */
export const jsonLines: StreamFormat = {
  contentType: `${jsonLinesType}; charset=utf-8`,
  heartbeat: "\n",
  textOf: ({ id, data }) => `${id === undefined ? data : `{"cursor":${JSON.stringify(id)},${data.slice(1)}`}\n`,
};

/** Frames for one viewer, over a connection that stays open. */
export class EventStream {
  readonly #raw: FastifyReply["raw"];
  readonly #format: StreamFormat;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #mayStay: () => Promise<boolean>;
  readonly subscription: Subscription;
  #isAwake = false;
  #onWake: (() => void) | undefined;

  /** `mayStay` is called at every heartbeat and when sessions have ended. */
  constructor(reply: FastifyReply, subscription: Subscription, mayStay: () => Promise<boolean>) {
    this.subscription = subscription;
    this.#mayStay = mayStay;
    this.#format = subscription.format ?? serverSentEvents;
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": this.#format.contentType,
      // Proxies must neither cache nor compress it: it is for one viewer, and compression would hold frames back.
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    });
    this.#raw.on("close", () => this.notify());
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
  }

  get isOpen(): boolean {
    return !this.#raw.writableEnded && !this.#raw.destroyed;
  }

  send(frame: Frame): void {
    this.#write(this.#format.textOf(frame));
  }

  /** Sends a frame that is already in the format of this stream, in UTF-8, because many viewers get the same. */
  sendEncoded(frame: Buffer): void {
    this.#write(frame);
  }

  /** Announces that there may be something to send. */
  notify(): void {
    this.#isAwake = true;
    this.#onWake?.();
  }

  /** Resolves on the next `wake`, at once if there was one already, or after the given time. */
  async waitForUpdate(timeoutMs?: number): Promise<void> {
    const timeout =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => this.notify(), Math.min(Math.max(1, timeoutMs), waitMaxMs));
    if (!this.#isAwake && this.isOpen) await new Promise<void>((settle) => (this.#onWake = settle));
    clearTimeout(timeout);
    this.#onWake = undefined;
    this.#isAwake = false;
  }

  end(): void {
    clearInterval(this.#heartbeat);
    if (this.isOpen) this.#raw.end();
    this.notify();
  }

  /** Closes the stream if its viewer may not stay. */
  async revalidateSession(): Promise<void> {
    // If this cannot be checked, the viewer stays.
    if (!(await this.#mayStay().catch(() => true))) this.end();
  }

  #beat(): Promise<void> {
    this.#write(this.#format.heartbeat);
    return this.revalidateSession();
  }

  #write(frame: string | Buffer): void {
    if (!this.isOpen) return;
    this.#raw.write(frame);
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

  /**
   * Reserves a place for a stream before anything is loaded. Returns a function that frees it.
   * @throws {Problem} too-many-requests
   */
  reservePlace(request: Pick<FastifyRequest, "ip" | "sessionOwnerId">): () => void {
    return this.#places.reserve(request);
  }

  /** Adds a stream. Returns a function that removes it. */
  add(stream: EventStream): () => void {
    this.#open.add(stream);
    return () => this.#open.delete(stream);
  }

  get count(): number {
    return this.#open.size;
  }

  /** Checks the sessions of an account's streams, or of all streams if `account` is `undefined`. */
  revalidateSession(account: string | undefined): void {
    for (const stream of this.#open)
      if (account === undefined || stream.subscription.viewer === account) void stream.revalidateSession();
  }

  /** The accounts that have a stream open at this process. */
  get viewers(): readonly string[] {
    return [...this.#open].flatMap(({ subscription: { viewer } }) => (viewer === undefined ? [] : [viewer]));
  }

  /** Which accounts watch which games and tournaments at this process. */
  get presences(): readonly { readonly account: string; readonly subject: string }[] {
    return [...this.#open].flatMap(({ subscription: { subject, viewer } }) =>
      viewer === undefined || subject === undefined ? [] : [{ account: viewer, subject }],
    );
  }

  endAll(): void {
    for (const stream of this.#open) stream.end();
  }
}
