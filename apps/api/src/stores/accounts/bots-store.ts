import { randomUUID } from "node:crypto";
import type { bots } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { claimName, type NameKind, nameKindIn } from "../names/name-claims-store.ts";
import { sanctionInForce } from "./account-status-queries.ts";

/** A bot account. */
export interface BotRow {
  readonly account: string;
  readonly owner: string;
  readonly name: string;
  readonly description: string | null;
  readonly sourceUrl: string | null;
  readonly games: bots.BotGame[];
  readonly limits: bots.BotLimits;
  readonly isPaused: boolean;
  readonly createdAt: Date;
  /** Its last request, or the last time a live stream of it was open. */
  readonly seenAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokeReason: string | null;
}

/** For this long after its last sign of life, the program of a bot account counts as online. */
const onlineMs = 120_000;

/** Whether the program of a bot account is online. */
export function isOnline({ seenAt }: Pick<BotRow, "seenAt">, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < onlineMs;
}

const columns = `account_id as account, owner_id as owner, name, description, source_url as "sourceUrl", games, limits,
  is_paused as "isPaused", bot_accounts.created_at as "createdAt", seen_at as "seenAt", revoked_at as "revokedAt",
  revoke_reason as "revokeReason"` as const;

/** Returns the bot accounts that an account owns, oldest first. */
export async function botsOf(pool: Pool, owner: string): Promise<readonly BotRow[]> {
  const { rows } = await pool.query<BotRow>({
    name: "bots-of",
    text: `select ${columns} from bot_accounts join accounts on accounts.id = account_id
           where owner_id = $1 order by bot_accounts.created_at, account_id`,
    values: [owner],
  });
  return rows;
}

/** Returns a bot account, or `undefined` if this account is not one. */
export async function botOf(connection: Pool | PoolClient, account: string): Promise<BotRow | undefined> {
  const { rows } = await connection.query<BotRow>({
    name: "bot-of",
    text: `select ${columns} from bot_accounts join accounts on accounts.id = account_id where account_id = $1`,
    values: [account],
  });
  return rows[0];
}

export interface NewBotRow extends bots.NewBot {
  readonly owner: string;
  /** How many bot accounts the owner may have with this one. */
  readonly max: number;
}

/** Creates a bot account and returns its id. If it fails, the transaction must be rolled back. */
export async function createBot(client: PoolClient, bot: NewBotRow): Promise<string | "name-taken" | "list-full"> {
  const { owner, name, description, sourceUrl, games, limits, isPaused, max } = bot;
  // Two concurrent requests of one owner wait for each other.
  await client.query("select from accounts where id = $1 for update", [owner]);
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from bot_accounts where owner_id = $1",
    [owner],
  );
  if ((rows[0]?.count ?? 0) >= max) return "list-full";
  const id = randomUUID();
  await client.query(
    `insert into accounts (id, name, email, is_guest, created_at, updated_at)
     values ($1, $2, $1 || '@bot.invalid', false, now(), now())`,
    [id, name],
  );
  if (!(await claimName(client, id, name))) return "name-taken";
  await client.query(
    `insert into bot_accounts (account_id, owner_id, description, source_url, games, limits, is_paused, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, now())`,
    [id, owner, description, sourceUrl, JSON.stringify(games), JSON.stringify(limits), isPaused],
  );
  await client.query("insert into known_bots (account, owner) values ($1, $2)", [id, owner]);
  return id;
}

/** Changes what is given. */
export async function changeBot(pool: Pool, account: string, change: bots.BotChange): Promise<void> {
  const { games, limits } = change;
  await pool.query(
    `update bot_accounts set
       description = case when $2 then $3 else description end,
       source_url = case when $4 then $5 else source_url end,
       games = coalesce($6::json, games), limits = (limits::jsonb || coalesce($7::jsonb, '{}'))::json,
       is_paused = coalesce($8, is_paused)
     where account_id = $1`,
    [
      ...[account, change.description !== undefined, change.description ?? null],
      ...[change.sourceUrl !== undefined, change.sourceUrl ?? null],
      ...[games === undefined ? null : JSON.stringify(games), limits === undefined ? null : JSON.stringify(limits)],
      change.isPaused ?? null,
    ],
  );
}

/** Records why the tokens of a bot account were revoked; without a reason, that it has a token again. */
export async function recordRevocation(
  connection: Pool | PoolClient,
  account: string,
  reason: string | null,
): Promise<void> {
  await connection.query(
    reason === null
      ? "update bot_accounts set revoke_reason = $2, revoked_at = null where account_id = $1"
      : "update bot_accounts set revoke_reason = $2, revoked_at = now() where account_id = $1",
    [account, reason],
  );
}

/** Records that the programs of these bot accounts are online; other accounts are ignored. */
export async function storeBotsSeen(pool: Pool, accounts: readonly string[]): Promise<void> {
  await pool.query("update bot_accounts set seen_at = now() where account_id = any($1)", [accounts]);
}

/**
 * Returns how many other games a bot account plays or is about to play. Concurrent calls for one bot account wait for
 * each other.
 */
export async function countGamesOfBot(client: PoolClient, account: string, except: string): Promise<number> {
  await client.query("select from bot_accounts where account_id = $1 for update", [account]);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from seats join games using (game_id)
     where account = $1 and kind = 'person' and state in ('open', 'running') and game_id <> $2`,
    [account, except],
  );
  return rows[0]?.count ?? 0;
}

/** Those of these accounts that are not bot accounts. */
export async function peopleAmong(pool: Pool, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ account: string }>({
    name: "bot-accounts-among",
    text: "select account_id as account from bot_accounts where account_id = any($1)",
    values: [accounts],
  });
  const bots = new Set(rows.map(({ account }) => account));
  return new Set(accounts.filter((account) => !bots.has(account)));
}

/** Returns whether the owner of a bot account has blocked one of these accounts. */
export async function isAnyBlockedBy(pool: Pool, owner: string, accounts: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from account_blocks where account_id = $1 and other_id = any($2) and kind = 'block' limit 1",
    [owner, accounts],
  );
  return rowCount === 1;
}

export interface PublicBotRow {
  readonly account: string;
  readonly name: string;
  readonly description: string | null;
  readonly sourceUrl: string | null;
  readonly games: bots.BotGame[];
  readonly limits: bots.BotLimits;
  readonly isPaused: boolean;
  readonly seenAt: Date | null;
  readonly owner: string;
  readonly ownerName: string;
  readonly ownerNameKind: NameKind;
}

/** How many bot accounts the public list shows. */
const publicBotsMax = 500;

/** Returns all bot accounts that are not suspended, those that were seen last first. */
export async function publicBots(pool: Pool): Promise<readonly PublicBotRow[]> {
  const { rows } = await pool.query<PublicBotRow>({
    name: "public-bots",
    text: `select account_id as account, accounts.name, description, source_url as "sourceUrl", games, limits,
             is_paused as "isPaused", seen_at as "seenAt", owner_id as owner, owner.name as "ownerName",
             coalesce(${nameKindIn("owner")}, 'registered') as "ownerNameKind"
           from bot_accounts join accounts on accounts.id = account_id join accounts as owner on owner.id = owner_id
           where not exists (select from sanctions
             where sanctions.account_id in (bot_accounts.account_id, owner_id) and kind = 'ban' and ${sanctionInForce})
           order by seen_at desc nulls last, accounts.name, account_id limit $1`,
    values: [publicBotsMax],
  });
  return rows;
}
