import type { Pool, PoolClient } from "pg";
import { deleteResponsesOf } from "../../../stores/games/cached-responses-store.ts";
import { forgetReportRequests } from "../../../stores/games/report-requests-store.ts";

export interface HeldSeat {
  /** The occupant: the account itself or one of its local players. */
  readonly account: string;
  readonly game: string;
  readonly seat: number;
  readonly state: "open" | "running" | "finished" | "closed";
  readonly ruleset: string;
}

/** Returns the seats that an account and its local players hold in games that are not over. */
export async function seatsHeld(pool: Pool, account: string): Promise<readonly HeldSeat[]> {
  const { rows } = await pool.query<HeldSeat>(
    `select account, game_id as game, seat, state, ruleset from seats join games using (game_id)
     where $1 in (account, companion_of) and account is not null and kind = 'person' and state in ('open', 'running')`,
    [account],
  );
  return rows;
}

/** Returns the open games of these rulesets of which this account is the host. */
export async function gamesHosted(
  pool: Pool,
  rulesets: readonly string[],
  account: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>(
    "select game_id from games where state = 'open' and host = $1 and ruleset = any($2)",
    [account, rulesets],
  );
  return rows.map(({ game_id }) => game_id);
}

/** Returns the open games of these rulesets that invite this account. */
export async function invitationsTo(
  pool: Pool,
  rulesets: readonly string[],
  account: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>(
    `select game_id from games where state = 'open' and ruleset = any($2)
       and invited @> jsonb_build_array(jsonb_build_object('account', $1::text))`,
    [account, rulesets],
  );
  return rows.map(({ game_id }) => game_id);
}

/**
 * Deletes the account with everything that belongs to it: sessions, password, profile. Its games keep their seats and
 * moves under an id that now belongs to nobody.
 */
export async function deleteAccount(client: PoolClient, account: string, addresses: readonly string[]): Promise<void> {
  await client.query(
    `with unreported as (delete from chat_reports where $1 in (reporter, accused))
     , unseen as (delete from presences where account_id = $1)
     -- Pending notifications of other accounts may contain the name of this one.
     , unnamed as (update deliveries set notification = null, state = 'failed' from accounts
         where accounts.id = $1 and account_id <> $1 and notification is not null
           and position(accounts.name in notification::text) > 0)
     , unread as (delete from verifications where value::json->>'account' = $1)
     delete from captured_emails where "to" = any($2)`,
    [account, addresses],
  );
  await client.query("delete from tournament_notifications where account_id = $1", [account]);
  await client.query("delete from accounts where id = $1", [account]);
  await redactReports(client, account);
  await forgetReportRequests(client, account);
  await deleteResponsesOf(client, account);
}

/** Removes the messages of this account from the excerpts of reports about others. */
async function redactReports(client: PoolClient, account: string): Promise<void> {
  await client.query(
    `update chat_reports set excerpt = (
       select json_agg(case when line->>'account' = $1
         then line::jsonb || '{"account": "", "name": "", "text": null}' else line::jsonb end order by place)
       from json_array_elements(excerpt) with ordinality as excerpts(line, place))
     where excerpt::jsonb @> jsonb_build_array(jsonb_build_object('account', $1::text))`,
    [account],
  );
}
