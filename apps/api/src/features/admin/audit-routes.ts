import { Readable } from "node:stream";
import { desk as words } from "@seneschal/schema";
import type { z } from "zod";
import { responses, streamResponse } from "../../platform/http/response-schemas.ts";
import { sendStream } from "../../platform/http/responses/send-stream.ts";
import type { Server } from "../../platform/http/server.ts";
import { auditEntriesBy, auditHead, everyAuditEntryBy, faultInAudit } from "../../read-models/audit-log-store.ts";
import { auditLines } from "./audit-lines-queries.ts";
import type { DeskDeps } from "./desk.ts";
import { forEveryone, requireRole, roleHook, securityFor } from "./permissions.ts";
import { eachAs, tableRoute } from "./table-route.ts";

const tags = ["admin"];
const security = securityFor(forEveryone);
const asked = ["not-signed-in", "forbidden"] as const;

/** The audit log, for all staff. */
export function auditRoutes(server: Server, { pool }: DeskDeps): void {
  overview(server, pool);
  entries(server, pool);
}

function overview(server: Server, pool: DeskDeps["pool"]): void {
  server.get(
    "/v1/admin",
    {
      onRequest: roleHook(forEveryone),
      schema: {
        operationId: "getAdminOverview",
        summary: "Get your admin roles",
        tags,
        security,
        response: responses(words.deskOverview, ...asked),
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
      onRequest: roleHook(forEveryone),
      schema: {
        operationId: "verifyAudit",
        summary: "Verify the hash chain of the audit log",
        description: "Compare `head` with a copy noted earlier: rewriting the log changes it.",
        tags,
        security,
        response: responses(words.auditVerdict, ...asked),
      },
    },
    async () => {
      const { entries, head, fault = null } = await faultInAudit(pool);
      return { isSound: fault === null, entries, head: head || null, fault };
    },
  );
}

function entries(server: Server, pool: DeskDeps["pool"]): void {
  server.get(
    "/v1/admin/audit",
    {
      onRequest: roleHook(forEveryone),
      schema: {
        operationId: "listAuditEntries",
        summary: "Search the audit log",
        tags,
        security,
        querystring: words.auditQuery,
        response: responses(words.auditPage, ...asked),
      },
    },
    async ({ query: { from, limit, ...query } }) => auditEntriesBy(pool, { ...filterOf(query), from, limit }),
  );
  tableRoute(server, forEveryone, {
    path: "/v1/admin/audit.csv",
    operationId: "getAuditCsv",
    query: words.auditTableQuery,
    columns,
    rows: (query) =>
      eachAs(everyAuditEntryBy(pool, filterOf(query)), ({ subject, details, ...entry }) => ({
        ...entry,
        subject: subject.kind,
        subjectId: subject.id,
        details: JSON.stringify(details),
      })),
  });
  server.get(
    "/v1/admin/audit.jsonl",
    {
      onRequest: roleHook(forEveryone),
      schema: {
        operationId: "exportAudit",
        summary: "Download the audit log for offline verification",
        description:
          "JSON Lines: the number of entries and the head of the hash chain, then each entry as it was hashed. `npm run verify -- FILE [NOTED HEAD]` checks it.",
        tags,
        security,
        response: streamResponse("application/jsonl", "One line of canonical JSON an entry.", ...asked),
      },
    },
    async (_, reply) => {
      const headers = {
        "content-type": "application/jsonl",
        "content-disposition": 'attachment; filename="seneschal-audit.jsonl"',
      };
      return sendStream(reply, headers, () => Readable.from(auditLines(pool)));
    },
  );
}

const columns = [
  ...["number", "at", "actor", "actorName", "role", "operation", "subject", "subjectId", "reason", "details", "digest"],
];

function filterOf({ sort, q, subject, about, actor }: z.output<typeof words.auditTableQuery>) {
  return { q, subject, about, actor, isOldestFirst: sort === "number" };
}
