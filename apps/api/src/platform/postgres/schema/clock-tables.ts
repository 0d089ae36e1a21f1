import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row: when the server was last alive, by the clock of the database. */
export const heartbeats = pgTable("heartbeats", {
  id: integer("id").primaryKey(),
  beatAt: moment("beat_at").notNull(),
});

/** Outages, during which no clock ran. */
export const outages = pgTable("outages", {
  startedAt: moment("started_at").primaryKey(),
  endedAt: moment("ended_at").notNull(),
});

/** Vacations; deleted with the account. */
export const vacations = pgTable(
  "vacations",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    startedAt: moment("started_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  ({ accountId, startedAt }) => [primaryKey({ columns: [accountId, startedAt] })],
);

/** Reminders that were sent, so that nobody is reminded twice. */
export const reminders = pgTable(
  "reminders",
  {
    gameId: uuid("game_id").notNull(),
    seat: integer("seat").notNull(),
    runsSince: moment("runs_since").notNull(),
    percent: integer("percent").notNull(),
  },
  ({ gameId, seat, runsSince, percent }) => [primaryKey({ columns: [gameId, seat, runsSince, percent] })],
);
