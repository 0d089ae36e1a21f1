import type { Pool, PoolClient } from "pg";

export type Channel = "mail" | "push" | "webhook";

/** Claims the sending of a notification on one channel for this transaction. Returns false if another one did. */
export async function claimNotification(
  client: PoolClient,
  account: string,
  key: string,
  channel: Channel,
): Promise<boolean> {
  const text =
    "insert into notifications (account_id, key, channel, at) values ($1, $2, $3, now()) on conflict do nothing";
  return (await client.query(text, [account, key, channel])).rowCount === 1;
}

export interface Presence {
  readonly account: string;
  /** The game or tournament. */
  readonly subject: string;
}

/** Records which accounts are looking at which games and tournaments. */
export async function storePresences(pool: Pool, seen: readonly Presence[]): Promise<void> {
  const pairs = new Map(seen.map((one) => [`${one.account} ${one.subject}`, one]));
  const list = [...pairs.values()];
  await pool.query(
    `insert into presences (account_id, game_id, seen_at)
     select account, game, now() from unnest($1::text[], $2::uuid[]) as seen(account, game)
     on conflict (account_id, game_id) do update set seen_at = excluded.seen_at`,
    [list.map(({ account }) => account), list.map(({ subject }) => subject)],
  );
}
