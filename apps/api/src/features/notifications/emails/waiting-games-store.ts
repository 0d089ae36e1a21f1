import type { Pool, PoolClient } from "pg";
import { isAnsweredAutomatically } from "../due/columns.ts";
import { ownClock } from "../due/turn-queries.ts";

/** A game in which it is a player's turn. */
export interface WaitingGame {
  readonly game: string;
  readonly name: string;
  /** An instant; null without a clock. */
  readonly deadline: string | null;
}

const gamesMax = 50;

/**
 * Returns the games that wait for an account, except those it wants no e-mails about: the nearest deadline first, then
 * those that have waited longest.
 */
export async function gamesWaitingFor(client: PoolClient, account: string): Promise<readonly WaitingGame[]> {
  const { rows } = await client.query<WaitingGame>({
    name: "games-waiting-for",
    text: `select games.game_id as game, games.name, own_clock.deadline
           from seats join games using (game_id)
           ${ownClock}
           where seats.account = $1 and seats.kind = 'person' and games.state = 'running'
             and (games.question->'seats')::jsonb @> to_jsonb(seats.seat) and not ${isAnsweredAutomatically}
             and not exists (select from game_notification_settings as own
               where own.account_id = seats.account and own.game_id = games.game_id and own.email = 'off')
           order by own_clock.deadline nulls last, games.moved_at, games.game_id limit $2`,
    values: [account, gamesMax],
  });
  return rows;
}

/** Whether the open question of a seat is answered by an auto-reply or a premove of this account. */
export async function needsNoAnswer(pool: Pool, account: string, game: string, seat: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "needs-no-answer",
    text: `select from seats join games using (game_id)
           where game_id = $1 and seats.seat = $2 and seats.account = $3 and ${isAnsweredAutomatically}`,
    values: [game, seat, account],
  });
  return rowCount === 1;
}

/** Returns when an e-mail last listed the games that wait for an account, if one did. */
export async function deadlinesSentAt(pool: Pool, account: string): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date }>({
    name: "deadlines-sent-at",
    text: `select deadlines_sent_at as at from notification_settings
           where account_id = $1 and deadlines_sent_at is not null`,
    values: [account],
  });
  return rows[0]?.at;
}

/** What an e-mail was, apart from listing all games that wait for its reader. */
export interface SentEmail {
  readonly isDigest: boolean;
  /** It is the only one until its reader visits the site. */
  readonly isForAbsence: boolean;
  readonly asksForAnswer: boolean;
}

/** Records an e-mail that listed all games that wait for its reader. The account has notification settings. */
export async function recordEmail(
  client: PoolClient,
  account: string,
  { isDigest, isForAbsence, asksForAnswer }: SentEmail,
): Promise<void> {
  await client.query(
    `update notification_settings set deadlines_sent_at = present.at,
       digest_sent_at = case when $2::boolean then present.at else digest_sent_at end,
       absence_email_at = case when $3::boolean then present.at else absence_email_at end,
       absence_question_at = case when $3::boolean and $4::boolean then present.at else absence_question_at end
     from (select now() as at) as present where account_id = $1`,
    [account, isDigest, isForAbsence, asksForAnswer],
  );
}
