import { z } from "zod";
import { accountId, gameId, instant, version } from "../../ids.ts";
import { faultKinds } from "./games.ts";
import { paging, search, unpaged } from "./lists.ts";
import { reason } from "./staff.ts";

const count = z.int().min(0);

export const jobStates = ["waiting", "running", "failing", "given-up"] as const;
export const jobLine = z
  .object({
    id: z.string(),
    task: z.string(),
    state: z.enum(jobStates),
    attempts: count,
    attemptsMax: count,
    runAt: instant,
    createdAt: instant,
    error: z.string().nullable().meta({ description: "Error of the last attempt." }),
  })
  .meta({ id: "JobLine" });
export type JobLine = z.infer<typeof jobLine>;
export const jobsQuery = z.strictObject({
  q: search,
  task: z.string().max(60).optional(),
  state: z.enum(jobStates).optional(),
  sort: z.enum(["created", "-created", "run", "-run", "attempts", "-attempts", "task", "-task"]).default("-created"),
  ...paging,
});
export const jobsCsvQuery = jobsQuery.omit(unpaged);
export const jobsPage = z.object({ total: z.int(), jobs: z.array(jobLine) }).meta({ id: "JobsPage" });
export const jobParams = z.object({ job: z.string().regex(/^\d{1,18}$/) });

export const maintenanceJobKinds = ["rebuild", "verify"] as const;
export const maintenanceJob = z
  .object({
    id: z.uuid(),
    kind: z.enum(maintenanceJobKinds),
    by: z.object({ account: accountId, name: z.string().nullable() }),
    startedAt: instant,
    endedAt: instant.nullable(),
    done: count,
    total: count,
    failure: z.string().nullable(),
    faults: z.array(
      z.object({ game: gameId, version: version.nullable(), kind: z.enum(faultKinds), detail: z.string() }),
    ),
  })
  .meta({ id: "MaintenanceJob", description: "A maintenance job over all games, run by any free process." });
export type MaintenanceJob = z.infer<typeof maintenanceJob>;
export const maintenanceJobs = z.object({ jobs: z.array(maintenanceJob) }).meta({ id: "MaintenanceJobs" });
export const newMaintenanceJob = z
  .strictObject({ kind: z.enum(maintenanceJobKinds), reason })
  .meta({ id: "NewMaintenanceJob" });
