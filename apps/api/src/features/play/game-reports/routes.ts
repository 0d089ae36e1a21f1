import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { optionalUserId, requireUser } from "../../../platform/http/identity.ts";
import { conditionalHeaders, responses, unchanged } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps } from "../types.ts";
import { getGameReport, requestGameReport } from "./game-report.ts";

type Schemas = ReturnType<typeof games.gameReportSchemas>;

const params = z.object({ game: gameId });
const tags = ["play"];
const progress = {
  202: games.reportProgress.meta({
    description: "The report is not ready yet: this is its progress. Ask again after the seconds in `Retry-After`.",
  }),
};

/** Reports on games that are over. */
export function gameReportRoutes(server: Server, schemas: Schemas, deps: PlayDeps): void {
  getGameReportRoute(server, schemas, deps);
  requestGameReportRoute(server, deps);
}

function getGameReportRoute(server: Server, { gameReport }: Schemas, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/report",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "getGameReport",
        summary: "Get the report on a finished game",
        description: `Who was ahead after each step, what each decision cost its player compared with the move that Hard would have made, and what was luck. Leads, costs and luck are in the unit in which the ruleset evaluates positions. Moves are judged by what their seat knew.

Someone has to ask for it first with \`requestGameReport\`; otherwise the answer is \`no-report\`. While it is computed, the answer is 202 with the progress. Then it stays the same until the analysis or the ruleset has another version.

Only for games that are over; before that, the response is \`not-finished\`.`,
        tags,
        params,
        querystring: games.reportQuery,
        headers: conditionalHeaders,
        response: {
          ...responses(gameReport, "not-signed-in", "not-found", "no-report", "not-finished"),
          ...progress,
          ...unchanged,
        },
      },
    },
    async (request, reply) => {
      const viewing = { game: request.params.game, viewer: optionalUserId(request) };
      return getGameReport(deps, viewing, request.query, { request, reply });
    },
  );
}

function requestGameReportRoute(server: Server, deps: PlayDeps): void {
  server.post(
    "/v1/games/:game/report",
    {
      config: { access: "games:play" },
      schema: {
        operationId: "requestGameReport",
        summary: "Ask for the report on a finished game",
        description: `The report is computed in the background, which takes from half a minute to several minutes; one at a time on the whole server, in the order of the requests. \`getGameReport\` returns its progress, and then the report, to everyone who may see the game.

An account waits for one report at a time: beyond that the response is \`report-running\`. If someone has asked for this report before, nothing happens, and the response is its progress.`,
        tags,
        params,
        response: {
          ...responses(games.reportProgress, "not-signed-in", "not-found", "not-finished", "report-running"),
          ...progress,
        },
      },
    },
    async (request, reply) => {
      const viewer = requireUser(request).id;
      return requestGameReport(deps, { game: request.params.game, viewer }, reply);
    },
  );
}
