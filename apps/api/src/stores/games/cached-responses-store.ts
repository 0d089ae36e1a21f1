import type { Pool, PoolClient } from "pg";

export type CachedKind = "replay" | "steps" | "position" | "export";

/** Identifies a response, and the state of game and code that it was made from. */
export interface CacheKey {
  readonly game: string;
  readonly kind: CachedKind;
  /** A seat, "spectator", "arbiter", or "everybody". */
  readonly audience: string;
  /** The part of the game: a version, or a page of steps; empty for all of it. */
  readonly part: string;
  readonly encoding: "br" | "gzip";
  /** A response with another tag is stale. */
  readonly tag: string;
}

/** The limit for all rows together. A replay of 1,500 events takes about 60 kB with Brotli, 220 kB with gzip. */
export const cacheBytesMax = 256 * 1024 * 1024;

/** The overhead of a row: many small ones fill the table too. */
const rowBytes = 512;

/**
 * Returns the compressed body with this tag, if there is one, and whether it should be marked as used. Writes nothing.
 */
export async function cachedResponse(
  pool: Pool,
  key: CacheKey,
): Promise<{ readonly body: Buffer; readonly isStale: boolean } | undefined> {
  const { rows } = await pool.query<{ body: Buffer; is_stale: boolean }>({
    name: "cached-response",
    // One hour of precision is enough, and avoids a write for most reads.
    text: `select body, used_at < now() - interval '1 hour' as is_stale from cached_responses
           where (game_id, kind, audience, part, encoding, tag) = ($1, $2, $3, $4, $5, $6)`,
    values: [...valuesOf(key)],
  });
  const [row] = rows;
  return row && { body: row.body, isStale: row.is_stale };
}

/** Marks a response as used, so that it is evicted later. */
export async function touchResponse(pool: Pool, key: CacheKey): Promise<void> {
  await pool.query({
    name: "touch-cached-response",
    text: `update cached_responses set used_at = now()
           where (game_id, kind, audience, part, encoding, tag) = ($1, $2, $3, $4, $5, $6)`,
    values: [...valuesOf(key)],
  });
}

/** Stores a compressed body, replacing an older one. */
export async function cacheResponse(pool: Pool, key: CacheKey, body: Buffer): Promise<void> {
  await pool.query({
    name: "cache-response",
    text: `insert into cached_responses (game_id, kind, audience, part, encoding, tag, body)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (game_id, kind, audience, part, encoding)
           do update set tag = excluded.tag, body = excluded.body, used_at = excluded.used_at`,
    values: [...valuesOf(key), body],
  });
}

/** Evicts the least recently used rows until all rows together are within the limit. */
export async function shrinkCache(pool: Pool, bytesMax: number = cacheBytesMax): Promise<void> {
  await pool.query(
    `with ranked as (
       select game_id, kind, audience, part, encoding, sum(octet_length(body) + $2::int) over (
         order by used_at desc, game_id, kind, audience, part, encoding) as bytes
       from cached_responses
     )
     delete from cached_responses as kept using ranked where bytes > $1 and kept.game_id = ranked.game_id
       and kept.kind = ranked.kind and kept.audience = ranked.audience and kept.part = ranked.part
       and kept.encoding = ranked.encoding`,
    [bytesMax, rowBytes],
  );
}

/**
 * Deletes the cached responses of all games in which an account has ever had a seat, because moves and rulings may name
 * people.
 */
export async function deleteResponsesOf(client: PoolClient, account: string): Promise<void> {
  await client.query(
    `delete from cached_responses where game_id in (
       select game_id from seats where account = $1 union select game_id from seat_tenures where account = $1
       union select game_id from games where host = $1)`,
    [account],
  );
}

function valuesOf({ game, kind, audience, part, encoding, tag }: CacheKey) {
  return [game, kind, audience, part, encoding, tag] as const;
}
