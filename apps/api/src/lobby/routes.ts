import { gameId, games, seat } from "@seneschal/schema";
import { z } from "zod";
import { answers, answersCreated } from "../http/answers.ts";
import { signedIn, viewerOf } from "../http/identity.ts";
import type { Server } from "../http/server.ts";
import { gatheringRoutes } from "./gathering-routes.ts";
import { invitingRoutes } from "./inviting-routes.ts";
import type { Lobby } from "./lobby.ts";

type Words = ReturnType<typeof games.lobbySchemas>;

const gameParams = z.object({ game: gameId });
const seatParams = z.object({ game: gameId, seat: z.coerce.number().pipe(seat) });
const invitationParams = z.object({ invitation: games.invitation });
const tags = ["lobby"];

/** Opening a game, finding one, sitting down, starting. */
export function lobbyRoutes(server: Server, words: Words, lobby: Lobby): void {
  listing(server, words, lobby);
  looking(server, words, lobby);
  seating(server, words, lobby);
  gatheringRoutes(server, words, lobby);
  invitingRoutes(server, words, lobby);
}

function listing(server: Server, { gamesQuery, gamesPage, newGame, game }: Words, lobby: Lobby): void {
  server.get(
    "/v1/games",
    {
      schema: {
        operationId: "listGames",
        summary: "Games, the newest first",
        description: "Games by invitation appear only to those who have, or gave up, a seat in them.",
        tags,
        querystring: gamesQuery,
        response: answers(gamesPage, "not-signed-in"),
      },
    },
    async (request) => {
      const { mine, invited } = request.query;
      const viewer = mine === true || invited === true ? signedIn(request).id : viewerOf(request);
      return lobby.list(request.query, viewer);
    },
  );
  server.post(
    "/v1/games",
    {
      schema: {
        operationId: "openGame",
        summary: "Open a game and take a seat",
        description:
          "The one of your favourite colour, where no bot sits; seat 0 otherwise. Bots sit on the last seats.",
        tags,
        headers: games.idempotencyHeaders,
        body: newGame,
        response: answersCreated(game, "not-signed-in", "too-many-open-games", "idempotency-key-reused"),
      },
    },
    async (request, reply) => {
      const opened = await lobby.open(signedIn(request).id, request.body, request.headers["idempotency-key"]);
      return reply.code(201).send(opened);
    },
  );
}

function looking(server: Server, { game }: Words, lobby: Lobby): void {
  server.get(
    "/v1/games/:game",
    {
      schema: {
        operationId: "getGame",
        summary: "One game: who sits where, whose turn it is",
        tags,
        params: gameParams,
        response: answers(game, "not-signed-in", "not-found"),
      },
    },
    async (request) => lobby.look(request.params.game, viewerOf(request)),
  );
  server.get(
    "/v1/invitations/:invitation",
    {
      schema: {
        operationId: "getInvitedGame",
        summary: "The game that an invitation link opens",
        tags,
        params: invitationParams,
        response: answers(game, "not-signed-in", "not-found"),
      },
    },
    async (request) => lobby.lookByInvitation(request.params.invitation, viewerOf(request)),
  );
}

function seating(server: Server, { game }: Words, lobby: Lobby): void {
  server.post(
    "/v1/games/:game/seats",
    {
      schema: {
        operationId: "sitDown",
        summary: "Take a free seat, or one that looks for a player",
        description:
          "A game by invitation also asks for the code of the link. Once the game has begun, a seat that was left may be taken over; whoever left it may come back. `forbidden` answers those whom the host has sent away from this game, by whichever way they come.",
        tags,
        params: gameParams,
        body: games.sitDown,
        response: answers(
          game,
          ...([
            "not-signed-in",
            "not-found",
            "entry-refused",
            "forbidden",
            "own-game",
            "not-open",
            "seat-taken",
          ] as const),
        ),
      },
    },
    async (request) => lobby.sitDown(request.params.game, signedIn(request).id, request.body),
  );
  server.delete(
    "/v1/games/:game/seats/:seat",
    {
      schema: {
        operationId: "standUp",
        summary: "Give your seat back; the host also sends others away",
        description:
          "An account that the host sends away leaves with its companions. It takes no seat of this game or its rematch, not even one that was left later, unless the host invites it before the game begins.",
        tags,
        params: seatParams,
        response: answers(game, "not-signed-in", "not-found", "not-open", "not-your-seat"),
      },
    },
    async (request) => lobby.standUp(request.params.game, signedIn(request).id, request.params.seat),
  );
  server.post(
    "/v1/games/:game/bots",
    {
      schema: {
        operationId: "seatBot",
        summary: "Seat a bot (the host)",
        tags,
        params: gameParams,
        body: games.seatBot,
        response: answers(game, "not-signed-in", "not-found", "forbidden", "not-open", "seat-taken"),
      },
    },
    async (request) => lobby.seatBot(request.params.game, signedIn(request).id, request.body),
  );
  server.post(
    "/v1/games/:game/start",
    {
      schema: {
        operationId: "startGame",
        summary: "Begin to play (the host, once every seat is taken)",
        description: "A table with a ready check begins by itself.",
        tags,
        params: gameParams,
        response: answers(game, "not-signed-in", "not-found", "forbidden", "not-open", "seats-free", "not-ready"),
      },
    },
    async (request) => lobby.start(request.params.game, signedIn(request).id),
  );
}
