import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** E-mails of a server without a mail server, for its operator. */
export const keptMails = pgTable(
  "kept_mails",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
  },
  ({ at }) => [index("kept_mails_by_age").on(at)],
);
