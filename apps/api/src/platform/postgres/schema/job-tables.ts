import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Workers that may have jobs. A worker is alive while its lock is held. */
export const jobWorkers = pgTable("job_workers", {
  worker: text("worker").primaryKey(),
  lock: integer("lock").notNull(),
});
