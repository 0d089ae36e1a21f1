// A separate process: starts the jobs named "endless" in a database, reports it, and never finishes them.
import pg from "pg";
import { z } from "zod";
import { taskFor } from "../../src/platform/jobs/job-kind.ts";
import { startJobRunner } from "../../src/platform/jobs/job-runner.ts";
import { surviveBrokenConnections } from "../../src/platform/postgres/open-pool.ts";

const [, , url] = process.argv;
const pool = new pg.Pool({ connectionString: url });
surviveBrokenConnections(pool);
const endless = { name: "endless", payload: z.unknown(), attemptsMax: 5 };
const task = taskFor(endless, () => {
  process.send?.("begun");
  return new Promise(() => {});
});
const log = { error: () => {}, warn: () => {}, debug: () => {} };
await startJobRunner(pool, [task], log);
process.send?.("announced");
