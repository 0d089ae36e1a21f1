import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { optionalUserId, requireUser } from "../../platform/http/identity.ts";
import { keyed } from "../../platform/http/keyed.ts";
import { createdResponses, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { botGamesRoute } from "./listing/bot-games-route.ts";
import { findGames, getGame, getInvitedGame } from "./listing/list-games.ts";
import { playerGamesRoute } from "./listing/player-games-route.ts";
import { openGame } from "./opening/open-game.ts";
import { startGame } from "./opening/start-game.ts";
import { readyCheckRoutes } from "./ready-check-routes.ts";
import { addBot, leaveSeat, takeSeat } from "./seats/seating.ts";
import type { LobbyDeps } from "./types.ts";

type Schemas = ReturnType<typeof games.lobbySchemas>;

const gameParams = z.object({ game: gameId });
const seatParams = z.object({ game: gameId, seat: z.coerce.number().int().min(0).max(9) });
const invitationParams = z.object({ invitation: games.invitation });
const tags = ["lobby"];

/** Creating, finding, joining and starting games. */
export function lobbyRoutes(server: Server, schemas: Schemas, deps: LobbyDeps): void {
  listRoutes(server, schemas, deps);
  readRoutes(server, schemas, deps);
  seatRoutes(server, schemas, deps);
  readyCheckRoutes(server, schemas, deps);
  invitationRoutes(server, schemas, deps);
}

function listRoutes(server: Server, schemas: Schemas, deps: LobbyDeps): void {
  listGamesRoute(server, schemas, deps);
  createGameRoute(server, schemas, deps);
  playerGamesRoute(server, schemas, deps);
  botGamesRoute(server, schemas, deps);
}

function listGamesRoute(server: Server, { gamesQuery, gamesPage }: Schemas, deps: LobbyDeps): void {
  server.get(
    "/v1/games",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "listGames",
        summary: "List games, newest first",
        description: "Private games are listed only for players who have or had a seat in them.",
        tags,
        querystring: gamesQuery,
        response: responses(gamesPage, "not-signed-in"),
      },
    },
    async (request) => {
      const { mine, invited, turn } = request.query;
      const isOwnList = mine === true || invited === true || turn !== undefined;
      const viewer = isOwnList ? requireUser(request).id : optionalUserId(request);
      return findGames(deps, request.query, viewer);
    },
  );
}

function createGameRoute(server: Server, { newGame, game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games",
    {
      config: { access: "lobby:write", location: "/v1/games/{id}" },
      schema: {
        operationId: "createGame",
        summary: "Create a game and take a seat",
        description:
          "You get the seat of your preferred colour unless a bot has it, otherwise seat 0. Bots take the last seats. Others join with `takeSeat`, or you invite them (`invitePlayer`, or the link with the code `invitation`). When all seats are taken, start the game with `startGame`; with `startsWhenFull` or `readyCheck` it starts by itself.",
        tags,
        headers: games.idempotencyHeaders,
        body: newGame,
        response: createdResponses(game, "not-signed-in", "too-many-open-games", "idempotency-key-reused"),
      },
    },
    async (request, reply) => {
      const opened = await openGame(deps, requireUser(request).id, request.body, request.headers["idempotency-key"]);
      return reply.code(201).send(opened);
    },
  );
}

function readRoutes(server: Server, schemas: Schemas, deps: LobbyDeps): void {
  getGameRoute(server, schemas, deps);
  getInvitedGameRoute(server, schemas, deps);
}

function getGameRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.get(
    "/v1/games/:game",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "getGame",
        summary: "Get a game: players, seats, whose turn it is",
        description:
          "The table without what lies on it: players, whose turn it is, clocks, votes, and what you may do. The position with your options is `getPosition`. Everyone can see public games; private games are shown to their players, to the host and to invited players, and are `not-found` for others.",
        tags,
        params: gameParams,
        response: responses(game, "not-signed-in", "not-found"),
      },
    },
    async (request) => getGame(deps, request.params.game, optionalUserId(request)),
  );
}

function getInvitedGameRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.get(
    "/v1/invitations/:invitation",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "getInvitedGame",
        summary: "Get the game of an invitation link",
        description:
          "Finds a game by the code in its invitation link, even if it is private. Everyone who has the code can take a seat with it: send it to `takeSeat` as `invitation`.",
        tags,
        params: invitationParams,
        response: responses(game, "not-signed-in", "not-found"),
      },
    },
    async (request) => getInvitedGame(deps, request.params.invitation, optionalUserId(request)),
  );
}

function seatRoutes(server: Server, schemas: Schemas, deps: LobbyDeps): void {
  takeSeatRoute(server, schemas, deps);
  leaveSeatRoute(server, schemas, deps);
  addBotRoute(server, schemas, deps);
  startGameRoute(server, schemas, deps);
}

function takeSeatRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games/:game/seats",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "takeSeat",
        summary: "Take an open seat, or take over an abandoned one",
        description:
          "A private game also requires the code of the invitation link. After the start, an abandoned seat can be taken over, and the player who left it can come back. Returns `forbidden` to accounts that the host has removed from this game, however they come.",
        tags,
        params: gameParams,
        headers: games.idempotencyHeaders,
        body: games.newSeatPlayer,
        response: responses(
          game,
          ...([
            "not-signed-in",
            "not-found",
            "entry-refused",
            "forbidden",
            "own-game",
            "not-open",
            "seat-taken",
            "idempotency-key-reused",
          ] as const),
        ),
      },
    },
    async (request) => takeSeat(deps, request.params.game, requireUser(request).id, keyed(request)),
  );
}

function leaveSeatRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.delete(
    "/v1/games/:game/seats/:seat",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "leaveSeat",
        summary: "Leave a seat, or remove a player (host)",
        description:
          "An account that the host removes leaves with the other players on its device. It cannot take a seat in this game or its rematch, not even an abandoned one, unless the host invites it before the start.",
        tags,
        params: seatParams,
        response: responses(game, "not-signed-in", "not-found", "not-open", "not-your-seat"),
      },
    },
    async (request) => leaveSeat(deps, request.params.game, requireUser(request).id, request.params.seat),
  );
}

function addBotRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games/:game/bots",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "addBot",
        summary: "Add a bot (host)",
        description:
          "For the host, before the start. The bot takes the first open seat if the request names none. It is ready at once and plays by itself.",
        tags,
        params: gameParams,
        headers: games.idempotencyHeaders,
        body: games.newSeatBot,
        response: responses(
          game,
          "not-signed-in",
          "not-found",
          "forbidden",
          "not-open",
          "seat-taken",
          "idempotency-key-reused",
        ),
      },
    },
    async (request) => addBot(deps, request.params.game, requireUser(request).id, keyed(request)),
  );
}

function startGameRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games/:game/start",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "startGame",
        summary: "Start a game (host)",
        description:
          "For the host, when all seats are taken; otherwise the response is `seats-free`. The positions, and your options, are in `getPosition` from now on. A game with a ready check starts automatically.",
        tags,
        params: gameParams,
        response: responses(game, "not-signed-in", "not-found", "forbidden", "not-open", "seats-free", "not-ready"),
      },
    },
    async (request) => startGame(deps, request.params.game, requireUser(request).id),
  );
}
