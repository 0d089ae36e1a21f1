import { Readable } from "node:stream";
import { admin as schemas } from "@seneschal/schema";
import type { z } from "zod";
import { linesTextResponse, responses } from "../../platform/http/response-schemas.ts";
import { jsonLinesHeaders } from "../../platform/http/responses/json-lines.ts";
import { sendStream } from "../../platform/http/responses/send-stream.ts";
import type { Server } from "../../platform/http/server.ts";
import { auditHead, findAuditFault, searchAuditEntries, streamAuditEntries } from "../../stores/audit-log-store.ts";
import type { AdminDeps } from "./admin-deps.ts";
import { auditExportLines } from "./audit-export-queries.ts";
import { csvRoute, mapRows } from "./csv-route.ts";
import { changeableBy, forEveryone, readableBy, requireRole } from "./permissions.ts";

const tags = ["admin"];
const staffProblems = ["not-signed-in", "forbidden"] as const;

/** The audit log, for all staff. */
export function auditRoutes(server: Server, { pool }: AdminDeps): void {
  overviewRoutes(server, pool);
  entryRoutes(server, pool);
  exportRoute(server, pool);
}

function overviewRoutes(server: Server, pool: AdminDeps["pool"]): void {
  server.get(
    "/v1/admin",
    {
      config: readableBy(forEveryone),
      schema: {
        operationId: "getAdminOverview",
        summary: "Get your admin roles and the head of the audit log",
        description:
          "For all staff. Note the head of the log elsewhere: `verifyAudit` proves with it that no entry was changed since.",
        tags,
        response: responses(schemas.adminOverview, ...staffProblems),
      },
    },
    async (request) => {
      const { account } = requireRole(request, forEveryone);
      return { roles: account.roles, head: (await auditHead(pool)) ?? null };
    },
  );
  server.post(
    "/v1/admin/audit/verification",
    {
      config: changeableBy(forEveryone),
      schema: {
        operationId: "verifyAudit",
        summary: "Verify the hash chain of the audit log",
        description: "Compare `head` with a copy noted earlier: rewriting the log changes it.",
        tags,
        response: responses(schemas.auditVerdict, ...staffProblems),
      },
    },
    async () => {
      const { entries: entryRoutes, head, fault = null } = await findAuditFault(pool);
      return { isSound: fault === null, entries: entryRoutes, head: head || null, fault };
    },
  );
}

function entryRoutes(server: Server, pool: AdminDeps["pool"]): void {
  server.get(
    "/v1/admin/audit",
    {
      config: readableBy(forEveryone),
      schema: {
        operationId: "listAuditEntries",
        summary: "Search the audit log",
        description: "For all staff: who did what, when and why. Entries are never changed or deleted.",
        tags,
        querystring: schemas.auditQuery,
        response: responses(schemas.auditPage, ...staffProblems),
      },
    },
    async ({ query: { from, limit, ...query } }) => searchAuditEntries(pool, { ...filterOf(query), from, limit }),
  );
  csvRoute(server, forEveryone, {
    path: "/v1/admin/audit.csv",
    operationId: "getAuditCsv",
    summary: "Download audit entries (CSV)",
    list: "listAuditEntries",
    query: schemas.auditCsvQuery,
    columns,
    rows: (query) =>
      mapRows(streamAuditEntries(pool, filterOf(query)), ({ subject, details, ...entry }) => ({
        ...entry,
        subject: subject.kind,
        subjectId: subject.id,
        details: JSON.stringify(details),
      })),
  });
}

function exportRoute(server: Server, pool: AdminDeps["pool"]): void {
  server.get(
    "/v1/admin/audit.jsonl",
    {
      config: readableBy(forEveryone),
      schema: {
        operationId: "exportAudit",
        summary: "Download the audit log for offline verification",
        description:
          "JSON Lines: the number of entries and the head of the hash chain, then each entry as it was hashed. `npm run verify -- FILE [NOTED HEAD]` checks it.",
        tags,
        response: linesTextResponse(
          "A manifest line, then one entry per line, each an `AuditLogLine`.",
          "AuditLogLine",
          ...staffProblems,
        ),
      },
    },
    async (request, reply) =>
      sendStream(reply, jsonLinesHeaders(request, reply, "seneschal-audit.jsonl"), () =>
        Readable.from(auditExportLines(pool)),
      ),
  );
}

const columns = [
  ...["number", "at", "actor", "actorName", "role", "operation", "subject", "subjectId", "reason", "details", "digest"],
];

function filterOf({ sort, q, subject, about, actor }: z.output<typeof schemas.auditCsvQuery>) {
  return { q, subject, about, actor, isOldestFirst: sort === "number" };
}
