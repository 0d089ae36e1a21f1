import { accountId, gameId, games, players } from "@seneschal/schema";
import { z } from "zod";
import { answers } from "../../platform/http/answers.ts";
import { guardedFor } from "../../platform/http/guards/limits.ts";
import { signedIn } from "../../platform/http/identity.ts";
import type { Server } from "../../platform/http/server.ts";
import { invite, uninvite } from "./inviting.ts";
import { playersNamed } from "./players-named-queries.ts";
import type { LobbyNeeds } from "./types.ts";

type Words = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const tags = ["lobby"];

/** Asking people by name, and finding them. */
export function invitingRoutes(server: Server, { game }: Words, needs: LobbyNeeds): void {
  server.get(
    "/v1/players",
    {
      config: guardedFor(60),
      schema: {
        operationId: "findPlayers",
        summary: "Search players by name",
        tags: ["accounts"],
        querystring: players.playersQuery,
        response: answers(players.playersNamed, "not-signed-in"),
      },
    },
    async (request) => ({
      players: [...(await playersNamed(needs.pool, signedIn(request).id, request.query.name))],
    }),
  );
  server.post(
    "/v1/games/:game/invitations",
    {
      config: guardedFor(60),
      schema: {
        operationId: "invitePlayer",
        summary: "Invite a player (host)",
        description:
          "Invited players can see the game without an invitation code and need not meet its requirements. A seat can be reserved for them.",
        tags,
        params: z.object({ game: gameId }),
        body: games.newInvitation,
        response: answers(game, "not-signed-in", "not-found", "not-open", "seat-taken"),
      },
    },
    async (request) => invite(needs, request.params.game, signedIn(request).id, request.body),
  );
  server.delete(
    "/v1/games/:game/invitations/:account",
    {
      schema: {
        operationId: "endInvitation",
        summary: "Decline an invitation, or cancel one (host)",
        tags,
        params: z.object({ game: gameId, account: accountId }),
        response: answers(game, "not-signed-in", "not-found", "not-open"),
      },
    },
    async (request) => uninvite(needs, request.params.game, signedIn(request).id, request.params.account),
  );
}
