import { createHmac } from "node:crypto";
import { canonicalJsonWithout } from "@seneschal/schema";
import type { GameEvent, RecordedEvent } from "../events.ts";

export type Undigested = Omit<RecordedEvent, "digest">;

/** HMAC-SHA-256 with the secret of the game over the previous digest, in hexadecimal, and the canonical JSON of the event. */
export function digestOf(secret: string, previous: string, text: string): string {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(previous).update(text).digest("hex");
}

/** The input of the digest: canonical JSON around the body, which is stored exactly as given. */
export function textOf({ game, version, at, event }: Undigested, body: string): string {
  const [instant, id, type] = [at, game, event.type].map((value) => JSON.stringify(value));
  return `{"at":${instant},"body":${body},"game":${id},"type":${type},"version":${version}}`;
}

/** Canonical JSON of an event without its type. */
export function bodyTextOf(event: GameEvent): string {
  return canonicalJsonWithout(event, "type");
}
