import type { Pool } from "pg";

export interface BotError {
  readonly at: Date;
  readonly operation: string;
  readonly game: string | null;
  readonly code: string;
  readonly detail: string;
}

/** What a bot account did since it was stored last. */
export interface NewBotActivity {
  readonly account: string;
  readonly requests: number;
  readonly limited: number;
  readonly failed: number;
  readonly errors: readonly BotError[];
}

/** How many errors of a bot account are stored. */
const errorsMax = 100;

/** Adds to the figures of this hour, and returns how many requests of it were rejected because there were too many. */
export async function storeBotActivity(pool: Pool, { account, errors, ...counts }: NewBotActivity): Promise<number> {
  const { rows } = await pool.query<{ limited: number }>(
    `insert into bot_hours (account_id, hour, requests, limited, failed)
     select account_id, date_trunc('hour', now()), $2, $3, $4 from bot_accounts where account_id = $1
     on conflict (account_id, hour) do update set requests = bot_hours.requests + excluded.requests,
       limited = bot_hours.limited + excluded.limited, failed = bot_hours.failed + excluded.failed
     returning limited`,
    [account, counts.requests, counts.limited, counts.failed],
  );
  await storeErrors(pool, account, errors);
  return rows[0]?.limited ?? 0;
}

async function storeErrors(pool: Pool, account: string, errors: readonly BotError[]): Promise<void> {
  if (errors.length === 0) return;
  await pool.query(
    `insert into bot_errors (account_id, at, operation, game_id, code, detail)
     select $1, at, operation, game, code, detail
     from unnest($2::timestamptz[], $3::text[], $4::uuid[], $5::text[], $6::text[]) as one(at, operation, game, code, detail)
     where exists (select from bot_accounts where account_id = $1)`,
    [
      account,
      errors.map(({ at }) => at),
      errors.map(({ operation }) => operation),
      errors.map(({ game }) => game),
      errors.map(({ code }) => code),
      errors.map(({ detail }) => detail),
    ],
  );
  await pool.query(
    `delete from bot_errors where account_id = $1 and number <= (
       select number from bot_errors where account_id = $1 order by number desc offset $2 limit 1)`,
    [account, errorsMax],
  );
}

/** Returns the last errors of a bot account, latest first. */
export async function botErrorsOf(pool: Pool, account: string): Promise<readonly BotError[]> {
  const { rows } = await pool.query<BotError>(
    `select at, operation, game_id as game, code, detail from bot_errors where account_id = $1
     order by number desc limit $2`,
    [account, errorsMax],
  );
  return rows;
}

export interface BotHour {
  readonly hour: Date;
  readonly requests: number;
  readonly limited: number;
  readonly failed: number;
}

/** Returns the requests of a bot account by hour, for the last two days, latest first. */
export async function botHoursOf(pool: Pool, account: string): Promise<readonly BotHour[]> {
  const { rows } = await pool.query<BotHour>(
    `select hour, requests, limited, failed from bot_hours
     where account_id = $1 and hour > now() - interval '2 days' order by hour desc`,
    [account],
  );
  return rows;
}
