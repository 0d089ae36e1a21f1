import { chat, games, tournamentChat as schemas } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { optionalUserId, requireUnmutedUser, requireUser } from "../../../platform/http/identity.ts";
import { keyed } from "../../../platform/http/keyed.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import {
  announce,
  deleteOwnTournamentMessage,
  markTournamentChatRead,
  postInTournament,
  readTournamentChat,
  reportTournamentMessage,
  type TournamentChatDeps,
} from "./tournament-chat.ts";

const tags = ["chat"];
const { params, tournamentMessageParams } = schemas;
const postingProblems = [
  "not-signed-in",
  "not-found",
  "email-not-verified",
  "muted",
  "idempotency-key-reused",
] as const;

/** The chat of a tournament and the messages of its directors. They are not part of its log. */
export function tournamentChatRoutes(server: Server, deps: TournamentChatDeps): void {
  readRoutes(server, deps);
  postRoute(server, deps);
  announceRoute(server, deps);
  deleteRoute(server, deps);
  reportRoute(server, deps);
}

function readRoutes(server: Server, deps: TournamentChatDeps): void {
  server.get(
    "/v1/tournaments/:tournament/chat",
    {
      config: { access: { optional: "chat:read" } },
      schema: {
        operationId: "listTournamentMessages",
        summary: "Get the chat messages and announcements of a tournament",
        description:
          "Everyone who may see the tournament can read them. Announcements are also shown to accounts that have muted or blocked their author. New messages come by the live stream as `event: chat` (a `ChatMessage`).",
        tags,
        params,
        querystring: schemas.tournamentChatQuery,
        response: responses(chat.chat, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const viewer = optionalUserId(request) === undefined ? undefined : request.account;
      return readTournamentChat(deps, request.params.tournament, viewer, request.query);
    },
  );
  server.put(
    "/v1/tournaments/:tournament/chat/read",
    {
      config: { access: "chat:write" },
      schema: {
        operationId: "markTournamentMessagesRead",
        summary: "Mark the chat or the announcements of a tournament as read",
        description: "Sets how far you have read in one room, for all your devices. Others do not see it.",
        tags,
        params,
        body: schemas.tournamentReadMarker,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await markTournamentChatRead(deps, request.params.tournament, requireUser(request), request.body);
      return reply.code(204).send();
    },
  );
}

function postRoute(server: Server, deps: TournamentChatDeps): void {
  server.post(
    "/v1/tournaments/:tournament/chat",
    {
      config: { access: "chat:write", ...limitByUser(20) },
      schema: {
        operationId: "postTournamentMessage",
        summary: "Post a chat message in a tournament",
        description:
          "For registered players, the waiting list and directors, with a confirmed e-mail address. Messages are not part of the log of the tournament and can be deleted. Nobody is notified of them.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: schemas.newTournamentMessage,
        response: createdResponses(chat.message, ...postingProblems),
      },
    },
    async (request, reply) => {
      const message = { room: "players", text: request.body.text } as const;
      const author = requireUnmutedUser(request);
      const { key } = keyed(request);
      return reply
        .code(201)
        .send(await postInTournament(deps, request.params.tournament, author, { body: message, key }));
    },
  );
}

function announceRoute(server: Server, deps: TournamentChatDeps): void {
  server.post(
    "/v1/tournaments/:tournament/announcements",
    {
      config: { access: "chat:write", ...limitByUser(20) },
      schema: {
        operationId: "announceInTournament",
        summary: "Write to all players of a tournament",
        description: `For directors with a confirmed e-mail address, ${schemas.announcementsPerDay} times within 24 hours for each tournament. Players are notified once, according to their settings, unless the message is deleted before. Like the chat, announcements are not part of the log, can be deleted by their author and reported.`,
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: schemas.newAnnouncement,
        response: createdResponses(chat.message, ...postingProblems),
      },
    },
    async (request, reply) => {
      const author = requireUnmutedUser(request);
      return reply.code(201).send(await announce(deps, request.params.tournament, author, keyed(request)));
    },
  );
}

function deleteRoute(server: Server, deps: TournamentChatDeps): void {
  server.delete(
    "/v1/tournaments/:tournament/chat/:number",
    {
      config: { access: "chat:write" },
      schema: {
        operationId: "deleteTournamentMessage",
        summary: "Delete your chat message or announcement",
        description:
          "The text is deleted for everyone and for good; the message stays without its text. You can delete only your own. Moderators keep the copy of a message that was reported before.",
        tags,
        params: tournamentMessageParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { tournament, number } = request.params;
      await deleteOwnTournamentMessage(deps, tournament, requireUser(request).id, number);
      return reply.code(204).send();
    },
  );
}

function reportRoute(server: Server, deps: TournamentChatDeps): void {
  server.post(
    "/v1/tournaments/:tournament/chat/:number/reports",
    {
      config: { access: "chat:write", ...limitByUser(5) },
      schema: {
        operationId: "reportTournamentMessage",
        summary: "Report a chat message or announcement to the moderators",
        description:
          "For any message that you can read. Moderators get it with your reason and with the messages around it, as they are now. The author is not told who reported it.",
        tags,
        params: tournamentMessageParams,
        body: chat.newReport,
        response: createdResponses(chat.report, "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { tournament, number } = request.params;
      const report = { number, reason: request.body.reason };
      return reply.code(201).send(await reportTournamentMessage(deps, tournament, requireUser(request), report));
    },
  );
}
