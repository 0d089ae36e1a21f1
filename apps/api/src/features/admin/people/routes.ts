import { admin, adminReports, adminPeople as schemas } from "@seneschal/schema";
import type { z } from "zod";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { csvRoute, mapRows } from "../csv-route.ts";
import { changeableBy, forModerators, readableBy, requireRole, type StaffActor } from "../permissions.ts";
import {
  endSessions,
  liftAccountSanction,
  type PeopleDeps,
  readReport,
  resolveReport,
  sanctionAccount,
} from "./moderation.ts";
import { listPeople, showPerson } from "./people.ts";
import { streamPeople } from "./people-queries.ts";
import { searchReports, streamReports } from "./reports-store.ts";

const common = { tags: ["admin"] };
const staffProblems = ["not-signed-in", "forbidden"] as const;

/** Accounts, reports about them, and sanctions. */
export function adminPeopleRoutes(server: Server, deps: PeopleDeps): void {
  readRoutes(server, deps);
  sanctionRoutes(server, deps);
  reportRoutes(server, deps);
  reportResolutionRoutes(server, deps);
}

function readRoutes(server: Server, deps: PeopleDeps): void {
  searchPeopleRoute(server, deps);
  getPeopleCsvRoute(server, deps);
  getPersonRoute(server, deps);
}

function searchPeopleRoute(server: Server, deps: PeopleDeps): void {
  server.get(
    "/v1/admin/people",
    {
      config: readableBy(forModerators),
      schema: {
        ...common,
        operationId: "searchPeople",
        summary: "Search accounts",
        querystring: schemas.peopleQuery,
        response: responses(schemas.peoplePage, ...staffProblems),
      },
    },
    async ({ query }) => listPeople(deps, query),
  );
}

function getPeopleCsvRoute(server: Server, deps: PeopleDeps): void {
  csvRoute(server, forModerators, {
    path: "/v1/admin/people.csv",
    operationId: "getPeopleCsv",
    summary: "Download accounts (CSV)",
    query: schemas.peopleCsvQuery,
    columns: peopleColumns,
    rows: (query) =>
      mapRows(streamPeople(deps.pool, query), ({ sanctions, roles, ...line }) => ({
        ...line,
        sanctions: sanctions.join(" "),
        roles: roles.join(" "),
      })),
  });
}

function getPersonRoute(server: Server, deps: PeopleDeps): void {
  server.get(
    "/v1/admin/people/:account",
    {
      config: readableBy(forModerators),
      schema: {
        ...common,
        operationId: "getPerson",
        summary: "Inspect an account: sanctions, sessions, duplicate signals, games",
        description: "Signals mean that two accounts may belong to one person. Nothing happens automatically.",
        params: schemas.personParams,
        response: responses(schemas.personDetails, ...staffProblems, "not-found"),
      },
    },
    async ({ params }) => showPerson(deps, params.account),
  );
}

const peopleColumns = [
  ...["account", "name", "kind", "isEmailConfirmed", "since", "seenAt", "games", "reports", "sanctions", "roles"],
];

function sanctionRoutes(server: Server, deps: PeopleDeps): void {
  sanctionAccountRoute(server, deps);
  liftSanctionRoute(server, deps);
  endAccountSessionsRoute(server, deps);
}

function sanctionAccountRoute(server: Server, deps: PeopleDeps): void {
  server.post(
    "/v1/admin/people/:account/sanctions",
    {
      config: changeableBy(forModerators),
      schema: {
        ...common,
        operationId: "sanctionAccount",
        summary: "Mute or ban an account",
        params: schemas.personParams,
        body: schemas.newSanction,
        response: responses(schemas.personDetails, ...staffProblems, "not-found", "done-already"),
      },
    },
    async (request) => sanctionAccount(deps, requireRole(request, forModerators), request.params.account, request.body),
  );
}

