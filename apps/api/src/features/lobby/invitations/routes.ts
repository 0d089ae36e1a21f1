import { accountId, gameId, games, players } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { keyed } from "../../../platform/http/keyed.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { LobbyDeps } from "../types.ts";
import { findPlayers } from "./find-players-queries.ts";
import { endInvitation, invite } from "./invitations.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const tags = ["lobby"];

/** Finding players by name, and inviting them. */
export function invitationRoutes(server: Server, schemas: Schemas, deps: LobbyDeps): void {
  findPlayersRoute(server, deps);
  invitePlayerRoute(server, schemas, deps);
  withdrawInvitationRoute(server, schemas, deps);
}

function findPlayersRoute(server: Server, deps: LobbyDeps): void {
  server.get(
    "/v1/players",
    {
      config: { access: "games:read", ...limitByUser(60) },
      schema: {
        operationId: "findPlayers",
        summary: "Search players by name",
        description:
          "For invitations: at most 10 accounts whose names begin with the text, whatever its case and accents. Those you have played with come first, then registered accounts.",
        tags: ["accounts"],
        querystring: players.playersQuery,
        response: responses(players.playersNamed, "not-signed-in"),
      },
    },
    async (request) => ({
      players: [...(await findPlayers(deps.pool, requireUser(request).id, request.query.name))],
    }),
  );
}

function invitePlayerRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.post(
    "/v1/games/:game/invitations",
    {
      config: { access: "lobby:write", ...limitByUser(60) },
      schema: {
        operationId: "invitePlayer",
        summary: "Invite a player (host)",
        description:
          "Invited players can see the game without an invitation code and need not meet its requirements. A seat can be reserved for them. A bot account takes a seat at once if the game is within the limits that its owner has set; otherwise the answer is `bot-declined`.",
        tags,
        params: z.object({ game: gameId }),
        headers: games.idempotencyHeaders,
        body: games.newInvitation,
        response: responses(
          game,
          "not-signed-in",
          "not-found",
          "not-open",
          "seat-taken",
          "bot-declined",
          "idempotency-key-reused",
        ),
      },
    },
    async (request) => invite(deps, request.params.game, requireUser(request).id, keyed(request)),
  );
}

function withdrawInvitationRoute(server: Server, { game }: Schemas, deps: LobbyDeps): void {
  server.delete(
    "/v1/games/:game/invitations/:account",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "withdrawInvitation",
        summary: "Decline an invitation, or cancel one (host)",
        description:
          "Before the start. Invited players decline their own invitation, the host cancels any. A reserved seat becomes free. If the account is not invited, the response is `not-found`.",
        tags,
        params: z.object({ game: gameId, account: accountId }),
        response: responses(game, "not-signed-in", "not-found", "not-open"),
      },
    },
    async (request) => endInvitation(deps, request.params.game, requireUser(request).id, request.params.account),
  );
}
