import { games, rulesets, tournaments as schemas } from "@seneschal/schema";
import { z } from "zod";
import { eventStream, linesTextResponse, responses, streamResponse } from "../../../platform/http/response-schemas.ts";
import { asJsonLines } from "../../../platform/http/responses/json-lines.ts";
import type { Server } from "../../../platform/http/server.ts";
import { shownTournament, viewerIn } from "../access.ts";
import type { RouteDeps } from "../routes.ts";
import { calendarOf } from "./calendar.ts";
import { resultsCsv, standingsCsv } from "./csv.ts";
import { exportTournament } from "./export-tournament.ts";
import { followTournament } from "./follow.ts";
import { logOf } from "./log.ts";
import { showTournament } from "./show-tournament.ts";
import { standingsOf } from "./standings.ts";

const tags = ["tournaments"];
const params = z.object({ tournament: schemas.tournamentId });

/** Standings, the public log, the live stream, and downloads. */
export function tournamentReadingRoutes(server: Server, deps: RouteDeps): void {
  standingsRoute(server, deps);
  logRoutes(server, deps);
  fileRoutes(server, deps);
}

function standingsRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/standings",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournamentStandings",
        summary: "Get the standings of a stage",
        description:
          "The ranks of one stage, and of one season in a league; the current ones if the request names none. `order` says what decides between equal points. While a round is running, the standings count the results so far.",
        tags,
        params,
        querystring: schemas.standingsQuery,
        response: responses(schemas.tournamentStandings, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const stored = await shownTournament(deps, request.params.tournament, viewerIn(request));
      return standingsOf(deps, stored, request.query);
    },
  );
}

function logRoutes(server: Server, deps: RouteDeps): void {
  getTournamentLogRoute(server, deps);
  followTournamentRoute(server, deps);
}

function getTournamentLogRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/log",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournamentLog",
        summary: "Get the log of a tournament",
        description: "Entries never change: a correction is a new entry.",
        tags,
        params,
        querystring: schemas.logQuery,
        response: responses(schemas.tournamentLog, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const { id } = await shownTournament(deps, request.params.tournament, viewerIn(request));
      return logOf(deps, id, request.query);
    },
  );
}

function followTournamentRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/stream",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "followTournament",
        summary: "Follow the log and the chat of a tournament live",
        description:
          "Server-sent events: `log` is an entry of the log, `chat` a message that was posted or deleted (a `ChatMessage`). Resume with the id of the last event as `Last-Event-ID`; without it the stream starts with the next entry and message. It counts towards the limits of live streams per address and account; beyond them the response is 429.",
        tags,
        params,
        querystring: games.streamQuery,
        response: eventStream(["TournamentLogEntry", "ChatMessage"], "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      return followTournament(deps, { tournament, viewer: viewerIn(request) }, request, reply);
    },
  );
}

function fileRoutes(server: Server, deps: RouteDeps): void {
  getTournamentStandingsCsvRoute(server, deps);
  getTournamentResultsCsvRoute(server, deps);
  getTournamentCalendarRoute(server, deps);
  exportTournamentRoute(server, deps);
}

function exportTournamentRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/export",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "exportTournament",
        summary: "Export a tournament that is over",
        description:
          "JSON Lines: a manifest with the secret of the random draws, then one event per line. `npm run verify` verifies the file.",
        tags,
        params,
        response: linesTextResponse(
          "A manifest line, then one event per line, each a `TournamentLogLine`.",
          "TournamentLogLine",
          "not-signed-in",
          "not-found",
          "not-now",
        ),
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      const stored = await shownTournament(deps, tournament, viewerIn(request));
      const file = await exportTournament(deps, stored);
      return asJsonLines(request, reply, `seneschal-tournament-${tournament}.jsonl`).send(file);
    },
  );
}

function getTournamentStandingsCsvRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/standings.csv",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournamentStandingsCsv",
        summary: "Download standings (CSV)",
        description: "The rows of `getTournamentStandings`, for spreadsheets.",
        tags,
        params,
        querystring: schemas.standingsQuery,
        response: streamResponse(
          "text/csv",
          "One line a player, behind a line of headings.",
          "not-signed-in",
          "not-found",
        ),
      },
    },
    async (request, reply) => {
      const stored = await shownTournament(deps, request.params.tournament, viewerIn(request));
      const found = await standingsOf(deps, stored, request.query);
      const { divisionNames = [] } = stored.tournament.plan;
      return reply.type("text/csv; charset=utf-8").send(standingsCsv(found, divisionNames));
    },
  );
}

function getTournamentResultsCsvRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/results.csv",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournamentResultsCsv",
        summary: "Download results (CSV)",
        description: "One row for each place at each table of all rounds so far, for spreadsheets.",
        tags,
        params,
        response: streamResponse(
          "text/csv",
          "One line a place, behind a line of headings.",
          "not-signed-in",
          "not-found",
        ),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const stored = await shownTournament(deps, request.params.tournament, viewer);
      return reply.type("text/csv; charset=utf-8").send(resultsCsv(await showTournament(deps, stored, viewer)));
    },
  );
}

function getTournamentCalendarRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/calendar.ics",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournamentCalendar",
        summary: "Download the calendar (iCalendar)",
        description:
          "Subscribe to this address in a calendar: it has the check-in, the rounds and the deadlines of the tournament.",
        tags,
        params,
        querystring: rulesets.rulebookQuery,
        response: streamResponse("text/calendar", "An iCalendar file (RFC 5545).", "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { id, tournament } = await shownTournament(deps, request.params.tournament, viewerIn(request));
      const { language } = request.query;
      return reply
        .type("text/calendar; charset=utf-8")
        .send(calendarOf({ id, tournament, language, site: deps.site, now: deps.now() }));
    },
  );
}
