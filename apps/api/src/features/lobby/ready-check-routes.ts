import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../platform/http/identity.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { rematch } from "./opening/rematch.ts";
import { cancelGame, setReady } from "./ready-check.ts";
import { addCompanion } from "./seats/companions.ts";
import type { LobbyDeps } from "./types.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const tags = ["lobby"];

/** Players on the same device, ready check, cancellation and rematch. */
export function readyCheckRoutes(server: Server, schemas: Schemas, deps: LobbyDeps): void {
  addCompanionRoute(server, schemas, deps);
  setReadyRoute(server, schemas, deps);
  cancelGameRoute(server, schemas, deps);
  createRematchRoute(server, schemas, deps);
}

function addCompanionRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games/:game/companions",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "addCompanion",
        summary: "Add a player on the same device (host)",
        description:
          "Only a name is needed. Requests to `/v1/games/{game}/…` with their account id in the header `Seneschal-Companion` are made as this player: each sees their own hand and moves for their own seat.",
        tags,
        params,
        body: games.newCompanion,
        response: responses(game, "not-signed-in", "not-found", "not-open", "seat-taken", "name-taken"),
      },
    },
    async (request) => addCompanion(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function setReadyRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.put(
    "/v1/games/:game/readiness",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "setReady",
        summary: "Set ready or not ready",
        description:
          "Only for games with a ready check: they start when all seats are taken and all players are ready.",
        tags,
        params,
        body: games.readiness,
        response: responses(game, "not-signed-in", "not-found", "not-open", "not-your-seat"),
      },
    },
    async (request) => setReady(deps, request.params.game, requireUser(request).id, request.body.isReady),
  );
}

function cancelGameRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.delete(
    "/v1/games/:game",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "cancelGame",
        summary: "Close a game that has not started (host)",
        description:
          "For the host, before the start. The game can still be read, with the state `closed`. After the start, players can `resign`.",
        tags,
        params,
        response: responses(game, "not-signed-in", "not-found", "not-open"),
      },
    },
    async (request) => cancelGame(deps, request.params.game, requireUser(request).id),
  );
}

function createRematchRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games/:game/rematch",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "createRematch",
        summary: "Create a rematch",
        description:
          "The rematch has the same options, time control and requirements; seats rotate. The first request creates it and invites the other players; later requests take the reserved seat.",
        tags,
        params,
        response: responses(
          game,
          "not-signed-in",
          "not-found",
          "not-finished",
          "not-your-seat",
          "not-open",
          "seat-taken",
          "too-many-open-games",
        ),
      },
    },
    async (request) => rematch(deps, request.params.game, requireUser(request).id),
  );
}
