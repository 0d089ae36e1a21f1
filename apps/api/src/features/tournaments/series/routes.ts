import { games, series as schemas, tournaments } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { createdResponses, noContent, responses, streamResponse } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { shownTournament, viewerIn } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { changeSettings, createSeries, removeSeries, tournamentsMax } from "./change-series.ts";
import { seriesWithTournament } from "./series-store.ts";
import { pageOfSeries, seriesCsv, showSeries, standingsOfSeries } from "./show-series.ts";

export type Deps = Pick<TournamentDeps, "pool" | "store" | "now">;

export const tags = ["series"];
export const params = z.object({ series: schemas.seriesId });

/** Series of tournaments with a combined table. */
export function seriesRoutes(server: Server, deps: Deps): void {
  listRoute(server, deps);
  createRoute(server, deps);
  getRoute(server, deps);
  changeRoute(server, deps);
  deleteRoute(server, deps);
  standingsRoutes(server, deps);
  ofTournamentRoute(server, deps);
}

function listRoute(server: Server, deps: Deps): void {
  server.get(
    "/v1/series",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "listSeries",
        summary: "List series of tournaments, newest first",
        description: "Everyone can see all series. For the next page, send `next` as `cursor`.",
        tags,
        querystring: schemas.seriesQuery,
        response: responses(schemas.seriesPage, "not-signed-in"),
      },
    },
    async (request) => {
      const { mine = false, ...query } = request.query;
      return pageOfSeries(deps, { ...query, director: mine ? requireUser(request).id : null });
    },
  );
}

function createRoute(server: Server, deps: Deps): void {
  server.post(
    "/v1/series",
    {
      config: { access: "tournaments:write", ...limitByUser(10), location: "/v1/series/{id}" },
      schema: {
        operationId: "createSeries",
        summary: "Create a series of tournaments",
        description: "Everyone can see it. You are its director.",
        tags,
        headers: games.idempotencyHeaders,
        body: schemas.newSeries,
        response: createdResponses(schemas.series, "not-signed-in", "idempotency-key-reused"),
      },
    },
    async (request, reply) => {
      const director = requireUser(request);
      const id = await createSeries(deps, director.id, request.body, request.headers["idempotency-key"]);
      return reply.code(201).send(await showSeries(deps, id, director));
    },
  );
}

function getRoute(server: Server, deps: Deps): void {
  server.get(
    "/v1/series/:series",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getSeries",
        summary: "Get a series: rules, tournaments, changes",
        description:
          "Its rules, its directors, its tournaments in the order of time, and every change with its director. The combined table is `getSeriesStandings`.",
        tags,
        params,
        response: responses(schemas.series, "not-found"),
      },
    },
    async (request) => showSeries(deps, request.params.series, viewerIn(request)),
  );
}

function changeRoute(server: Server, deps: Deps): void {
  server.patch(
    "/v1/series/:series",
    {
      config: { access: "tournaments:write", ...limitByUser(30) },
      schema: {
        operationId: "changeSeries",
        summary: "Change name, description or rules of a series",
        description: "The table follows the new rules at once. Every change is listed with its director and its time.",
        tags,
        params,
        body: schemas.seriesChange,
        response: responses(schemas.series, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      await changeSettings(deps, request.params.series, actor, request.body);
      return showSeries(deps, request.params.series, actor);
    },
  );
}

function deleteRoute(server: Server, deps: Deps): void {
  server.delete(
    "/v1/series/:series",
    {
      config: { access: "tournaments:write" },
      schema: {
        operationId: "deleteSeries",
        summary: "Delete a series without tournaments",
        description:
          "For its directors. If it has a tournament, the response is `unfit`: remove its tournaments first.",
        tags,
        params,
        response: noContent("not-signed-in", "not-found", "unfit"),
      },
    },
    async (request, reply) => {
      await removeSeries(deps, request.params.series, requireUser(request));
      return reply.code(204).send();
    },
  );
}

function standingsRoutes(server: Server, deps: Deps): void {
  server.get(
    "/v1/series/:series/standings",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getSeriesStandings",
        summary: "Get the combined table of a series",
        description: `Computed from the final standings of its finished tournaments, at most ${tournamentsMax}. Bots are left out.`,
        tags,
        params,
        response: responses(schemas.seriesStandings, "not-found"),
      },
    },
    async ({ params: { series } }) => standingsOfSeries(deps, series),
  );
  server.get(
    "/v1/series/:series/standings.csv",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getSeriesStandingsCsv",
        summary: "Download the combined table (CSV)",
        description: "The table of `getSeriesStandings`, for spreadsheets.",
        tags,
        params,
        response: streamResponse(
          "text/csv",
          "One line a player with the points of each finished tournament, by its id.",
          "not-found",
        ),
      },
    },
    async (request, reply) => {
      const { series } = request.params;
      const shown = await showSeries(deps, series, viewerIn(request));
      return reply.type("text/csv; charset=utf-8").send(seriesCsv(await standingsOfSeries(deps, series), shown));
    },
  );
}

function ofTournamentRoute(server: Server, deps: Deps): void {
  server.get(
    "/v1/tournaments/:tournament/series",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getSeriesOfTournament",
        summary: "Get the series that a tournament belongs to",
        description: "A tournament can count in several series. Without one, the list is empty.",
        tags,
        params: z.object({ tournament: tournaments.tournamentId }),
        response: responses(schemas.seriesOfTournament, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const { id } = await shownTournament(deps, request.params.tournament, viewerIn(request));
      return { series: await seriesWithTournament(deps.pool, id) };
    },
  );
}
