import { isNotNull, sql } from "drizzle-orm";
import {
  boolean,
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
const studyId = () => uuid("study_id").notNull();

/** The event log of studies. Never changed, never deleted. */
export const studyEvents = pgTable(
  "study_events",
  {
    studyId: studyId(),
    version: integer("version").notNull(),
    type: text("type").notNull(),
    /** Canonical JSON, stored verbatim: the digest covers it. */
    body: json("body").notNull(),
    at: moment("at").notNull(),
    /** The account that acted; null for the server. */
    by: text("by"),
    digest: text("digest").notNull(),
    /** Only in the first event: the key of the digests. */
    secret: text("secret"),
    request: text("request"),
    fingerprint: text("fingerprint"),
  },
  ({ studyId, version, request }) => [
    primaryKey({ columns: [studyId, version] }),
    uniqueIndex("study_events_by_request").on(studyId, request).where(isNotNull(request)),
  ],
);

/** Projection: studies as lists show them. */
export const studies = pgTable(
  "studies",
  {
    studyId: studyId().primaryKey(),
    owner: text("owner").notNull(),
    members: text("members").array().notNull(),
    visibility: text("visibility", { enum: ["private", "link", "public"] }).notNull(),
    ruleset: text("ruleset").notNull(),
    /** The game that it is about; null: it begins at the start of a ruleset. */
    game: uuid("game"),
    nodes: integer("nodes").notNull(),
    version: integer("version").notNull(),
    isRemoved: boolean("is_removed").notNull(),
    openedAt: moment("opened_at").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  ({ owner, members, game, changedAt }) => [
    index("studies_by_owner").on(owner),
    index("studies_by_member").using("gin", members),
    index("studies_by_game").on(game),
    index("studies_listed").on(changedAt).where(sql`visibility = 'public' and not is_removed`),
  ],
);

/** Titles, names and comments: not part of the log, deleted with their author. */
export const studyTexts = pgTable(
  "study_texts",
  {
    studyId: studyId(),
    node: integer("node").notNull(),
    part: text("part", { enum: ["title", "name", "comment"] }).notNull(),
    text: text("text").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
  },
  ({ studyId, node, part, accountId }) => [
    primaryKey({ columns: [studyId, node, part] }),
    index("study_texts_by_account").on(accountId),
  ],
);
