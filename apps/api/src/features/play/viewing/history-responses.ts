import { createHash } from "node:crypto";
import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Audience } from "@seneschal/engine";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { type Game, isOver } from "../../../domain/game/game.ts";
import { connectionOf } from "../../../platform/http/long-computations/client-gone.ts";
import {
  FairQueue,
  type QueueClient,
  type QueueLimits,
  queueClientOf,
} from "../../../platform/http/long-computations/fair-queue.ts";
import { SingleFlight } from "../../../platform/http/long-computations/single-flight.ts";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import { codeRevision } from "../../../platform/http/responses/code-revision.ts";
import { compressed, decompressed, gzipped, storedEncodingFor } from "../../../platform/http/responses/compressed.ts";
import { isKnownToClient } from "../../../platform/http/responses/conditional.ts";
import { encodingFor } from "../../../platform/http/responses/encoding.ts";
import {
  type CachedKind,
  type CacheKey,
  cachedResponse,
  cacheResponse,
  shrinkCache,
  touchResponse,
} from "../../../stores/games/cached-responses-store.ts";

/** A response about the past of a game for one audience. */
export interface HistoryResponse {
  /** The game up to the version that the viewer may see. */
  readonly head: Game;
  readonly kind: CachedKind;
  /** `everybody` if it is the same for all. */
  readonly audience: Audience | "everybody";
  /** Which part of the game; empty for all of it. */
  readonly part: string;
  /** The URL names the audience, so the response is the same for everyone who may request it. */
  readonly isForAll: boolean;
  /** The digest in the URL, if there is one. */
  readonly digest?: string | undefined;
  /** The text of the response, in parts. Calls `pause` between small pieces of work. */
  text(pause: () => Promise<void>): AsyncIterable<string>;
}

/** A request and its reply. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Who waits for a body. */
interface Asker {
  readonly client: QueueClient;
  /** Aborted when nobody waits any more. */
  readonly connection: AbortSignal;
  /** Gets the parts of the body while it is computed, if this asker was the first. */
  readonly onPart?: ((part: Buffer) => void) | undefined;
}

/** Serializes by the schema of the route if responses are validated; otherwise as the route would. */
export function serializerOf({ reply }: Exchange): (answer: unknown) => string {
  reply.type("application/json; charset=utf-8");
  return (answer) => String(reply.serialize(answer));
}

const limits: QueueLimits = {
  runningMax: 4,
  runningMaxPerAddress: 2,
  waitingMax: 128,
  waitingMaxPerAddress: 16,
  waitMaxSeconds: 15,
};
/** The size of the cache is checked each time that this many responses were stored. */
const responsesBetweenChecks = 64;
/** Smaller compressed bodies are decompressed without waiting. */
const smallBytes = 4096;
/** A client that reads more slowly loses its place in the queue, so that others do not wait for it. */
const readSeconds = 10;

/**
 * Sends responses about the past of games. If the client's copy is current, nothing is computed. Responses about finished
 * games are computed once and cached in the database. All others wait in a fair queue and are computed in slices; the
 * client that asked first gets them in parts while they are computed, if it accepts Brotli.
 */
export class HistoryResponses {
  readonly #pool: Pool;
  readonly #onError: (error: unknown) => void;
  readonly #queue: FairQueue;
  readonly #flights = new SingleFlight<Buffer>();
  #storedCount = 0;
  #isShrinking = false;

  constructor(pool: Pool, onError: (error: unknown) => void, given: Partial<QueueLimits> = {}) {
    this.#pool = pool;
    this.#onError = onError;
    this.#queue = new FairQueue({ ...limits, ...given });
  }

