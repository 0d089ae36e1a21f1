import type { imports } from "@seneschal/schema";
import { boolean, customType, index, integer, json, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Games of other servers: read-only, and outside the tables of games, so that nothing counts, rates or lists them. */
export const importedGames = pgTable(
  "imported_games",
  {
    /** Follows from the last digest of the log, so the same log has one row. */
    id: uuid("id").primaryKey(),
    importedBy: text("imported_by").references(() => accounts.id, { onDelete: "set null" }),
    importedAt: moment("imported_at").notNull(),
    /** What the importer said about the game; nobody has verified it. */
    origin: text("origin"),
    isListed: boolean("is_listed").notNull(),
    /** The importer has removed it. The log stays, as all events do. */
    hiddenAt: moment("hidden_at"),
    /** What lists show of it. */
    about: json("about")
      .$type<Omit<imports.ImportedGame, "id" | "origin" | "importedBy" | "importedAt" | "isListed">>()
      .notNull(),
    events: integer("events").notNull(),
    /** The file, compressed with gzip. */
    log: bytes("log").notNull(),
  },
  ({ importedBy, importedAt, isListed }) => [
    index("imported_games_by_account").on(importedBy, importedAt),
    index("imported_games_listed").on(isListed, importedAt),
  ],
);
