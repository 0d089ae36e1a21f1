import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who keeps the house. */
export const accountRoles = pgTable(
  "account_roles",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["moderator", "director", "administrator"] }).notNull(),
  },
  ({ accountId, role }) => [primaryKey({ columns: [accountId, role] })],
);

/** What the desk did, each entry chained to the one before. A trigger refuses whatever is not an addition. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    number: integer("number").primaryKey(),
    at: moment("at").notNull(),
    actor: text("actor").notNull(),
    role: text("role", { enum: ["moderator", "director", "administrator", "house"] }).notNull(),
    operation: text("operation").notNull(),
    subjectKind: text("subject_kind", { enum: ["game", "account", "report", "house"] }).notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text("reason").notNull(),
    details: json("details").notNull(),
    digest: text("digest").notNull(),
  },
  ({ subjectKind, subjectId, actor }) => [
    index("audit_by_subject").on(subjectKind, subjectId),
    index("audit_by_actor").on(actor),
  ],
);

/** Who saw the hands of a running game from the desk: nobody sits down there who knows them. */
export const deskLooks = pgTable(
  "desk_looks",
  {
    gameId: uuid("game_id").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
  },
  ({ gameId, accountId }) => [primaryKey({ columns: [gameId, accountId] })],
);

/** What somebody may not do for a time, and what they had to say to it. */
export const sanctions = pgTable(
  "sanctions",
  {
    sanctionId: uuid("sanction_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["mute", "ban"] }).notNull(),
    by: text("by").notNull(),
    reason: text("reason").notNull(),
    begunAt: moment("begun_at").notNull(),
    endsAt: moment("ends_at"),
    appeal: text("appeal"),
    appealedAt: moment("appealed_at"),
    liftedAt: moment("lifted_at"),
    liftReason: text("lift_reason"),
  },
  ({ accountId }) => [index("sanctions_by_account").on(accountId)],
);

/** What became of a report: once. */
export const reportSettlements = pgTable("report_settlements", {
  reportId: uuid("report_id").primaryKey(),
  verdict: text("verdict", { enum: ["upheld", "dismissed"] }).notNull(),
  by: text("by").notNull(),
  reason: text("reason").notNull(),
  at: moment("at").notNull(),
});