  /** Throws the problems of `FairQueue`. */
  async send({ request, reply }: Exchange, past: HistoryResponse): Promise<FastifyReply> {
    const key = keyOf(past);
    const isPublic = past.isForAll && past.head.settings.visibility === "public";
    const isImmutable = isPublic && isOver(past.head) && past.digest === past.head.digest;
    if (isKnownToClient(request, reply, { tag: key.tag, isPublic, isImmutable })) return reply.code(304).send();
    const client = queueClientOf(request);
    const connection = connectionOf(reply);
    const asker = { client, connection };
    const encoding = encodingFor(request);
    if (encoding === "br") return reply.send(await this.#inParts(reply, past, { ...key, encoding }, asker));
    const body = await this.#body(past, { ...key, encoding: storedEncodingFor(request) }, asker);
    if (encoding === "identity") return reply.send(await this.#unpacked(body, asker));
    return reply.header("content-encoding", encoding).send(body);
  }

  /** The body, or a stream of it if its beginning exists first. After that, a failure is logged and ends the connection. */
  async #inParts(reply: FastifyReply, past: HistoryResponse, key: CacheKey, asker: Asker): Promise<Buffer | Readable> {
    const parts = new PassThrough().on("error", ignore);
    const body = this.#body(past, key, { ...asker, onPart: (part) => parts.write(part) });
    const begun = once(parts, "readable").then(() => parts);
    const first = await Promise.race([body, begun]);
    body.then(
      () => parts.end(),
      (error) => parts.destroy(error),
    );
    reply.header("content-encoding", "br");
    return first;
  }

  #body(past: HistoryResponse, key: CacheKey, asker: Asker): Promise<Buffer> {
    const { client, connection, onPart } = asker;
    return this.#flights.get(`${key.tag} ${key.encoding}`, connection, async (signal) => {
      const isFinal = isOver(past.head);
      const cached = isFinal ? await this.#cached(key) : undefined;
      if (cached !== undefined) return cached;
      const body = await this.#computed(past, key, { client, connection: signal, onPart });
      if (isFinal) await this.#store(key, body).catch(this.#onError);
      return body;
    });
  }

  /** If the cache cannot be read, the response is computed. */
  async #cached(key: CacheKey): Promise<Buffer | undefined> {
    try {
      const cached = await cachedResponse(this.#pool, key);
      if (cached?.isStale) touchResponse(this.#pool, key).catch(this.#onError);
      return cached?.body;
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }

  async #computed(past: HistoryResponse, key: CacheKey, { client, connection, onPart }: Asker): Promise<Buffer> {
    if (key.encoding === "br") {
      const text = () => past.text(inSlices(connection));
      return this.#queue.run(client, connection, () => compressed(text(), onPart));
    }
    const brotli = await this.#body(past, { ...key, encoding: "br" }, { client, connection });
    return this.#queue.run(client, connection, () => gzipped(brotli));
  }

  /** Decompressing a long replay takes a tenth of a second: it waits in the queue too, and keeps its place until it is read. */
  #unpacked(body: Buffer, { client, connection }: Asker): Promise<Readable> {
    if (body.length < smallBytes) return Promise.resolve(decompressed(body));
    return new Promise((settle, fail) => {
      const work = async () => {
        const text = decompressed(body);
        settle(text);
        const slow = pause(readSeconds * 1000, undefined, { signal: connection, ref: false });
        await Promise.race([finished(text), slow]).catch(() => {});
      };
      this.#queue.run(client, connection, work).catch(fail);
    });
  }

  async #store(key: CacheKey, body: Buffer): Promise<void> {
    await cacheResponse(this.#pool, key, body);
    this.#storedCount += 1;
    if (this.#storedCount % responsesBetweenChecks === 0) this.#shrink().catch(this.#onError);
  }

  /** Sorts the whole table, so no request waits for it, and it runs once at a time. */
  async #shrink(): Promise<void> {
    if (this.#isShrinking) return;
    this.#isShrinking = true;
    await shrinkCache(this.#pool).finally(() => {
      this.#isShrinking = false;
    });
  }
}

/** The reader of the stream hears of its errors. */
function ignore(): void {}

/** The last digest identifies the whole history of a game; an annulment changes it. */
function keyOf({ head, kind, audience, part }: HistoryResponse): Omit<CacheKey, "encoding"> {
  const key = { game: head.id, kind, audience: String(audience), part };
  const made = JSON.stringify([key, head.version, head.digest, codeRevision]);
  return { ...key, tag: createHash("sha256").update(made).digest("hex").slice(0, 32) };
}
