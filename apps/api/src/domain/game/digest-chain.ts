import { createHmac } from "node:crypto";
import { canonicalJsonWithout } from "./canonical-json.ts";
import type { GameEvent, Recorded } from "./events.ts";

export type Undigested = Omit<Recorded, "digest">;

/** HMAC-SHA-256 under the game's secret over the digest before, in hexadecimal, and the event's canonical JSON. */
export function digestOf(secret: string, previous: string, text: string): string {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(previous).update(text).digest("hex");
}

/** What the digest is taken over: canonical JSON, put together around the body's, which is stored as it is. */
export function textOf({ game, version, at, event }: Undigested, body: string): string {
  const [instant, id, type] = [at, game, event.type].map((value) => JSON.stringify(value));
  return `{"at":${instant},"body":${body},"game":${id},"type":${type},"version":${version}}`;
}

/** Canonical JSON of an event without its type. */
export function bodyTextOf(event: GameEvent): string {
  return canonicalJsonWithout(event, "type");
}
