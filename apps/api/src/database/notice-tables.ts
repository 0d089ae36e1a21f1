import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

const ofAccount = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Which mails somebody wants; whoever said nothing has no row. */
export const noticeSettings = pgTable("notice_settings", {
  accountId: ofAccount().primaryKey(),
  turnMail: text("turn_mail", { enum: ["immediate", "digest", "off"] }).notNull(),
  /** Whoever has it may turn these mails off, and do nothing else. */
  unsubscribe: text("unsubscribe").notNull().unique(),
  digestAt: moment("digest_at"),
});

/** What somebody was told of already: each thing once. */
export const notices = pgTable(
  "notices",
  { accountId: ofAccount(), key: text("key").notNull(), at: moment("at").notNull().defaultNow() },
  ({ accountId, key, at }) => [primaryKey({ columns: [accountId, key] }), index("notices_by_age").on(at)],
);

/** Who looked at which game when: whoever looks needs no notice of it. */
export const presences = pgTable(
  "presences",
  { accountId: text("account_id").notNull(), gameId: uuid("game_id").notNull(), seenAt: moment("seen_at").notNull() },
  ({ accountId, gameId }) => [primaryKey({ columns: [accountId, gameId] })],
);
