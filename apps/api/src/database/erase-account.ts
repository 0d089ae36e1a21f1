import type { Pool, PoolClient } from "pg";

export interface Sitting {
  readonly game: string;
  readonly seat: number;
  readonly state: "open" | "running" | "finished";
}

/** The seats that an account holds in games that are not over. */
export async function seatsHeld(pool: Pool, account: string): Promise<readonly Sitting[]> {
  const { rows } = await pool.query<Sitting>(
    `select game_id as game, seat, state from seats join games using (game_id)
     where account = $1 and kind = 'person' and state in ('open', 'running')`,
    [account],
  );
  return rows;
}

/**
 * The account goes, and all that hangs on it: sessions, password, profile. Its games keep their seats and moves under an
 * id that now belongs to nobody.
 */
export async function eraseAccount(client: PoolClient, account: string, addresses: readonly string[]): Promise<void> {
  await client.query(
    `with gone as (delete from accounts where id = $1)
     , unseen as (delete from presences where account_id = $1)
     , unread as (delete from verifications where value::json->>'account' = $1)
     delete from kept_mails where "to" = any($2)`,
    [account, addresses],
  );
}
