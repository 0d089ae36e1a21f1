import type { orders } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import type { SeatOf } from "../drafts/kept-drafts-store.ts";

/** The orders of one seat as they are kept. */
export interface AutoReplies {
  readonly seat: number;
  readonly account: string;
  readonly orders: readonly orders.StandingOrder[];
  readonly edition: number;
  readonly changedAt: string;
}

interface BookRow {
  readonly seat: number;
  readonly account_id: string;
  readonly orders: readonly orders.StandingOrder[];
  readonly edition: number;
  readonly changed_at: Date;
}

/** All orders that stand in a game. */
export async function orderBooks(pool: Pool, game: string): Promise<readonly AutoReplies[]> {
  const { rows } = await pool.query<BookRow>({
    name: "order-books",
    text: "select seat, account_id, orders, edition, changed_at from standing_orders where game_id = $1 order by seat",
    values: [game],
  });
  return rows.map(({ seat, account_id, orders, edition, changed_at }) => {
    return { seat, account: account_id, orders, edition, changedAt: changed_at.toISOString() };
  });
}

/** Keeps the orders of a seat in the place of those before. They count for the question that is open now, too. */
export async function keepOrders(
  pool: Pool,
  { game, seat, account }: SeatOf,
  orders: readonly orders.StandingOrder[],
  at: string,
): Promise<void> {
  await pool.query({
    name: "keep-orders",
    text: `insert into standing_orders (game_id, seat, account_id, orders, edition, checked, changed_at)
           values ($1, $2, $3, $4, 1, 0, $5)
           on conflict (game_id, seat, account_id) do update set
             orders = excluded.orders, edition = standing_orders.edition + 1, checked = 0,
             changed_at = excluded.changed_at, answers_to = null, answers_at = null`,
    values: [game, seat, account, JSON.stringify(orders), at],
  });
}

/**
 * Notes that at this version nothing is left to answer by these orders before their moment, unless they have changed
 * meanwhile. Of the answers that wait, only the one of this seat still does.
 */
export async function markEvaluated(
  pool: Pool,
  game: string,
  books: readonly AutoReplies[],
  version: number,
  waiting?: number,
): Promise<void> {
  await pool.query({
    name: "note-orders-checked",
    text: `update standing_orders set checked = $2,
             answers_to = case when standing_orders.seat = $6 then answers_to end,
             answers_at = case when standing_orders.seat = $6 then answers_at end
           from unnest($3::int[], $4::text[], $5::int[]) as read(seat, account_id, edition)
           where game_id = $1 and standing_orders.seat = read.seat and standing_orders.account_id = read.account_id
             and standing_orders.edition = read.edition and checked <= $2`,
    values: [
      game,
      version,
      books.map(({ seat }) => seat),
      books.map(({ account }) => account),
      books.map(({ edition }) => edition),
      waiting ?? null,
    ],
  });
}

/** The moment of an answer: this one, unless one was drawn for the same question before, here or by another process. */
export async function momentOfAnswer(
  pool: Pool,
  { game, seat, account }: SeatOf,
  raisedAt: number,
  at: Date,
): Promise<Date> {
  const { rows } = await pool.query<{ answers_at: Date | null }>({
    name: "moment-of-answer",
    text: `update standing_orders set
             answers_at = case when answers_to is not distinct from $4 then answers_at else $5 end, answers_to = $4
           where game_id = $1 and seat = $2 and account_id = $3 returning answers_at`,
    values: [game, seat, account, raisedAt, at],
  });
  return rows[0]?.answers_at ?? at;
}

/** The answer is given: the next one of this seat waits for a moment of its own. */
export async function forgetMoment(client: PoolClient, { game, seat, account }: SeatOf): Promise<void> {
  await client.query(
    `update standing_orders set answers_to = null, answers_at = null
     where game_id = $1 and seat = $2 and account_id = $3`,
    [game, seat, account],
  );
}

const gamesMax = 200;

/** Games that have moved on since their orders were looked at, and those in which the moment of an answer has come. */
export async function gamesWithOrdersLeft(pool: Pool, now: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-orders-left",
    text: `select distinct game_id from standing_orders join games using (game_id)
           where state = 'running' and (games.version > standing_orders.checked or answers_at <= $2) limit $1`,
    values: [gamesMax, now],
  });
  return rows.map(({ game_id }) => game_id);
}
