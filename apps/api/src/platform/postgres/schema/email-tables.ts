import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** E-mails of a server without a mail server, for its operator. */
export const capturedEmails = pgTable(
  "captured_emails",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
  },
  ({ at }) => [index("captured_emails_by_age").on(at)],
);
