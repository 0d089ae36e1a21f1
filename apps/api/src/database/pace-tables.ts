import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row: when the house was last alive, by the clock of the database. */
export const pulse = pgTable("pulse", { id: integer("id").primaryKey(), beatAt: moment("beat_at").notNull() });

/** When the house was away: no clock ran. */
export const outages = pgTable("outages", {
  begunAt: moment("begun_at").primaryKey(),
  endedAt: moment("ended_at").notNull(),
});
