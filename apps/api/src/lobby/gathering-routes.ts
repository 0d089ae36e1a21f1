import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { answers } from "../http/answers.ts";
import { signedIn } from "../http/identity.ts";
import type { Server } from "../http/server.ts";
import type { Lobby } from "./lobby.ts";

type Words = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const tags = ["lobby"];

/** What becomes of a table: it begins when all are ready, is cleared away, or meets again. */
export function gatheringRoutes(server: Server, { game }: Words, lobby: Lobby): void {
  server.post(
    "/v1/games/:game/companions",
    {
      schema: {
        operationId: "seatCompanion",
        summary: "Seat somebody who plays at your own screen (the host)",
        description:
          "A name is all they need. Whatever is asked under `/v1/games/{game}/…` with the header `Seneschal-Companion`, their account, is asked as they would: each sees their own hand and moves for their own seat.",
        tags,
        params,
        body: games.newCompanion,
        response: answers(game, "not-signed-in", "not-found", "not-open", "seat-taken", "name-taken"),
      },
    },
    async (request) => lobby.seatCompanion(request.params.game, signedIn(request).id, request.body),
  );
  server.put(
    "/v1/games/:game/readiness",
    {
      schema: {
        operationId: "sayReadiness",
        summary: "Say that you are ready, or not",
        description: "Where the table asks: it begins when every seat is taken and everybody is ready.",
        tags,
        params,
        body: games.readiness,
        response: answers(game, "not-signed-in", "not-found", "not-open", "not-your-seat"),
      },
    },
    async (request) => lobby.sayReadiness(request.params.game, signedIn(request).id, request.body.isReady),
  );
  server.delete(
    "/v1/games/:game",
    {
      schema: {
        operationId: "cancelGame",
        summary: "Clear a table away that has not begun (the host)",
        tags,
        params,
        response: answers(game, "not-signed-in", "not-found", "not-open"),
      },
    },
    async (request) => lobby.cancel(request.params.game, signedIn(request).id),
  );
  server.post(
    "/v1/games/:game/rematch",
    {
      schema: {
        operationId: "openRematch",
        summary: "Play again at a table that is over, everybody one seat on",
        description:
          "With the same options, clocks and conditions. Whoever asks first opens it and invites the others to their seats; whoever asks later sits down there.",
        tags,
        params,
        response: answers(
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
    async (request) => lobby.rematch(request.params.game, signedIn(request).id),
  );
}
