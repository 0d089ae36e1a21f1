import { notifications as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";

type Settings = schemas.GameNotificationSettings;

export async function gameExists(pool: Pool, game: string): Promise<boolean> {
  const { rowCount } = await pool.query("select from games where game_id = $1", [game]);
  return rowCount === 1;
}

/** Returns the settings of an account for a game, with defaults if it has set nothing. */
export async function gameSettingsOf(connection: Pool | PoolClient, account: string, game: string): Promise<Settings> {
  const { rows } = await connection.query<Settings>({
    name: "game-notification-settings",
    text: `select email, push, webhooks, site, discord_user as "discordUser" from game_notification_settings
           where account_id = $1 and game_id = $2`,
    values: [account, game],
  });
  return rows[0] ?? schemas.defaultGameSettings;
}

export async function changeGameSettings(
  pool: Pool,
  account: string,
  game: string,
  { email, push, webhooks, site, discordUser }: Settings,
): Promise<void> {
  await pool.query(
    `insert into game_notification_settings (account_id, game_id, email, push, webhooks, site, discord_user)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id, game_id) do update set
       email = excluded.email, push = excluded.push, webhooks = excluded.webhooks, site = excluded.site, discord_user = excluded.discord_user`,
    [account, game, email, push, webhooks, site, discordUser],
  );
}

const shownMax = 200;

interface GameWithSettings extends Settings {
  readonly game: string;
  readonly name: string;
}

/** Returns the games that are not over for which an account has its own settings, the latest first. */
export async function gamesWithSettings(pool: Pool, account: string) {
  const { rows } = await pool.query<GameWithSettings>({
    name: "games-with-notification-settings",
    text: `select games.game_id as game, games.name, own.email, own.push, own.webhooks, own.site, own.discord_user as "discordUser"
           from game_notification_settings as own join games using (game_id)
           where own.account_id = $1 and games.state in ('open', 'running')
             and not (own.email is null and own.push and own.webhooks and own.site and own.discord_user is null)
           order by games.opened_at desc, games.game_id limit $2`,
    values: [account, shownMax],
  });
  return rows.map(({ game, name, ...settings }) => ({ game, name, settings }));
}

/** The user ids at Discord of these players who let the webhooks of a game mention them, by account. */
export async function discordUsersIn(
  pool: Pool,
  game: string,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ account: string; user: string }>({
    name: "discord-users-in-game",
    text: `select account_id as account, discord_user as user from game_notification_settings
           where game_id = $1 and account_id = any($2) and discord_user is not null`,
    values: [game, accounts],
  });
  return new Map(rows.map(({ account, user }) => [account, user]));
}
