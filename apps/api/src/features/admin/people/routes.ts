import { desk, deskPeople as words } from "@seneschal/schema";
import type { z } from "zod";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { forModerators, requireRole, roleHook, type StaffActor, securityFor } from "../permissions.ts";
import { eachAs, tableRoute } from "../table-route.ts";
import { everyoneAtDesk } from "./desk-people-queries.ts";
import { everyReportAtDesk, reportsAtDesk } from "./desk-reports-store.ts";
import { endSessions, impose, lift, type PeopleDeps, readReport, settle } from "./moderation.ts";
import { listPeople, showPerson } from "./people.ts";

const common = { tags: ["admin"], security: securityFor(forModerators) };
const onRequest = roleHook(forModerators);
const asked = ["not-signed-in", "forbidden"] as const;

/** Accounts, reports about them, and sanctions. */
export function deskPeopleRoutes(server: Server, deps: PeopleDeps): void {
  looking(server, deps);
  judging(server, deps);
  reports(server, deps);
}

function looking(server: Server, deps: PeopleDeps): void {
  server.get(
    "/v1/admin/people",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "searchPeople",
        summary: "Search accounts",
        querystring: words.peopleQuery,
        response: responses(words.peoplePage, ...asked),
      },
    },
    async ({ query }) => listPeople(deps, query),
  );
  tableRoute(server, forModerators, {
    path: "/v1/admin/people.csv",
    operationId: "getPeopleCsv",
    query: words.peopleTableQuery,
    columns: peopleColumns,
    rows: (query) =>
      eachAs(everyoneAtDesk(deps.pool, query), ({ sanctions, roles, ...line }) => ({
        ...line,
        sanctions: sanctions.join(" "),
        roles: roles.join(" "),
      })),
  });
  server.get(
    "/v1/admin/people/:account",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "getPerson",
        summary: "Inspect an account: sanctions, sessions, duplicate signals, games",
        description: "Signals mean that two accounts may belong to one person. Nothing happens automatically.",
        params: words.personParams,
        response: responses(words.personAtDesk, ...asked, "not-found"),
      },
    },
    async ({ params }) => showPerson(deps, params.account),
  );
}

const peopleColumns = [
  ...["account", "name", "kind", "isEmailConfirmed", "since", "seenAt", "games", "reports", "sanctions", "roles"],
];

function judging(server: Server, deps: PeopleDeps): void {
  server.post(
    "/v1/admin/people/:account/sanctions",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "sanctionAccount",
        summary: "Mute or ban an account",
        params: words.personParams,
        body: words.newSanction,
        response: responses(words.personAtDesk, ...asked, "not-found", "done-already"),
      },
    },
    async (request) => impose(deps, requireRole(request, forModerators), request.params.account, request.body),
  );
  server.post(
    "/v1/admin/people/:account/sanctions/:sanction/lift",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "liftSanction",
        summary: "Lift a sanction early",
        params: words.sanctionParams,
        body: desk.reasonGiven,
        response: responses(words.personAtDesk, ...asked, "not-found", "done-already"),
      },
    },
    async (request) => lift(deps, requireRole(request, forModerators), request.params, request.body),
  );
  server.post(
    "/v1/admin/people/:account/sign-out",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "endAccountSessions",
        summary: "Sign out all sessions of an account",
        params: words.personParams,
        body: desk.reasonGiven,
        response: responses(words.personAtDesk, ...asked, "not-found", "done-already"),
      },
    },
    async (request) => endSessions(deps, requireRole(request, forModerators), request.params.account, request.body),
  );
}

function reports(server: Server, deps: PeopleDeps): void {
  server.get(
    "/v1/admin/reports",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "listReports",
        summary: "List reports, oldest first",
        querystring: words.reportsQuery,
        response: responses(words.reportsPage, ...asked),
      },
    },
    async (request) => {
      const { from, limit, ...query } = request.query;
      const { total, reports } = await reportsAtDesk(deps.pool, {
        ...filterOf(query, requireRole(request, forModerators)),
        from,
        limit,
      });
      return { total, reports: reports.map(({ number: _, excerpt: __, ...line }) => line) };
    },
  );
  tableRoute(server, forModerators, {
    path: "/v1/admin/reports.csv",
    operationId: "getReportsCsv",
    query: words.reportsTableQuery,
    columns: reportColumns,
    rows: (query, by) =>
      eachAs(everyReportAtDesk(deps.pool, filterOf(query, by)), ({ accused, reporter, resolution, ...line }) => ({
        ...line,
        accused: accused.name ?? accused.account,
        reporter: reporter.name ?? reporter.account,
        verdict: resolution?.verdict ?? "",
      })),
  });
  server.get(
    "/v1/admin/reports/:report",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "getReport",
        summary: "Get a report with its messages",
        params: words.reportParams,
        response: responses(words.reportWithExcerpt, ...asked, "not-found", "own-game"),
      },
    },
    async (request) => readReport(deps, requireRole(request, forModerators), request.params.report),
  );
  server.post(
    "/v1/admin/reports/:report/resolution",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "resolveReport",
        summary: "Resolve a report",
        params: words.reportParams,
        body: words.newReportResolution,
        response: responses(words.reportWithExcerpt, ...asked, "not-found", "own-game", "done-already"),
      },
    },
    async (request) => settle(deps, requireRole(request, forModerators), request.params.report, request.body),
  );
}

const filterOf = (filter: z.output<typeof words.reportsTableQuery>, { account }: StaffActor) => ({
  ...filter,
  reader: account.id,
});

const reportColumns = ["id", "at", "game", "gameName", "accused", "reporter", "reason", "verdict"];
