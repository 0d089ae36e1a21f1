import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps } from "../types.ts";
import { answerUndoRequest, requestUndo, undoRequestOf, withdrawOwnUndoRequest } from "./undo-requests.ts";

const path = "/v1/games/:game/undo-request";
const params = z.object({ game: gameId });
const tags = ["play"];
const acting = ["not-signed-in", "not-found", "not-your-seat", "not-running"] as const;
const answer = (...codes: readonly ("stale-version" | "undo-closed")[]) =>
  responses(games.undoRequest, ...acting, ...codes);

/** Requests to undo a move that needs the consent of others. */
export function undoRequestRoutes(server: Server, deps: PlayDeps): void {
  getUndoRequestRoute(server, deps);
  requestUndoRoute(server, deps);
  answerUndoRequestRoute(server, deps);
  withdrawUndoRequestRoute(server, deps);
}

function getUndoRequestRoute(server: Server, deps: PlayDeps): void {
  server.get(
    path,
    {
      config: { access: "games:read" },
      schema: {
        operationId: "getUndoRequest",
        summary: "Get the open undo request",
        description:
          "For players: whether you can request an undo now, and the open request with its answers, or null. Changes come by the live stream as `event: undo`.",
        tags,
        params,
        response: answer(),
      },
    },
    async (request) => undoRequestOf(deps, request.params.game, requireUser(request).id),
  );
}

function requestUndoRoute(server: Server, deps: PlayDeps): void {
  server.post(
    path,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "requestUndo",
        summary: "Request an undo",
        description:
          "Undoes your last move and all later ones when all other players have agreed, or at once if there are none. The request ends when the game changes. After one was declined, players cannot request another before that.",
        tags,
        params,
        body: games.newUndo,
        response: answer("stale-version", "undo-closed"),
      },
    },
    async (request) => requestUndo(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function answerUndoRequestRoute(server: Server, deps: PlayDeps): void {
  server.post(
    `${path}/answer`,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "answerUndoRequest",
        summary: "Answer an undo request",
        description:
          "The moves are undone as soon as all other players have agreed. If you decline, the request is over. Without a request that you can answer, the response is `undo-closed`. Rollbacks that staff propose are answered in the same way.",
        tags,
        params,
        body: games.undoAnswer,
        response: answer("stale-version", "undo-closed"),
      },
    },
    async (request) => answerUndoRequest(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function withdrawUndoRequestRoute(server: Server, deps: PlayDeps): void {
  server.delete(
    path,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "withdrawUndoRequest",
        summary: "Withdraw your undo request",
        description: "Ends your own request. Without one, nothing changes.",
        tags,
        params,
        response: answer(),
      },
    },
    async (request) => withdrawOwnUndoRequest(deps, request.params.game, requireUser(request).id),
  );
}
