import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Private to one seat and whoever holds it: a substitute inherits nothing, and an erased account takes it along. */
const ofSeat = () => ({
  gameId: uuid("game_id").notNull(),
  seat: integer("seat").notNull(),
  accountId: text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
});

/** Moves that were put together and not sent yet. */
export const drafts = pgTable(
  "drafts",
  {
    ...ofSeat(),
    version: integer("version").notNull(),
    moves: json("moves").notNull(),
    keptAt: moment("kept_at").notNull(),
  },
  ({ gameId, seat, accountId }) => [primaryKey({ columns: [gameId, seat, accountId] })],
);

/** A wish to go back that not all have granted yet: one at a time in each game. */
export const undoRequests = pgTable("undo_requests", {
  gameId: uuid("game_id").primaryKey(),
  version: integer("version").notNull(),
  /** Who asks for it; nobody at the table, where the desk does. */
  seat: integer("seat"),
  /** Of the desk: who, in which role, and why. */
  ruling: json("ruling"),
  backTo: integer("back_to").notNull(),
  agreed: integer("agreed").array().notNull(),
  declinedBy: integer("declined_by"),
  askedAt: moment("asked_at").notNull(),
});

/** How a seat answers by itself. */
export const standingOrders = pgTable(
  "standing_orders",
  {
    ...ofSeat(),
    orders: json("orders").notNull(),
    /** Another whenever the orders change. */
    edition: integer("edition").notNull(),
    /** The version of the game at which nothing was left to answer by them. */
    checked: integer("checked").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** Of the answer that waits for its moment: the version that raised the question. */
    answersTo: integer("answers_to"),
    /** Its moment, drawn once, so that every process knows it. */
    answersAt: moment("answers_at"),
  },
  ({ gameId, seat, accountId, answersAt }) => [
    primaryKey({ columns: [gameId, seat, accountId] }),
    index("standing_orders_answers_at").on(answersAt).where(sql`${answersAt} is not null`),
  ],
);
