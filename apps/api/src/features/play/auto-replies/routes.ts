import { gameId, autoReplies as schemas } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps } from "../types.ts";
import { changeAutoReplies, ownAutoReplies } from "./edit-auto-replies.ts";

const params = z.object({ game: gameId });
const tags = ["play"];
const acting = ["not-signed-in", "not-found", "not-your-seat", "not-running"] as const;

/** Auto-replies: questions that are answered automatically for a player. */
export function autoReplyRoutes(server: Server, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/auto-replies",
    {
      config: { access: "games:read" },
      schema: {
        operationId: "getAutoReplies",
        summary: "Get your auto-replies",
        description: "The conditions under which the server answers for your seat. Nobody else sees them.",
        tags,
        params,
        response: responses(schemas.autoReplies, ...acting),
      },
    },
    async (request) => ownAutoReplies(deps, request.params.game, requireUser(request).id),
  );
  server.put(
    "/v1/games/:game/auto-replies",
    {
      config: { access: "games:play" },
      schema: {
        operationId: "setAutoReplies",
        summary: "Change your auto-replies",
        description:
          "Replaces the whole list, and also applies to the open question. The first auto-reply that fits answers for you; with `answersSingleChoices`, so do questions without a choice. An answer equal to the default waits until all other players have answered, so that its speed reveals nothing; each answer comes after a random, natural delay.",
        tags,
        params,
        body: schemas.newAutoReplies,
        response: responses(schemas.autoReplies, ...acting),
      },
    },
    async (request) => changeAutoReplies(deps, request.params.game, requireUser(request).id, request.body),
  );
}
