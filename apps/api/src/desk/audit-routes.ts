import { desk as words } from "@seneschal/schema";
import type { z } from "zod";
import { auditEntriesBy, auditHead, faultInAudit } from "../database/audit-log.ts";
import { answers, answersWith } from "../http/answers.ts";
import { csvOf } from "../http/csv.ts";
import type { Server } from "../http/server.ts";
import type { DeskNeeds } from "./desk.ts";
import { forEveryone, keeper, only, securityFor } from "./who-may.ts";

const tags = ["desk"];
const security = securityFor(forEveryone);
const asked = ["not-signed-in", "forbidden"] as const;

/** What the desk did, read by all who keep the house. */
export function auditRoutes(server: Server, { pool }: DeskNeeds): void {
  overview(server, pool);
  entries(server, pool);
}

function overview(server: Server, pool: DeskNeeds["pool"]): void {
  server.get(
    "/v1/desk",
    {
      onRequest: only(forEveryone),
      schema: {
        operationId: "getDesk",
        summary: "What you may do at the desk",
        tags,
        security,
        response: answers(words.deskOverview, ...asked),
      },
    },
    async (request) => {
      const { account } = keeper(request, forEveryone);
      return { roles: account.roles, head: (await auditHead(pool)) ?? null };
    },
  );
  server.post(
    "/v1/desk/audit/verification",
    {
      onRequest: only(forEveryone),
      schema: {
        operationId: "verifyAudit",
        summary: "Was the audit log only ever added to?",
        description: "Compare `head` with one that you noted before: whoever rewrites the whole log changes it.",
        tags,
        security,
        response: answers(words.auditVerdict, ...asked),
      },
    },
    async () => {
      const { entries, head, fault = null } = await faultInAudit(pool);
      return { isSound: fault === null, entries, head: head || null, fault };
    },
  );
}

function entries(server: Server, pool: DeskNeeds["pool"]): void {
  server.get(
    "/v1/desk/audit",
    {
      onRequest: only(forEveryone),
      schema: {
        operationId: "listAudit",
        summary: "What the desk did, and why",
        tags,
        security,
        querystring: words.auditQuery,
        response: answers(words.auditPage, ...asked),
      },
    },
    async ({ query }) => auditEntriesBy(pool, filterOf(query)),
  );
  server.get(
    "/v1/desk/audit.csv",
    {
      onRequest: only(forEveryone),
      schema: {
        operationId: "getAuditTable",
        summary: "The audit log as a spreadsheet reads it",
        tags,
        security,
        querystring: words.auditQuery,
        response: answersWith("text/csv", "One line an entry, behind a line of headings.", ...asked),
      },
    },
    async ({ query }, reply) => {
      const { entries } = await auditEntriesBy(pool, filterOf(query));
      const rows = entries.map(({ subject, details, ...entry }) => ({
        ...entry,
        subject: subject.kind,
        subjectId: subject.id,
        details: JSON.stringify(details),
      }));
      return reply.type("text/csv; charset=utf-8").send(csvOf(columns, rows));
    },
  );
}

const columns = [
  ...["number", "at", "actor", "actorName", "role", "operation", "subject", "subjectId", "reason", "details", "digest"],
];

function filterOf({ q, subject, about, actor, sort, from, limit }: z.output<typeof words.auditQuery>) {
  return { q, subject, about, actor, isOldestFirst: sort === "number", from, limit };
}
