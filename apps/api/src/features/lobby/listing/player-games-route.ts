import { accountId, type games } from "@seneschal/schema";
import { z } from "zod";
import { optionalUserId } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { LobbyDeps } from "../types.ts";
import { findPlayerGames } from "./player-games.ts";

type Schemas = ReturnType<typeof games.lobbySchemas>;

export function playerGamesRoute(server: Server, { playerGamesQuery, gamesPage }: Schemas, deps: LobbyDeps): void {
  server.get(
    "/v1/players/:player/games",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "listPlayerGames",
        summary: "List a player's public games, last started first",
        description:
          "Running and finished games in which the player has a seat. While a game with a spectator delay is running, the players at its start count, and spectators see it with the delay.",
        tags: ["lobby"],
        params: z.object({ player: accountId }),
        querystring: playerGamesQuery,
        response: responses(gamesPage, "not-found"),
      },
    },
    async (request) => findPlayerGames(deps, request.params.player, request.query, optionalUserId(request)),
  );
}
