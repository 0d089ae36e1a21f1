import { gameId, games } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { conditionalHeaders, responses, unchanged } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps, Viewing } from "../types.ts";
import { getReplay, getReplayChanges } from "./replay.ts";

type Schemas = Pick<ReturnType<typeof games.playSchemas>, "replay" | "replayChanges">;

const tags = ["archive"];
const importParams = z.object({ import: gameId });

/** Replays of imported games, which the store of these dependencies reads. Nobody has a seat in them. */
export function importViewingRoutes(server: Server, { replay, replayChanges }: Schemas, deps: PlayDeps): void {
  server.get(
    "/v1/imports/:import/replay",
    {
      config: { access: "public" },
      schema: {
        operationId: "getImportReplay",
        summary: "Get the replay of an imported game",
        description: "As for a finished game: `game` is the id of the import.",
        ...requests,
        response: { ...responses(replay, "not-found"), ...unchanged },
      },
    },
    async (request, reply) => getReplay(deps, viewingOf(request), request.query, { request, reply }),
  );
  server.get(
    "/v1/imports/:import/replay/changes",
    {
      config: { access: "public" },
      schema: {
        operationId: "getImportReplayChanges",
        summary: "Get the replay of an imported game as changes",
        description: "The same replay, with the changes of each view instead of the view.",
        ...requests,
        response: { ...responses(replayChanges, "not-found"), ...unchanged },
      },
    },
    async (request, reply) => getReplayChanges(deps, viewingOf(request), request.query, { request, reply }),
  );
}

const requests = { tags, params: importParams, querystring: games.replayQuery, headers: conditionalHeaders };

function viewingOf({ params }: FastifyRequest<{ Params: z.output<typeof importParams> }>): Viewing {
  return { game: params.import, viewer: undefined };
}
