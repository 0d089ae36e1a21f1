import { hash } from "node:crypto";
import type { Pool } from "pg";
import { canonicalJson } from "../../domain/game/canonical-json.ts";

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
export async function requestServed(pool: Pool, game: string, { request }: IdempotentRequest) {
  const { rows } = await pool.query<{ version: number; fingerprint: string }>({
    name: "request-served",
    text: "select version, fingerprint from events where game_id = $1 and request = $2",
    values: [game, request],
  });
  return rows[0];
}
