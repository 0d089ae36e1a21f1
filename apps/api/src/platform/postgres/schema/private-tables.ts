import { sql } from "drizzle-orm";
import { boolean, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Private to one seat and its player: substitutes do not inherit it, and it is deleted with the account. */
const ofSeat = () => ({
  gameId: uuid("game_id").notNull(),
  seat: integer("seat").notNull(),
  accountId: text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
});

/** Queued moves that were not sent yet. */
export const drafts = pgTable(
  "drafts",
  {
    ...ofSeat(),
    version: integer("version").notNull(),
    moves: json("moves").notNull(),
    savedAt: moment("saved_at").notNull(),
  },
  ({ gameId, seat, accountId }) => [primaryKey({ columns: [gameId, seat, accountId] })],
);

/** Requests to undo or roll back that not all players have agreed to: one at a time in each game. */
export const undoRequests = pgTable("undo_requests", {
  gameId: uuid("game_id").primaryKey(),
  version: integer("version").notNull(),
  /** The seat that asks; null for a proposal of staff. */
  seat: integer("seat"),
  /** For a proposal of staff: who, in which role, and why. */
  ruling: json("ruling"),
  targetVersion: integer("target_version").notNull(),
  agreed: integer("agreed").array().notNull(),
  declinedBy: integer("declined_by"),
  declinedAt: moment("declined_at"),
  requestedAt: moment("requested_at").notNull(),
});

/** The automatic answers of a seat: auto-replies and premoves. */
export const autoReplies = pgTable(
  "auto_replies",
  {
    ...ofSeat(),
    replies: json("replies").notNull(),
    /** Whether questions with only one possible answer are answered automatically. */
    answersSingleChoices: boolean("answers_single_choices").notNull().default(false),
    skipsTrades: boolean("skips_trades").notNull().default(false),
    /** Moves that are played when their questions are asked. */
    premoves: json("premoves"),
    /** Changes whenever the auto-replies or the premoves change. */
    revision: integer("revision").notNull(),
    /** The version of the game up to which they were evaluated. */
    evaluatedVersion: integer("evaluated_version").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** The number of the question that its player need not answer in person; null if there is none. */
    answeredQuestion: integer("answered_question"),
    /** The version since which the pending reply is the next answer. */
    replyToVersion: integer("reply_to_version"),
    /** When the pending reply is sent. Drawn once, so that all processes agree. */
    replyAt: moment("reply_at"),
    /** Until when its player is shown as online after an automatic answer. */
    presentUntil: moment("present_until"),
  },
  ({ gameId, seat, accountId, replyAt }) => [
    primaryKey({ columns: [gameId, seat, accountId] }),
    index("auto_replies_by_reply_at").on(replyAt).where(sql`${replyAt} is not null`),
  ],
);
