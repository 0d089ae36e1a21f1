import { gameId, games, players } from "@seneschal/schema";
import { z } from "zod";
import { optionalUserId, requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps } from "../types.ts";
import { seatHistory, voteOnSeat } from "./abandoned-seats.ts";
import { presenceCheckRoutes } from "./presence-check-routes.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const tags = ["play"];

/** Presence checks, votes on abandoned seats, and who held each seat. */
export function abandonedSeatRoutes(server: Server, schemas: Schemas, deps: PlayDeps): void {
  presenceCheckRoutes(server, schemas, deps);
  voteOnSeatRoute(server, schemas, deps);
  getSeatHistoryRoute(server, deps);
}

function voteOnSeatRoute(server: Server, { game }: Schemas, deps: PlayDeps): void {
  server.post(
    "/v1/games/:game/ballots",
    {
      config: { access: "games:play" },
      schema: {
        operationId: "voteOnSeat",
        summary: "Vote on an abandoned seat",
        description:
          "More than half of the players must agree to wait or to let the bot play on; to end the game, all must agree.",
        tags,
        params,
        body: games.newBallot,
        response: responses(game, "not-signed-in", "not-found", "not-your-seat", "not-running", "nobody-left"),
      },
    },
    async (request) => voteOnSeat(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function getSeatHistoryRoute(server: Server, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/seat-history",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "getSeatHistory",
        summary: "Get the seat history",
        description:
          "Everyone who has held each seat, from when to when, and how it ended: resigned, timed out, replaced. Spectators of a game with a spectator delay see it with the delay.",
        tags,
        params,
        response: responses(players.seatHistory, "not-signed-in", "not-found"),
      },
    },
    async (request) => seatHistory(deps, request.params.game, optionalUserId(request)),
  );
}
