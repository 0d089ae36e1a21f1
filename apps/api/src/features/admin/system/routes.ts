import { admin, adminJobs, adminSystem as schemas } from "@seneschal/schema";
import type { z } from "zod";
import about from "../../../../package.json" with { type: "json" };
import { Problem } from "../../../platform/http/problem.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { addJob } from "../../../platform/jobs/add-job.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import { csvRoute } from "../csv-route.ts";
import {
  auditEntry,
  changeableBy,
  forAdministrators,
  readableBy,
  requireRole,
  type StaffActor,
} from "../permissions.ts";
import { type DeliveryDeps, deliveryRoutes } from "./delivery-routes.ts";
import { type DemoDeps, demoRoutes } from "./demo-routes.ts";
import { retryJob, searchJobs, streamJobs } from "./job-list-store.ts";
import { listMaintenanceJobs, startMaintenanceJob } from "./maintenance-jobs-store.ts";
import { maintenanceJob } from "./maintenance-task.ts";
import { metricBuckets } from "./metric-samples-store.ts";
import { databaseSize, projectionLag, queuesOf } from "./system-state-queries.ts";

export interface SystemDeps extends DemoDeps, DeliveryDeps {
  readonly streamCount: () => number;
}

const common = { tags: ["admin"] };
const staffProblems = ["not-signed-in", "forbidden"] as const;
const system = { kind: "house", id: "house" } as const;

/** System status, jobs, deliveries, maintenance and demo games. */
export function adminSystemRoutes(server: Server, deps: SystemDeps): void {
  statusRoutes(server, deps);
  deliveryRoutes(server, deps);
  jobRoutes(server, deps);
  maintenanceRoutes(server, deps);
  demoRoutes(server, deps);
}

const bucketSeconds = { 1: 60, 24: 900, 168: 7200 } as const;

function statusRoutes(server: Server, deps: SystemDeps): void {
  getSystemRoute(server, deps);
  getMetricsRoute(server, deps);
}

function getSystemRoute(server: Server, { pool, now, streamCount }: SystemDeps): void {
  const startedAt = now().toISOString();
  server.get(
    "/v1/admin/system",
    {
      config: readableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "getSystem",
        summary: "Get system status: queues, projections, database, streams, version",
        description:
          "The state at this moment. Memory, connections and live streams are those of the process that answers.",
        response: responses(schemas.systemState, ...staffProblems),
      },
    },
    async () => {
      const [queues, projections, database] = await Promise.all([
        queuesOf(pool),
        projectionLag(pool),
        databaseSize(pool),
      ]);
      return {
        version: about.version,
        now: now().toISOString(),
        startedAt,
        memoryBytes: process.memoryUsage.rss(),
        connections: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
        streams: streamCount(),
        queues,
        projections,
        database,
      };
    },
  );
}

function getMetricsRoute(server: Server, { pool }: SystemDeps): void {
  server.get(
    "/v1/admin/system/metrics",
    {
      config: readableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "getMetrics",
        summary: "Get metrics over time",
        description:
          "Figures of all processes, in intervals of one minute for an hour, 15 minutes for a day, and two hours for a week.",
        querystring: schemas.metricsQuery,
        response: responses(schemas.metrics, ...staffProblems),
      },
    },
    async ({ query: { hours } }) => {
      const seconds = bucketSeconds[hours];
      return { hours, bucketSeconds: seconds, samples: await metricBuckets(pool, hours, seconds) };
    },
  );
}

function jobRoutes(server: Server, deps: SystemDeps): void {
  listJobsRoute(server, deps);
  getJobsCsvRoute(server, deps);
  retryJobRoute(server, deps);
}

