import { randomBytes } from "node:crypto";
import type { notices as words } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";

type TurnMail = words.NoticeSettings["turnMail"];

export interface Settings {
  readonly turnMail: TurnMail;
  readonly unsubscribe: string;
}

/** How somebody wants to be told; whoever never said so is told at once. */
export async function noticeSettingsOf(connection: Pool | PoolClient, account: string): Promise<Settings> {
  // The token must outlive the mail that it stands in, so it is made here and kept.
  const { rows } = await connection.query<Settings>(
    `with made as (
       insert into notice_settings (account_id, turn_mail, unsubscribe) values ($1, 'immediate', $2)
       on conflict (account_id) do nothing returning turn_mail, unsubscribe
     )
     select turn_mail as "turnMail", unsubscribe from made
     union all select turn_mail, unsubscribe from notice_settings where account_id = $1 limit 1`,
    [account, randomBytes(24).toString("base64url")],
  );
  const [settings] = rows;
  // Another made them in the same moment.
  return settings ?? noticeSettingsOf(connection, account);
}

export async function changeTurnMail(pool: Pool, account: string, turnMail: TurnMail): Promise<void> {
  await noticeSettingsOf(pool, account);
  await pool.query("update notice_settings set turn_mail = $2 where account_id = $1", [account, turnMail]);
}

export async function unsubscribe(pool: Pool, token: string): Promise<boolean> {
  const text = "update notice_settings set turn_mail = 'off' where unsubscribe = $1";
  return (await pool.query(text, [token])).rowCount === 1;
}

/** Takes it upon this transaction to tell somebody of something; false: somebody else did. */
export async function claimNotice(client: PoolClient, account: string, key: string): Promise<boolean> {
  const text = "insert into notices (account_id, key) values ($1, $2) on conflict do nothing";
  return (await client.query(text, [account, key])).rowCount === 1;
}

export interface WaitingTurn {
  readonly account: string;
  readonly game: string;
  readonly gameName: string;
  /** The number of the question, which stays while others answer it. */
  readonly question: number;
}

/**
 * Turns that nobody was told of: the game asks a member whose address is proved, stood still for some seconds, and nobody
 * saw that member at the table of late. Those who are told by digest appear when a day has passed since the last.
 */
export async function turnsToTellOf(pool: Pool, { stillSeconds, away }: Pauses): Promise<readonly WaitingTurn[]> {
  const { rows } = await pool.query<WaitingTurn>({
    name: "turns-to-tell-of",
    text: `select seats.account, games.game_id as game, games.name as "gameName",
             (games.question->>'number')::int as question
           from games join seats using (game_id) join accounts on accounts.id = seats.account
           left join notice_settings on notice_settings.account_id = seats.account
           where games.state = 'running' and games.moved_at < now() - make_interval(secs => $1)
             and seats.kind = 'person' and accounts.email_verified
             and (games.question->'seats')::jsonb @> to_jsonb(seats.seat)
             and coalesce(notice_settings.turn_mail, 'immediate') <> 'off'
             and (notice_settings.turn_mail is distinct from 'digest'
               or notice_settings.digest_at is null or notice_settings.digest_at < now() - interval '1 day')
             and not exists (select from notices where notices.account_id = seats.account
               and notices.key = 'turn ' || games.game_id || ' ' || (games.question->>'number'))
             and not exists (select from presences where presences.account_id = seats.account
               and presences.game_id = games.game_id and seen_at > now() - make_interval(secs => $2))
           order by games.moved_at limit 500`,
    values: [stillSeconds, away],
  });
  return rows;
}

export interface Pauses {
  readonly stillSeconds: number;
  readonly away: number;
}

export async function digestSent(client: PoolClient, account: string): Promise<void> {
  await client.query("update notice_settings set digest_at = now() where account_id = $1", [account]);
}

export interface Presence {
  readonly account: string;
  readonly game: string;
}

/** Writes down who looks at which game now, and forgets who looked long ago. */
export async function keepPresences(pool: Pool, seen: readonly Presence[]): Promise<void> {
  const pairs = new Map(seen.map((one) => [`${one.account} ${one.game}`, one]));
  const list = [...pairs.values()];
  await pool.query(
    `insert into presences (account_id, game_id, seen_at)
     select account, game, now() from unnest($1::text[], $2::uuid[]) as seen(account, game)
     on conflict (account_id, game_id) do update set seen_at = excluded.seen_at`,
    [list.map(({ account }) => account), list.map(({ game }) => game)],
  );
}
