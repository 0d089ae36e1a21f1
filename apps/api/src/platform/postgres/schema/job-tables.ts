import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Who may have jobs in hand: a worker lives while somebody holds its lock. */
export const jobWorkers = pgTable("job_workers", {
  worker: text("worker").primaryKey(),
  lock: integer("lock").notNull(),
});
