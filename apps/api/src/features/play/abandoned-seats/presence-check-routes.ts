import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps } from "../types.ts";
import { confirmPresence, startPresenceCheck, voteOnReplacement } from "./presence-check.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const path = "/v1/games/:game/presence-check";
const params = z.object({ game: gameId });
const tags = ["play"];
const answer = ({ game }: Schemas) =>
  responses(game, "not-signed-in", "not-found", "not-your-seat", "not-running", "presence-check-closed");

/** Presence checks in games without clocks: "Are you still there?" */
export function presenceCheckRoutes(server: Server, schemas: Schemas, deps: PlayDeps): void {
  server.post(
    path,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "startPresenceCheck",
        summary: "Start a presence check",
        description:
          "In a game without clocks, asks the players that the game waits for whether they are still there. Possible when nobody has moved for 7 days, and at most once in 7 days. They have 3 days to move or to confirm. Players on vacation are not asked. In tournaments, directors decide instead.",
        tags,
        params,
        response: answer(schemas),
      },
    },
    async (request) => startPresenceCheck(deps, request.params.game, requireUser(request).id),
  );
  server.post(
    `${path}/confirmation`,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "confirmPresence",
        summary: "Confirm your presence",
        description:
          "Answers a presence check without a move. Possible once per question: at the next check, only a move counts.",
        tags,
        params,
        response: answer(schemas),
      },
    },
    async (request) => confirmPresence(deps, request.params.game, requireUser(request).id),
  );
  server.post(
    `${path}/votes`,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "voteOnReplacement",
        summary: "Vote on the replacement of an absent player",
        description:
          "A bot takes over the seat of a player who did not answer a presence check when more than half of the other players agree. After 3 more days, the majority of the votes cast decides. Players who have not answered themselves have no vote. The seat stays open to substitutes, and its player can take it back.",
        tags,
        params,
        body: games.newReplacementVote,
        response: answer(schemas),
      },
    },
    async (request) => voteOnReplacement(deps, request.params.game, requireUser(request).id, request.body),
  );
}
