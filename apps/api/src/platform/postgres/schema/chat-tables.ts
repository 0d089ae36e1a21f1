import { bigint, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const gameId = () => uuid("game_id").notNull();
const ofAccount = (name = "account_id") =>
  text(name)
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/**
 * The last number given in each game. The row is locked until the message is stored, so that numbers become visible in
 * order.
 */
export const chatHeads = pgTable("chat_heads", {
  gameId: gameId().primaryKey(),
  last: bigint("last", { mode: "number" }).notNull(),
});

/**
 * Chat messages: not part of a game or tournament, deleted with their author. In all tables of the chat, `game_id` is the
 * id of the game or tournament.
 */
export const chatMessages = pgTable(
  "chat_messages",
  {
    gameId: gameId(),
    /** Microseconds of the clock, or the previous number plus one, so that gaps reveal nothing about other rooms. */
    number: bigint("number", { mode: "number" }).notNull(),
    /** Like `number`, but renewed when the message is deleted. */
    changed: bigint("changed", { mode: "number" }).notNull(),
    room: text("room").notNull(),
    /** For private rooms: the accounts in it. For announcements: the accounts that are notified. */
    readers: text("readers").array(),
    accountId: ofAccount(),
    seat: integer("seat"),
    version: integer("version").notNull(),
    text: text("text"),
    at: moment("at").notNull(),
  },
  ({ gameId, number, changed }) => [
    primaryKey({ columns: [gameId, number] }),
    index("chat_messages_by_change").on(gameId, changed),
  ],
);

export const chatReads = pgTable(
  "chat_reads",
  {
    gameId: gameId(),
    accountId: ofAccount(),
    room: text("room").notNull(),
    number: bigint("number", { mode: "number" }).notNull(),
  },
  ({ gameId, accountId, room }) => [primaryKey({ columns: [gameId, accountId, room] })],
);

/** Muted and blocked accounts. */
export const accountBlocks = pgTable(
  "account_blocks",
  { accountId: ofAccount(), otherId: ofAccount("other_id"), kind: text("kind", { enum: ["mute", "block"] }).notNull() },
  ({ accountId, otherId }) => [primaryKey({ columns: [accountId, otherId] })],
);

/** Reports with an excerpt of the chat, for moderators. */
export const chatReports = pgTable("chat_reports", {
  reportId: uuid("report_id").primaryKey(),
  gameId: gameId(),
  number: bigint("number", { mode: "number" }).notNull(),
  reporter: text("reporter").notNull(),
  accused: text("accused").notNull(),
  reason: text("reason").notNull(),
  excerpt: json("excerpt").notNull(),
  at: moment("at").notNull(),
});

export const notebooks = pgTable(
  "notebooks",
  { gameId: gameId(), accountId: ofAccount(), text: text("text").notNull(), changedAt: moment("changed_at").notNull() },
  ({ gameId, accountId }) => [primaryKey({ columns: [gameId, accountId] })],
);

/** Diary entries, pinned to versions; private until the game is over. */
export const diaryEntries = pgTable(
  "diary_entries",
  {
    entryId: uuid("entry_id").primaryKey(),
    gameId: gameId(),
    accountId: ofAccount(),
    seat: integer("seat").notNull(),
    version: integer("version").notNull(),
    text: text("text").notNull(),
    at: moment("at").notNull(),
  },
  ({ gameId }) => [index("diary_entries_by_game").on(gameId)],
);
