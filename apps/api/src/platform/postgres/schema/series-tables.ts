import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const seriesId = () => uuid("series_id").notNull();

/** Series of tournaments. Their tables are computed from the logs of the tournaments; nothing here repeats a result. */
export const series = pgTable(
  "series",
  {
    seriesId: seriesId().primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    rules: json("rules").notNull(),
    directors: text("directors").array().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  ({ createdAt, seriesId }) => [index("series_by_creation").on(createdAt, seriesId)],
);

export const seriesTournaments = pgTable(
  "series_tournaments",
  {
    seriesId: seriesId().references(() => series.seriesId, { onDelete: "cascade" }),
    tournamentId: uuid("tournament_id").notNull(),
    addedAt: moment("added_at").notNull(),
  },
  ({ seriesId, tournamentId }) => [
    primaryKey({ columns: [seriesId, tournamentId] }),
    index("series_tournaments_by_tournament").on(tournamentId),
  ],
);

/** What directors changed, in order. Never changed. */
export const seriesChanges = pgTable(
  "series_changes",
  {
    seriesId: seriesId().references(() => series.seriesId, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    at: moment("at").notNull(),
    by: text("by").notNull(),
    change: json("change").notNull(),
  },
  ({ seriesId, number }) => [primaryKey({ columns: [seriesId, number] })],
);

/** Settings that an account saved for further tournaments. */
export const tournamentTemplates = pgTable(
  "tournament_templates",
  {
    templateId: uuid("template_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    plan: json("plan").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  ({ accountId, createdAt }) => [index("tournament_templates_by_account").on(accountId, createdAt)],
);
