import { createHash } from "node:crypto";
import type { Audience } from "@seneschal/engine";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import {
  type CachedKind,
  type CacheKey,
  cachedResponse,
  cacheResponse,
  shrinkCache,
} from "../database/cached-responses.ts";
import { type Game, isOver } from "../history/game.ts";
import { connectionOf } from "../http/client-gone.ts";
import { codeRevision } from "../http/code-revision.ts";
import { compressed, encoded, gzipped, packedFor } from "../http/compressed.ts";
import { isKnownToClient } from "../http/conditional.ts";
import { FairQueue, type QueueLimits } from "../http/fair-queue.ts";
import { SingleFlight } from "../http/single-flight.ts";
import { inSlices } from "../http/slices.ts";

/** An answer about what has happened in a game, as one audience is told it. */
export interface PastAnswer {
  /** The game as far as the viewer is shown it. */
  readonly head: Game;
  readonly kind: CachedKind;
  /** `everybody` where all are told the same. */
  readonly audience: Audience | "everybody";
  /** Which part of the game; empty for all of it. */
  readonly part: string;
  /** The address names the audience, so that everybody who may ask there gets the same. */
  readonly isForAll: boolean;
  /** Its text, in parts; `pause` is called between two small pieces of work. */
  text(pause: () => Promise<void>): AsyncIterable<string>;
}

/** A request and where its answer goes. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** By the schema of the route, where answers are checked; as the route would have sent it. */
export function serializerOf({ reply }: Exchange): (answer: unknown) => string {
  reply.type("application/json; charset=utf-8");
  return (answer) => String(reply.serialize(answer));
}

const limits: QueueLimits = { atOnce: 4, atOnceOfAddress: 2, waiting: 128, waitingOfAddress: 16, seconds: 15 };
/** So many answers are kept between two looks at how much room they take. */
const keptBetweenLooks = 64;

/**
 * Answers about the past. What is the same as the client's copy is not worked out; about a game that is over each
 * answer is worked out once and kept in the database; everything else waits its turn and is worked out in slices.
 */
export class PastAnswers {
  readonly #pool: Pool;
  readonly #complain: (error: unknown) => void;
  readonly #queue: FairQueue;
  readonly #flights = new SingleFlight<Buffer>();
  #kept = 0;

  constructor(pool: Pool, complain: (error: unknown) => void, given: Partial<QueueLimits> = {}) {
    this.#pool = pool;
    this.#complain = complain;
    this.#queue = new FairQueue({ ...limits, ...given });
  }

  /** Throws the problems of `FairQueue`. */
  async send({ request, reply }: Exchange, past: PastAnswer): Promise<FastifyReply> {
    const key = keyOf(past);
    const isPublic = past.isForAll && past.head.terms.visibility === "public";
    if (isKnownToClient(request, reply, { tag: key.tag, isPublic })) return reply.code(304).send();
    const body = await this.#body(past, { ...key, encoding: packedFor(request) }, request, connectionOf(reply));
    return reply.send(encoded(request, reply, body));
  }

  #body(past: PastAnswer, key: CacheKey, asker: FastifyRequest, connection: AbortSignal): Promise<Buffer> {
    return this.#flights.ask(`${key.tag} ${key.encoding}`, connection, async (signal) => {
      const isFinal = isOver(past.head);
      const cached = isFinal ? await cachedResponse(this.#pool, key) : undefined;
      if (cached !== undefined) return cached;
      const body = await this.#made(past, key, asker, signal);
      if (isFinal) await this.#keep(key, body).catch(this.#complain);
      return body;
    });
  }

  async #made(past: PastAnswer, key: CacheKey, asker: FastifyRequest, signal: AbortSignal): Promise<Buffer> {
    if (key.encoding === "gzip") return gzipped(await this.#body(past, { ...key, encoding: "br" }, asker, signal));
    const { ip: address, asker: account } = asker;
    return this.#queue.pass({ address, account }, signal, () => compressed(past.text(inSlices(signal))));
  }

  async #keep(key: CacheKey, body: Buffer): Promise<void> {
    await cacheResponse(this.#pool, key, body);
    this.#kept += 1;
    if (this.#kept % keptBetweenLooks === 0) await shrinkCache(this.#pool);
  }
}

/** The digest of its last event names a game with all that happened in it: an annulment has another. */
function keyOf({ head, kind, audience, part }: PastAnswer): Omit<CacheKey, "encoding"> {
  const key = { game: head.id, kind, audience: String(audience), part };
  const made = JSON.stringify([key, head.version, head.digest, codeRevision]);
  return { ...key, tag: createHash("sha256").update(made).digest("hex").slice(0, 32) };
}
