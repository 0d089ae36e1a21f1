import { accountId, series as schemas, tournaments } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { addDirector, addTournament, removeDirector, removeTournament, tournamentsMax } from "./change-series.ts";
import { type Deps, params, tags } from "./routes.ts";
import { showSeries } from "./show-series.ts";

const ofTournament = params.extend({ tournament: tournaments.tournamentId });
const ofDirector = params.extend({ account: accountId });
const perMinute = 30;

/** The tournaments and the directors of a series. */
export function seriesMemberRoutes(server: Server, deps: Deps): void {
  tournamentRoutes(server, deps);
  directorRoutes(server, deps);
}

function tournamentRoutes(server: Server, deps: Deps): void {
  server.put(
    "/v1/series/:series/tournaments/:tournament",
    {
      config: { access: "tournaments:write", ...limitByUser(perMinute) },
      schema: {
        operationId: "addTournamentToSeries",
        summary: "Add a tournament to a series",
        description: `You must direct both. A series has at most ${tournamentsMax} tournaments.`,
        tags,
        params: ofTournament,
        response: responses(schemas.series, "not-signed-in", "not-found", "list-full"),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const { series, tournament } = request.params;
      await addTournament(deps, series, actor, tournament);
      return showSeries(deps, series, actor);
    },
  );
  server.delete(
    "/v1/series/:series/tournaments/:tournament",
    {
      config: { access: "tournaments:write", ...limitByUser(perMinute) },
      schema: {
        operationId: "removeTournamentFromSeries",
        summary: "Remove a tournament from a series",
        description: "Its results no longer count in the table.",
        tags,
        params: ofTournament,
        response: responses(schemas.series, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const { series, tournament } = request.params;
      await removeTournament(deps, series, actor, tournament);
      return showSeries(deps, series, actor);
    },
  );
}

function directorRoutes(server: Server, deps: Deps): void {
  server.put(
    "/v1/series/:series/directors/:account",
    {
      config: { access: "tournaments:write", ...limitByUser(perMinute) },
      schema: {
        operationId: "addDirectorToSeries",
        summary: "Add a director to a series",
        description:
          "For its directors. A series has at most 20 directors. The new director can change the series, and add tournaments that they direct.",
        tags,
        params: ofDirector,
        response: responses(schemas.series, "not-signed-in", "not-found", "list-full"),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const { series, account } = request.params;
      await addDirector(deps, series, actor, account);
      return showSeries(deps, series, actor);
    },
  );
  server.delete(
    "/v1/series/:series/directors/:account",
    {
      config: { access: "tournaments:write", ...limitByUser(perMinute) },
      schema: {
        operationId: "removeDirectorFromSeries",
        summary: "Remove a director from a series",
        description: "The last one stays.",
        tags,
        params: ofDirector,
        response: responses(schemas.series, "not-signed-in", "not-found", "unfit"),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const { series, account } = request.params;
      await removeDirector(deps, series, actor, account);
      return showSeries(deps, series, actor);
    },
  );
}
