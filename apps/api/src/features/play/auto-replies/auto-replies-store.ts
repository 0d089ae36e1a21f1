import type { autoReplies } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import type { PlayerSeat } from "../drafts/drafts-store.ts";
import type { StoredPremoves } from "../stored-premoves.ts";

/** The automatic answers of one seat as they are stored: auto-replies and premoves. */
export interface AutoReplies {
  readonly seat: number;
  readonly account: string;
  readonly replies: readonly autoReplies.AutoReply[];
  readonly answersSingleChoices: boolean;
  readonly skipsTrades: boolean;
  readonly premoves: StoredPremoves | undefined;
  /** Changes with the replies and with the premoves. */
  readonly revision: number;
  readonly changedAt: string;
}

interface AutoRepliesRow {
  readonly seat: number;
  readonly account_id: string;
  readonly replies: readonly autoReplies.AutoReply[];
  readonly answers_single_choices: boolean;
  readonly skips_trades: boolean;
  readonly premoves: StoredPremoves | null;
  readonly revision: number;
  readonly changed_at: Date;
}

/** The automatic answers of a player, if any were stored. */
export async function ownAutomaticAnswers(
  pool: Pool,
  { game, seat, account }: PlayerSeat,
): Promise<AutoReplies | undefined> {
  const autoReplies = await autoRepliesIn(pool, game);
  return autoReplies.find((one) => one.seat === seat && one.account === account);
}

/** All auto-replies and premoves in a game. */
export async function autoRepliesIn(pool: Pool, game: string): Promise<readonly AutoReplies[]> {
  const { rows } = await pool.query<AutoRepliesRow>({
    name: "auto-replies-in",
    text: `select seat, account_id, replies, answers_single_choices, skips_trades, premoves, revision, changed_at
           from auto_replies where game_id = $1 order by seat`,
    values: [game],
  });
  return rows.map(({ seat, replies, revision, ...row }) => ({
    seat,
    replies,
    revision,
    account: row.account_id,
    answersSingleChoices: row.answers_single_choices,
    skipsTrades: row.skips_trades,
    premoves: row.premoves ?? undefined,
    changedAt: row.changed_at.toISOString(),
  }));
}

type ChangedReplies = Pick<AutoReplies, "replies" | "answersSingleChoices" | "skipsTrades" | "changedAt">;

/** Replaces the auto-replies of a seat. They also apply to the question that is open now. */
export async function storeAutoReplies(
  pool: Pool,
  { game, seat, account }: PlayerSeat,
  { replies, answersSingleChoices, skipsTrades, changedAt }: ChangedReplies,
): Promise<void> {
  await pool.query({
    name: "store-auto-replies",
    text: `insert into auto_replies
             (game_id, seat, account_id, replies, answers_single_choices, skips_trades, revision, evaluated_version, changed_at)
           values ($1, $2, $3, $4, $5, $7, 1, 0, $6)
           on conflict (game_id, seat, account_id) do update set
             replies = excluded.replies, answers_single_choices = excluded.answers_single_choices,
             skips_trades = excluded.skips_trades, revision = auto_replies.revision + 1, evaluated_version = 0,
             changed_at = excluded.changed_at, reply_to_version = null, reply_at = null, answered_question = null`,
    values: [game, seat, account, JSON.stringify(replies), answersSingleChoices, changedAt, skipsTrades],
  });
}

interface Evaluated {
  readonly game: string;
  readonly version: number;
  /** The seat whose scheduled answer time is kept. */
  readonly waiting?: number | undefined;
  /** The open question, and the seats that need not answer it in person. */
  readonly answered?: { readonly question: number; readonly seats: readonly number[] } | undefined;
}

/**
 * Records that these auto-replies have been evaluated at this version, unless they have changed since. Scheduled answer
 * times are cleared, except that of the seat `waiting`.
 */
export async function markEvaluated(
  pool: Pool,
  { game, version, waiting, answered }: Evaluated,
  autoReplies: readonly AutoReplies[],
): Promise<void> {
  await pool.query({
    name: "mark-auto-replies-evaluated",
    text: `update auto_replies set evaluated_version = $2,
             reply_to_version = case when auto_replies.seat = $6 then reply_to_version end,
             reply_at = case when auto_replies.seat = $6 then reply_at end,
             answered_question = case when auto_replies.seat = any($7::int[]) then $8::int end
           from unnest($3::int[], $4::text[], $5::int[]) as read(seat, account_id, revision)
           where game_id = $1 and auto_replies.seat = read.seat and auto_replies.account_id = read.account_id
             and auto_replies.revision = read.revision and evaluated_version <= $2`,
    values: [
      game,
      version,
      autoReplies.map(({ seat }) => seat),
      autoReplies.map(({ account }) => account),
      autoReplies.map(({ revision }) => revision),
      waiting ?? null,
      answered?.seats ?? [],
      answered?.question ?? null,
    ],
  });
}

/** The time of an answer: `at`, unless this or another process has already drawn one since the same version. */
export async function autoReplyTime(
  pool: Pool,
  { game, seat, account }: PlayerSeat,
  dueSince: number,
  at: Date,
): Promise<Date> {
  const { rows } = await pool.query<{ reply_at: Date | null }>({
    name: "auto-reply-time",
    text: `update auto_replies set
             reply_at = case when reply_to_version is not distinct from $4 then reply_at else $5 end, reply_to_version = $4
           where game_id = $1 and seat = $2 and account_id = $3 returning reply_at`,
    values: [game, seat, account, dueSince, at],
  });
  return rows[0]?.reply_at ?? at;
}

/** Clears the answer time of a seat after its answer; its player is shown as online for a while. */
export async function clearAutoReplyTime(
  client: PoolClient,
  { game, seat, account }: PlayerSeat,
  presentUntil: Date,
): Promise<void> {
  await client.query(
    `update auto_replies set reply_to_version = null, reply_at = null, present_until = $4
     where game_id = $1 and seat = $2 and account_id = $3`,
    [game, seat, account, presentUntil],
  );
}

const gamesMax = 200;

/** Running games of these rulesets with events after the last evaluation of auto-replies, or with a due answer. */
export async function gamesWithDueAutoReplies(
  pool: Pool,
  rulesets: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-due-auto-replies",
    text: `select distinct game_id from auto_replies join games using (game_id)
           where state = 'running' and ruleset = any($3)
             and (games.version > auto_replies.evaluated_version or reply_at <= $2) limit $1`,
    values: [gamesMax, now, rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}
