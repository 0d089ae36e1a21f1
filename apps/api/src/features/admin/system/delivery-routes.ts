import { admin, adminDeliveries } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { AuditAction } from "../../../domain/audit/audit-chain.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { csvRoute } from "../csv-route.ts";
import {
  auditEntry,
  changeableBy,
  forAdministrators,
  readableBy,
  requireRole,
  type StaffActor,
} from "../permissions.ts";
import { resetFailedDelivery, searchFailedDeliveries, streamFailedDeliveries } from "./failed-deliveries-store.ts";
import { retryJob } from "./job-list-store.ts";

export interface DeliveryDeps extends AdminDeps {
  /** Enqueues an attempt to deliver at once. */
  readonly scheduleAttempt: (
    client: PoolClient,
    delivery: { readonly id: string; readonly channel: "push" | "webhook"; readonly target: string },
  ) => Promise<void>;
}

const common = { tags: ["admin"] };
const staffProblems = ["not-signed-in", "forbidden"] as const;

/** E-mails, push notifications and webhooks that failed, and retrying them. */
export function deliveryRoutes(server: Server, deps: DeliveryDeps): void {
  server.get(
    "/v1/admin/deliveries",
    {
      config: readableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "listFailedDeliveries",
        summary: "List failed deliveries (e-mail, push, webhooks)",
        description:
          "Notifications that did not arrive: `failing` ones are tried again, `failed` ones were given up. `retryFailedDelivery` tries one again.",
        querystring: adminDeliveries.failedDeliveriesQuery,
        response: responses(adminDeliveries.failedDeliveriesPage, ...staffProblems),
      },
    },
    async ({ query }) => searchFailedDeliveries(deps.pool, query),
  );
  csvRoute(server, forAdministrators, {
    path: "/v1/admin/deliveries.csv",
    operationId: "getFailedDeliveriesCsv",
    summary: "Download failed deliveries (CSV)",
    list: "listFailedDeliveries",
    query: adminDeliveries.failedDeliveriesCsvQuery,
    columns,
    rows: (query) => streamFailedDeliveries(deps.pool, query),
  });
  server.post(
    "/v1/admin/deliveries/:channel/:delivery/retry",
    {
      config: changeableBy(forAdministrators),
      schema: {
        ...common,
        operationId: "retryFailedDelivery",
        summary: "Retry a failed delivery",
        description: "It keeps its id, so that a recipient who already received it shows it only once.",
        params: adminDeliveries.failedDeliveryParams,
        body: admin.reasonBody,
        response: noContent(...staffProblems, "not-found", "done-already"),
      },
    },
    async (request, reply) => {
      await retryDelivery(deps, requireRole(request, forAdministrators), request.params, request.body);
      return reply.code(204).send();
    },
  );
}

const columns = ["channel", "id", "kind", "account", "name", "state", "attempts", "at", "nextAt", "error", "status"];

type DeliveryParams = z.output<typeof adminDeliveries.failedDeliveryParams>;

/** The retry and its audit entry are written in one transaction. */
function retryDelivery(
  deps: DeliveryDeps,
  by: StaffActor,
  params: DeliveryParams,
  { reason }: { readonly reason: string },
) {
  const isEmail = params.channel === "mail";
  if (isEmail !== /^\d+$/.test(params.delivery)) throw notFound();
  return inTransaction(deps.pool, async (client) => {
    const subject = isEmail ? await retryEmail(client, params) : await retryPushOrWebhook(deps, client, params);
    await writeAudit(client, auditEntry(by, "retryFailedDelivery", subject, { reason, ...params }), deps.now());
  });
}

/** An e-mail is a job. The recipient is only in its payload, so the audit entry names no account. */
async function retryEmail(client: PoolClient, { delivery }: DeliveryParams): Promise<AuditAction["subject"]> {
  const outcome = await retryJob(client, delivery, "letter");
  if (outcome === "unknown") throw notFound();
  if (outcome === "not-failed") throw notFailed();
  return { kind: "house", id: "house" };
}

async function retryPushOrWebhook(
  { scheduleAttempt }: DeliveryDeps,
  client: PoolClient,
  { channel, delivery }: DeliveryParams,
) {
  if (channel === "mail") throw new Error("e-mails are jobs, not deliveries");
  const revival = await resetFailedDelivery(client, channel, delivery);
  if (revival.type === "unknown") throw notFound();
  if (revival.type === "tried") throw notFailed();
  await scheduleAttempt(client, { id: delivery, channel, target: revival.target });
  return { kind: "account", id: revival.account } as const;
}

const notFound = () =>
  new Problem("not-found", "No failed delivery has this id. It may have been delivered in the meantime.");
const notFailed = () => new Problem("done-already", "This delivery has not failed, or is being retried.");
