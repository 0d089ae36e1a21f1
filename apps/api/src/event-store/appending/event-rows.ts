import type { Pool, PoolClient } from "pg";
import type { TransitionStep } from "../../domain/game/transition.ts";
import { insertRows } from "../../platform/postgres/insert-rows.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";

/** The values of a row of `events`. */
export type EventRow = ReturnType<typeof eventRowOf>;

export function eventRowOf({ stored, body }: TransitionStep, request?: IdempotentRequest) {
  const { game, version, at, event, digest, secret } = stored;
  // The body is inserted byte for byte, because the digest covers it.
  return [game, version, event.type, body, at, digest, secret, request?.request, request?.fingerprint] as const;
}

/**
 * Inserts the first events of appends to different games, and returns the games of those that do not conflict: if the
 * version is taken, or the request was served before, an event is not inserted. They are inserted in the order of games, so
 * that concurrent batches cannot deadlock.
 */
export async function insertFirstEvents(
  connection: Pool | PoolClient,
  rows: readonly EventRow[],
): Promise<ReadonlySet<string>> {
  const [values, ...others] = rows.toSorted(([game], [other]) => (game < other ? -1 : 1));
  if (values === undefined) return new Set();
  const text = `${insertEvents}
    on conflict do nothing
    returning game_id`;
  const inserted = await insertRows<{ game_id: string }>(connection, { name: "insert-events", text, values }, others);
  return new Set(inserted.rows.map(({ game_id }) => game_id));
}

/** Inserts the events that belong to first ones. */
export async function insertLaterEvents(client: PoolClient, rows: readonly EventRow[]): Promise<void> {
  const [values, ...others] = rows;
  if (values === undefined) return;
  await insertRows(client, { name: "insert-later-events", text: insertEvents, values }, others);
}

const insertEvents = `
insert into events (game_id, version, type, body, at, digest, secret, request, fingerprint)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)` as const;