function listJobsRoute(server: Server, { pool }: SystemDeps): void {
  server.get(
    "/v1/admin/jobs",
    {
      config: readableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "listJobs",
        summary: "List unfinished jobs",
        description: "Background work that is waiting, running, or has failed. Jobs that are done are deleted.",
        querystring: adminJobs.jobsQuery,
        response: responses(adminJobs.jobsPage, ...staffProblems),
      },
    },
    async ({ query }) => searchJobs(pool, query),
  );
}

function getJobsCsvRoute(server: Server, { pool }: SystemDeps): void {
  csvRoute(server, forAdministrators, {
    path: "/v1/admin/jobs.csv",
    operationId: "getJobsCsv",
    summary: "Download jobs (CSV)",
    list: "listJobs",
    query: adminJobs.jobsCsvQuery,
    columns: jobColumns,
    rows: (query) => streamJobs(pool, query),
  });
}

function retryJobRoute(server: Server, { pool, now }: SystemDeps): void {
  server.post(
    "/v1/admin/jobs/:job/retry",
    {
      config: changeableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "retryJob",
        summary: "Retry a failed job",
        description:
          "Runs the job again at once. If it has not failed, the response is `done-already`; if it is done, `not-found`.",
        params: adminJobs.jobParams,
        body: admin.reasonBody,
        response: noContent(...staffProblems, "not-found", "done-already"),
      },
    },
    async (request, reply) => {
      const { job } = request.params;
      const action = auditEntry(requireRole(request, forAdministrators), "retryJob", system, { ...request.body, job });
      await inTransaction(pool, async (client) => {
        const outcome = await retryJob(client, job);
        if (outcome === "unknown")
          throw new Problem("not-found", "No unfinished job has this id. It may be done by now.");
        if (outcome === "not-failed") throw new Problem("done-already", "This job has not failed.");
        await writeAudit(client, action, now());
      });
      return reply.code(204).send();
    },
  );
}

const jobColumns = ["id", "task", "state", "attempts", "attemptsMax", "runAt", "createdAt", "error"];

function maintenanceRoutes(server: Server, deps: SystemDeps): void {
  listMaintenanceJobsRoute(server, deps);
  startMaintenanceJobRoute(server, deps);
}

function listMaintenanceJobsRoute(server: Server, deps: SystemDeps): void {
  server.get(
    "/v1/admin/maintenance-jobs",
    {
      config: readableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "listMaintenanceJobs",
        summary: "Get maintenance jobs and their progress",
        description: "The jobs that were started, with how far they are and what they found.",
        response: responses(adminJobs.maintenanceJobs, ...staffProblems),
      },
    },
    async () => ({ jobs: await listMaintenanceJobs(deps.pool) }),
  );
}

function startMaintenanceJobRoute(server: Server, deps: SystemDeps): void {
  server.post(
    "/v1/admin/maintenance-jobs",
    {
      config: changeableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "startMaintenanceJob",
        summary: "Start a maintenance job: rebuild all projections, or verify all games",
        description:
          "Any free process runs it; the server stays usable. Only one of each kind runs at a time: otherwise the response is `done-already`. Follow it with `listMaintenanceJobs`.",
        body: adminJobs.newMaintenanceJob,
        response: createdResponses(adminJobs.maintenanceJobs, ...staffProblems, "done-already"),
      },
    },
    async (request, reply) => {
      await startMaintenance(deps, requireRole(request, forAdministrators), request.body);
      return reply.code(201).send({ jobs: await listMaintenanceJobs(deps.pool) });
    },
  );
}

async function startMaintenance(
  { pool, now }: SystemDeps,
  by: StaffActor,
  { kind, reason }: z.output<typeof adminJobs.newMaintenanceJob>,
) {
  await inTransaction(pool, async (client) => {
    const id = await startMaintenanceJob(client, kind, by.account.id);
    if (id === undefined) throw new Problem("done-already", "A maintenance job of this kind is already running.");
    await addJob(client, maintenanceJob, { id });
    await writeAudit(client, auditEntry(by, "startMaintenanceJob", system, { reason, kind }), now());
  });
}
