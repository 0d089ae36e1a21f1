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
        description: "Guests, registered accounts and bot accounts, by a part of their name or by their id.",
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
    list: "searchPeople",
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
        description:
          "`mute`: cannot use the chat. `ban`: can only read, appeal, and leave games; its apps are disconnected. For some days, or until it is lifted. The account gets an e-mail with the reason. Only administrators can sanction staff, and nobody their own account.",
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
        description: "The account can do everything again at once, and gets an e-mail with the reason.",
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
        description:
          "Also revokes its access tokens and disconnects its apps. The account can sign in again. Owners of bot accounts get an e-mail.",
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
        description:
          "The reports of messages, with the reason, and with who reported it. The messages are in `getReport`.",
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
    list: "listReports",
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
        description:
          "The reported message and those before it in the same room, as they were then. Refused to moderators who play in the game while it is running, and to the reported one.",
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
        description:
          "Closes the report with a verdict. It does not sanction anyone: use `sanctionAccount`. You cannot resolve a report that you made or that is about you.",
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
