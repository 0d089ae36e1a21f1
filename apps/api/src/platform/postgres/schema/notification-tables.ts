import { notifications as schemas } from "@seneschal/schema";
import { emailFrequencies, gameWebhookKinds, tournamentWebhookKinds } from "@seneschal/schema/lists";
import { isNotNull, sql } from "drizzle-orm";
import { boolean, index, integer, json, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const ofAccount = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

const outcomes = [
  "arrived",
  "turned-down",
  "unreachable",
  "too-slow",
  "inside",
  "gone",
  "switched-off",
  "unreadable-secret",
] as const;

/** The unsubscribe token, and when the last e-mails of some kinds were sent. */
export const notificationSettings = pgTable("notification_settings", {
  accountId: ofAccount().primaryKey(),
  /** Allows turning e-mails off, and nothing else. */
  unsubscribeToken: text("unsubscribe_token").notNull().unique(),
  digestSentAt: moment("digest_sent_at"),
  /** The last e-mail of which there is one per absence. */
  absenceEmailAt: moment("absence_email_at"),
  /** The last of these e-mails that asked for an answer. */
  absenceQuestionAt: moment("absence_question_at"),
  /** The last e-mail that listed all games that wait for the player, with their deadlines. */
  deadlinesSentAt: moment("deadlines_sent_at"),
});

/** When each account last visited the site, to the minute. */
export const visits = pgTable("visits", { accountId: ofAccount().primaryKey(), seenAt: moment("seen_at").notNull() });

/** Notification settings for one kind; missing rows mean the default. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    accountId: ofAccount(),
    kind: text("kind", { enum: schemas.notificationKinds }).notNull(),
    email: text("email", { enum: emailFrequencies }),
    push: boolean("push"),
  },
  ({ accountId, kind }) => [primaryKey({ columns: [accountId, kind] })],
);

/** Notification settings for one game; missing rows mean the settings of the account. */
export const gameNotificationSettings = pgTable(
  "game_notification_settings",
  {
    accountId: ofAccount(),
    gameId: uuid("game_id").notNull(),
    /** Null: as the settings of the account say. */
    email: text("email", { enum: emailFrequencies }),
    push: boolean("push").notNull(),
    webhooks: boolean("webhooks").notNull(),
    site: boolean("site").notNull(),
    /** The user id at Discord that the webhooks of the game may mention. */
    discordUser: text("discord_user"),
  },
  ({ accountId, gameId }) => [primaryKey({ columns: [accountId, gameId] })],
);

/** Notifications that were sent: each one once per channel. */
export const notifications = pgTable(
  "notifications",
  {
    accountId: ofAccount(),
    key: text("key").notNull(),
    channel: text("channel", { enum: ["mail", "push", "webhook"] })
      .notNull()
      .default("mail"),
    at: moment("at").notNull().defaultNow(),
  },
  ({ accountId, key, channel, at }) => [
    primaryKey({ columns: [accountId, key, channel] }),
    index("notifications_by_age").on(at),
  ],
);

/** Who looked at which game or tournament (`game_id` in both cases) when: they need no notification about it. */
export const presences = pgTable(
  "presences",
  { accountId: text("account_id").notNull(), gameId: uuid("game_id").notNull(), seenAt: moment("seen_at").notNull() },
  ({ accountId, gameId }) => [primaryKey({ columns: [accountId, gameId] })],
);

/** Web Push subscriptions: address and keys. */
export const pushDevices = pgTable(
  "push_devices",
  {
    deviceId: uuid("device_id").primaryKey(),
    accountId: ofAccount(),
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    agent: text("agent"),
    createdAt: moment("created_at").notNull().defaultNow(),
    deliveredAt: moment("delivered_at"),
  },
  ({ accountId }) => [index("push_devices_by_account").on(accountId)],
);

const webhookKinds = [...schemas.notificationKinds, ...gameWebhookKinds, ...tournamentWebhookKinds] as const;

/** Webhooks of accounts, games and tournaments. */
export const webhooks = pgTable(
  "webhooks",
  {
    webhookId: uuid("webhook_id").primaryKey(),
    /** The account that added it, and is told when it is turned off. */
    accountId: ofAccount(),
    /** The game or the tournament that it is about; both null: all notifications of the account. */
    gameId: uuid("game_id"),
    tournamentId: uuid("tournament_id"),
    /** Whose it is, as one text: of an account, of an account in a game, or of a tournament. */
    owner: text("owner")
      .notNull()
      .generatedAlwaysAs(
        sql`case when game_id is not null then 'game ' || game_id::text || ' ' || account_id
          when tournament_id is not null then 'tournament ' || tournament_id::text else 'account ' || account_id end`,
      ),
    name: text("name").notNull(),
    url: text("url").notNull(),
    format: text("format", { enum: ["json", "discord", "slack"] }).notNull(),
    kinds: text("kinds", { enum: webhookKinds }).array().notNull(),
    secret: text("secret").notNull(),
    isOn: boolean("is_on").notNull().default(true),
    failingSince: moment("failing_since"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Of a game or tournament: the last version that it was told of, or passed over. */
    sentVersion: integer("sent_version").notNull().default(0),
    /** The head when it was last looked at. */
    seenVersion: integer("seen_version").notNull().default(0),
    /** When spectators may see more, unless the head moves before. */
    risesAt: moment("rises_at"),
  },
  ({ accountId, owner, gameId, tournamentId }) => [
    index("webhooks_by_account").on(accountId),
    index("webhooks_by_owner").on(owner),
    index("webhooks_by_game").on(gameId).where(isNotNull(gameId)),
    index("webhooks_by_tournament").on(tournamentId).where(isNotNull(tournamentId)),
  ],
);

/** Deliveries to devices and webhooks: one row for each notification and target, whatever the number of attempts. */
export const deliveries = pgTable(
  "deliveries",
  {
    deliveryId: uuid("delivery_id").primaryKey(),
    accountId: ofAccount(),
    channel: text("channel", { enum: ["push", "webhook"] }).notNull(),
    /** The device or webhook. */
    target: uuid("target").notNull(),
    key: text("key").notNull(),
    kind: text("kind", { enum: [...webhookKinds, "test"] }).notNull(),
    /** Facts, rendered when sent; null once it has arrived. */
    notification: json("notification"),
    at: moment("at").notNull().defaultNow(),
    state: text("state", { enum: ["waiting", "done", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    outcome: text("outcome", { enum: outcomes }),
    status: integer("status"),
    doneAt: moment("done_at"),
  },
  ({ target, key, at, accountId }) => [
    unique("deliveries_once").on(target, key),
    index("deliveries_by_target").on(target, at),
    index("deliveries_by_account").on(accountId),
    index("deliveries_by_age").on(at),
  ],
);

/** Secrets that the server created for itself. */
export const serverKeys = pgTable("server_keys", { name: text("name").primaryKey(), key: json("key").notNull() });
