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

/** Staff roles. */
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

/** The audit log: a hash chain. A trigger rejects updates and deletes. */
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
    index("audit_entries_by_subject").on(subjectKind, subjectId),
    index("audit_entries_by_actor").on(actor),
  ],
);

/** Staff who have seen hidden information of a running game; they cannot take a seat in it. */
export const staffInspections = pgTable(
  "staff_inspections",
  {
    gameId: uuid("game_id").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
  },
  ({ gameId, accountId }) => [primaryKey({ columns: [gameId, accountId] })],
);

/** Mutes and bans, with the appeal of the account. */
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
    startedAt: moment("started_at").notNull(),
    endsAt: moment("ends_at"),
    appeal: text("appeal"),
    appealedAt: moment("appealed_at"),
    liftedAt: moment("lifted_at"),
    liftReason: text("lift_reason"),
  },
  ({ accountId }) => [index("sanctions_by_account").on(accountId)],
);

/** Resolutions of reports, one each. */
export const reportResolutions = pgTable("report_resolutions", {
  reportId: uuid("report_id").primaryKey(),
  verdict: text("verdict", { enum: ["upheld", "dismissed"] }).notNull(),
  by: text("by").notNull(),
  reason: text("reason").notNull(),
  at: moment("at").notNull(),
});

/** Metrics of each process, every few seconds. */
export const metricSamples = pgTable(
  "metric_samples",
  {
    process: uuid("process").notNull(),
    at: moment("at").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    moves: integer("moves").notNull(),
    requests: integer("requests").notNull(),
    medianMs: doublePrecision("median_ms").notNull(),
    p95Ms: doublePrecision("p95_ms").notNull(),
    streams: integer("streams").notNull(),
    memoryBytes: bigint("memory_bytes", { mode: "number" }).notNull(),
    queuedJobs: integer("queued_jobs").notNull(),
    failingJobs: integer("failing_jobs").notNull(),
    databaseBytes: bigint("database_bytes", { mode: "number" }).notNull(),
  },
  ({ at, process }) => [primaryKey({ columns: [at, process] })],
);

/** Maintenance jobs over all games and their progress. */
export const maintenanceJobs = pgTable(
  "maintenance_jobs",
  {
    jobId: uuid("job_id").primaryKey(),
    kind: text("kind", { enum: ["rebuild", "verify"] }).notNull(),
    by: text("by").notNull(),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    /** The last game that is done. */
    cursor: uuid("cursor"),
    failure: text("failure"),
    faults: json("faults").notNull(),
  },
  ({ kind, endedAt }) => [uniqueIndex("maintenance_jobs_one_open_per_kind").on(kind).where(isNull(endedAt))],
);
