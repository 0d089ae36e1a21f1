import { randomBytes } from "node:crypto";
import { notifications as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";

type Settings = schemas.NotificationSettings;
type Kind = schemas.NotificationKind;

interface PreferenceRow {
  readonly kind: Kind;
  readonly email: Settings["email"]["turn"] | null;
  readonly push: boolean | null;
}

/** Returns the notification settings of an account, with defaults for what it has not set. */
export async function preferencesOf(connection: Pool | PoolClient, account: string): Promise<Settings> {
  const { rows } = await connection.query<PreferenceRow>({
    name: "notification-preferences",
    text: "select kind, email, push from notification_preferences where account_id = $1",
    values: [account],
  });
  const stored = (field: "email" | "push") =>
    Object.fromEntries(rows.filter((row) => row[field] !== null).map((row) => [row.kind, row[field]]));
  const { email, push } = schemas.defaultSettings;
  return schemas.notificationSettings.parse({
    email: { ...email, ...stored("email") },
    push: { ...push, ...stored("push") },
  });
}

/** Changes the given fields and leaves the others. */
export async function changePreferences(
  pool: Pool,
  account: string,
  { email = {}, push = {} }: schemas.NotificationSettingsChange,
): Promise<void> {
  const kinds = schemas.notificationKinds.filter((kind) => email[kind] !== undefined || push[kind] !== undefined);
  await pool.query(
    `insert into notification_preferences (account_id, kind, email, push)
     select $1, kind, email, push from unnest($2::text[], $3::text[], $4::boolean[]) as preference(kind, email, push)
     on conflict (account_id, kind) do update set
       email = coalesce(excluded.email, notification_preferences.email), push = coalesce(excluded.push, notification_preferences.push)`,
    [account, kinds, kinds.map((kind) => email[kind]), kinds.map((kind) => push[kind])],
  );
}

/**
 * Returns the unsubscribe token of an account. It is created once, because it must stay valid as long as the e-mails
 * that contain it.
 */
export async function unsubscribeTokenOf(connection: Pool | PoolClient, account: string): Promise<string> {
  const { rows } = await connection.query<{ unsubscribe_token: string }>(
    `insert into notification_settings (account_id, unsubscribe_token) values ($1, $2)
     on conflict (account_id) do update set unsubscribe_token = notification_settings.unsubscribe_token
     returning unsubscribe_token`,
    [account, randomBytes(24).toString("base64url")],
  );
  const [made] = rows;
  if (made === undefined) throw new Error(`no unsubscribe token was created for account ${account}`);
  return made.unsubscribe_token;
}

/** Returns the account of an unsubscribe token, or `undefined` if there is none. */
export async function accountOfUnsubscribeToken(pool: Pool, token: string): Promise<string | undefined> {
  const text = "select account_id from notification_settings where unsubscribe_token = $1";
  const { rows } = await pool.query<{ account_id: string }>({ name: "unsubscription", text, values: [token] });
  return rows[0]?.account_id;
}
