import { createHash, hash } from "node:crypto";
import type { Pool } from "pg";
import { canonicalJson } from "../../domain/game/proof/digest.ts";

/** The request that an append answers, so that the same request again is not done again. */
export interface IdempotentRequest {
  readonly request: string;
  readonly fingerprint: string;
}

/** A request by the key that an account gave it. The keys of other accounts, and of other games, are others. */
export function requestOf(account: string, key: string | undefined, asked: unknown): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  return { request: `${account} ${key}`, fingerprint: hash("sha256", canonicalJson(asked), "base64url") };
}

/** The first event that was made by a request of this key, and what that request had asked for. */
export async function findServedVersion(pool: Pool, game: string, { request }: IdempotentRequest) {
  const { rows } = await pool.query<{ version: number; fingerprint: string | null }>({
    name: "request-served",
    text: "select version, fingerprint from events where game_id = $1 and request = $2",
    values: [game, request],
  });
  return rows[0];
}

/** The id that these words give, always the same: who asks twice for one game is led to one. */
export function deterministicUuid(...words: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest();
  const bytes = hash.subarray(0, 16);
  // RFC 9562: version 8, a UUID made in one's own way.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