function liftSanctionRoute(server: Server, deps: PeopleDeps): void {
  server.post(
    "/v1/admin/people/:account/sanctions/:sanction/lift",
    {
      config: changeableBy(forModerators),
      schema: {
        ...common,
        operationId: "liftSanction",
        summary: "Lift a sanction early",
        params: schemas.sanctionParams,
        body: admin.reasonBody,
        response: responses(schemas.personDetails, ...staffProblems, "not-found", "done-already"),
      },
    },
    async (request) => liftAccountSanction(deps, requireRole(request, forModerators), request.params, request.body),
  );
}

function endAccountSessionsRoute(server: Server, deps: PeopleDeps): void {
  server.post(
    "/v1/admin/people/:account/sign-out",
    {
      config: changeableBy(forModerators),
      schema: {
        ...common,
        operationId: "endAccountSessions",
        summary: "Sign out all sessions of an account",
        params: schemas.personParams,
        body: admin.reasonBody,
        response: responses(schemas.personDetails, ...staffProblems, "not-found", "done-already"),
      },
    },
    async (request) => endSessions(deps, requireRole(request, forModerators), request.params.account, request.body),
  );
}

function reportRoutes(server: Server, deps: PeopleDeps): void {
  listReportsRoute(server, deps);
  getReportsCsvRoute(server, deps);
}

function listReportsRoute(server: Server, deps: PeopleDeps): void {
  server.get(
    "/v1/admin/reports",
    {
      config: readableBy(forModerators),
      schema: {
        ...common,
        operationId: "listReports",
        summary: "List reports, oldest first",
        querystring: adminReports.reportsQuery,
        response: responses(adminReports.reportsPage, ...staffProblems),
      },
    },
    async (request) => {
      const { from, limit, ...query } = request.query;
      const { total, reports } = await searchReports(deps.pool, {
        ...filterOf(query, requireRole(request, forModerators)),
        from,
        limit,
      });
      return { total, reports: reports.map(({ number: _, excerpt: __, ...line }) => line) };
    },
  );
}

function getReportsCsvRoute(server: Server, deps: PeopleDeps): void {
  csvRoute(server, forModerators, {
    path: "/v1/admin/reports.csv",
    operationId: "getReportsCsv",
    summary: "Download reports (CSV)",
    query: adminReports.reportsCsvQuery,
    columns: reportColumns,
    rows: (query, by) =>
      mapRows(streamReports(deps.pool, filterOf(query, by)), ({ accused, reporter, resolution, ...line }) => ({
        ...line,
        accused: accused.name ?? accused.account,
        reporter: reporter.name ?? reporter.account,
        verdict: resolution?.verdict ?? "",
      })),
  });
}

function reportResolutionRoutes(server: Server, deps: PeopleDeps): void {
  getReportRoute(server, deps);
  resolveReportRoute(server, deps);
}

function getReportRoute(server: Server, deps: PeopleDeps): void {
  server.get(
    "/v1/admin/reports/:report",
    {
      config: readableBy(forModerators),
      schema: {
        ...common,
        operationId: "getReport",
        summary: "Get a report with its messages",
        params: adminReports.reportParams,
        response: responses(adminReports.reportWithExcerpt, ...staffProblems, "not-found", "own-game"),
      },
    },
    async (request) => readReport(deps, requireRole(request, forModerators), request.params.report),
  );
}

function resolveReportRoute(server: Server, deps: PeopleDeps): void {
  server.post(
    "/v1/admin/reports/:report/resolution",
    {
      config: changeableBy(forModerators),
      schema: {
        ...common,
        operationId: "resolveReport",
        summary: "Resolve a report",
        params: adminReports.reportParams,
        body: adminReports.newReportResolution,
        response: responses(adminReports.reportWithExcerpt, ...staffProblems, "not-found", "own-game", "done-already"),
      },
    },
    async (request) => resolveReport(deps, requireRole(request, forModerators), request.params.report, request.body),
  );
}

const filterOf = (filter: z.output<typeof adminReports.reportsCsvQuery>, { account }: StaffActor) => ({
  ...filter,
  reader: account.id,
});

const reportColumns = ["id", "at", "game", "gameName", "accused", "reporter", "reason", "verdict"];
