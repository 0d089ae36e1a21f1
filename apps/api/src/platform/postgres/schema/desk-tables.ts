import { isNull } from "drizzle-orm";
import {
  bigint,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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
    subjectKind: text("subject_kind", { enum: ["game", "account", "report", "tournament", "house"] }).notNull(),
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

/** What each process counted, every few seconds. */
export const samples = pgTable(
  "samples",
  {
    process: uuid("process").notNull(),
    at: moment("at").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    moves: integer("moves").notNull(),
    requests: integer("requests").notNull(),
    medianMs: doublePrecision("median_ms").notNull(),
    slowMs: doublePrecision("slow_ms").notNull(),
    streams: integer("streams").notNull(),
    memoryBytes: bigint("memory_bytes", { mode: "number" }).notNull(),
    queued: integer("queued").notNull(),
    failing: integer("failing").notNull(),
    databaseBytes: bigint("database_bytes", { mode: "number" }).notNull(),
  },
  ({ at, process }) => [primaryKey({ columns: [at, process] })],
);

/** Work over all games, and how far it has come. */
export const chores = pgTable(
  "chores",
  {
    choreId: uuid("chore_id").primaryKey(),
    kind: text("kind", { enum: ["rebuild", "verify"] }).notNull(),
    by: text("by").notNull(),
    begunAt: moment("begun_at").notNull(),
    endedAt: moment("ended_at"),
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    /** The game after which it goes on. */
    cursor: uuid("cursor"),
    failure: text("failure"),
    faults: json("faults").notNull(),
  },
  ({ kind, endedAt }) => [uniqueIndex("one_chore_of_a_kind").on(kind).where(isNull(endedAt))],
);
