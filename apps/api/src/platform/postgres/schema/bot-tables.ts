import type { bots } from "@seneschal/schema";
import {
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts that programs play. They have no e-mail address, no password and no session: only tokens. */
export const botAccounts = pgTable(
  "bot_accounts",
  {
    accountId: text("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    ownerId: text("owner_id")
      .notNull()
      .references(() => accounts.id),
    description: text("description"),
    sourceUrl: text("source_url"),
    /** The rulesets that it plays. */
    games: json("games").$type<bots.BotGame[]>().notNull(),
    /** What it accepts. */
    limits: json("limits").$type<bots.BotLimits>().notNull(),
    isPaused: boolean("is_paused").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Its last request, or the last time a live stream of it was open; null: never. */
    seenAt: moment("seen_at"),
    /** When the server or a moderator revoked its tokens, until it gets a new one. */
    revokedAt: moment("revoked_at"),
    revokeReason: text("revoke_reason"),
  },
  ({ ownerId }) => [index().on(ownerId)],
);

/** Every bot account there ever was: the games of a deleted one still do not count for people. */
export const knownBots = pgTable("known_bots", {
  account: text("account").primaryKey(),
  owner: text("owner").notNull(),
});

/** Requests of a bot account that failed, for its owner. */
export const botErrors = pgTable(
  "bot_errors",
  {
    number: bigserial("number", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    operation: text("operation").notNull(),
    gameId: uuid("game_id"),
    code: text("code").notNull(),
    detail: text("detail").notNull(),
  },
  ({ accountId, number }) => [index("bot_errors_by_account").on(accountId, number)],
);

/** Requests of a bot account by hour. */
export const botHours = pgTable(
  "bot_hours",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    hour: moment("hour").notNull(),
    requests: integer("requests").notNull(),
    /** Of these: rejected because there were too many. */
    limited: integer("limited").notNull(),
    /** Of these: failed in another way. */
    failed: integer("failed").notNull(),
  },
  ({ accountId, hour }) => [primaryKey({ columns: [accountId, hour] })],
);
