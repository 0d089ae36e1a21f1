import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { canonicalJsonWithout } from "@seneschal/schema";
import { hmacSha256 } from "#hmac-sha256";
import type { GameEvent, RecordedEvent } from "../events.ts";

export type Undigested = Omit<RecordedEvent, "digest">;

/** HMAC-SHA-256 with the secret of the game over the previous digest, in hexadecimal, and the canonical JSON of the event. */
export function digestOf(secret: string, previous: string, text: string): string {
  return bytesToHex(hmacSha256(hexToBytes(secret), previous, text));
}

/** The input of the digest: canonical JSON around the body, which is stored exactly as given. */
export function textOf(
  { game, version, at, event }: Omit<Undigested, "event"> & { readonly event: { readonly type: string } },
  body: string,
): string {
  const [instant, id, type] = [at, game, event.type].map((value) => JSON.stringify(value));
  return `{"at":${instant},"body":${body},"game":${id},"type":${type},"version":${version}}`;
}

/** Canonical JSON of an event without its type. */
export function bodyTextOf(event: GameEvent): string {
  return canonicalJsonWithout(event, "type");
}
