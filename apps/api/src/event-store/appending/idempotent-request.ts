import { createHash, hash } from "node:crypto";
import { canonicalJson } from "@seneschal/schema";
import type { Pool } from "pg";

/** A request with an Idempotency-Key, so that repeating it has no further effect. */
export interface IdempotentRequest {
  readonly request: string;
  readonly fingerprint: string;
}

/** A request with the key that an account chose. Keys are scoped by account and game. */
export function requestOf(account: string, key: string | undefined, content: unknown): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  return { request: `${account} ${key}`, fingerprint: hash("sha256", canonicalJson(content), "base64url") };
}

/** The first version that an earlier request with this key appended, and the fingerprint of that request. */
export async function findServedVersion(pool: Pool, game: string, { request }: IdempotentRequest) {
  const { rows } = await pool.query<{ version: number; fingerprint: string | null }>({
    name: "served-version",
    text: "select version, fingerprint from events where game_id = $1 and request = $2",
    values: [game, request],
  });
  return rows[0];
}

/** A UUID that depends only on these words, so that repeating a request finds the same game. */
export function deterministicUuid(...parts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest();
  const bytes = hash.subarray(0, 16);
  // RFC 9562, version 8: a UUID with a custom layout.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
