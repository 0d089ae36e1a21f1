import { z } from "zod";
import { type JobKind, type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import type { MonthFiles } from "./month-files.ts";

const monthJob: JobKind<object> = { name: "archive-months", payload: z.object({}), attemptsMax: 5 };

/** Every night: a month whose file could not be written is written the next night. */
export function monthTask(files: MonthFiles): Task {
  return { ...taskFor(monthJob, () => files.writeMissing()), at: "20 3 * * *" };
}
