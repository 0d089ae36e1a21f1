import { gameId, games, chat as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { optionalUserId, requireUnmutedUser, requireUser } from "../../platform/http/identity.ts";
import { keyed } from "../../platform/http/keyed.ts";
import { createdResponses, noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { type ChatDeps, deleteOwnMessage, markReadUpTo, postInRoom, readChat, reportMessage } from "./chat.ts";

const params = z.object({ game: gameId });
const tags = ["chat"];

/** The chat of a game. It is not part of the event log. */
export function chatRoutes(server: Server, deps: ChatDeps): void {
  readRoutes(server, deps);
  postRoutes(server, deps);
  reportRoute(server, deps);
}

function readRoutes(server: Server, deps: ChatDeps): void {
  server.get(
    "/v1/games/:game/chat",
    {
      config: { access: { optional: "chat:read" } },
      schema: {
        operationId: "listMessages",
        summary: "Get chat messages",
        description: "New messages come by the live stream as `event: chat` (a `ChatMessage`).",
        tags,
        params,
        querystring: schemas.chatQuery,
        response: responses(schemas.chat, "not-signed-in", "not-found"),
      },
    },
    async (request) => readChat(deps, request.params.game, optionalUserId(request), request.query),
  );
  server.put(
    "/v1/games/:game/chat/read",
    {
      config: { access: "chat:write" },
      schema: {
        operationId: "markMessagesRead",
        summary: "Mark a chat room as read",
        description: "Sets how far you have read, for all your devices. Others do not see it.",
        tags,
        params,
        body: schemas.readMarker,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await markReadUpTo(deps, request.params.game, requireUser(request).id, request.body);
      return reply.code(204).send();
    },
  );
}

function postRoutes(server: Server, deps: ChatDeps): void {
  server.post(
    "/v1/games/:game/chat",
    {
      config: { access: "chat:write", ...limitByUser(20) },
      schema: {
        operationId: "postMessage",
        summary: "Post a chat message",
        description:
          "Public games require a confirmed e-mail address. Chat messages are not part of the game log and can be deleted.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: schemas.newMessage,
        response: createdResponses(
          schemas.message,
          "not-signed-in",
          "not-found",
          "email-not-verified",
          "muted",
          "idempotency-key-reused",
        ),
      },
    },
    async (request, reply) => {
      const { id } = requireUnmutedUser(request);
      return reply.code(201).send(await postInRoom(deps, request.params.game, id, keyed(request)));
    },
  );
  server.delete(
    "/v1/games/:game/chat/:number",
    {
      config: { access: "chat:write" },
      schema: {
        operationId: "deleteMessage",
        summary: "Delete your chat message",
        description:
          "The text is deleted for everyone and for good; the message stays without its text. You can delete only your own. Moderators keep the copy of a message that was reported before.",
        tags,
        params: schemas.messageParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await deleteOwnMessage(deps, request.params.game, requireUser(request).id, request.params.number);
      return reply.code(204).send();
    },
  );
}

function reportRoute(server: Server, deps: ChatDeps): void {
  server.post(
    "/v1/games/:game/chat/:number/reports",
    {
      config: { access: "chat:write", ...limitByUser(5) },
      schema: {
        operationId: "reportMessage",
        summary: "Report a message to the moderators",
        description:
          "For any message that you can read. Moderators get it with your reason, and with up to 20 messages of the same room as they are now. The author is not told who reported it.",
        tags,
        params: schemas.messageParams,
        body: schemas.newReport,
        response: createdResponses(schemas.report, "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { game, number } = request.params;
      const report = { game, reporter: requireUser(request).id, number, reason: request.body.reason };
      return reply.code(201).send(await reportMessage(deps, report));
    },
  );
}
