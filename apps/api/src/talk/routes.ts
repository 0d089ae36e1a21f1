import { gameId, talk as words } from "@seneschal/schema";
import { z } from "zod";
import { answers, answersCreated, answersNothing } from "../http/answers.ts";
import { heard, signedIn, viewerOf } from "../http/identity.ts";
import { guardedFor } from "../http/limits.ts";
import type { Server } from "../http/server.ts";
import { eraseOwn, readTalk, readUpTo, report, sayInRoom, type TalkNeeds } from "./talk.ts";

const params = z.object({ game: gameId });
const tags = ["talk"];

/** What people say to each other at a table: beside the game, never in it. */
export function talkRoutes(server: Server, needs: TalkNeeds): void {
  reading(server, needs);
  speaking(server, needs);
}

function reading(server: Server, needs: TalkNeeds): void {
  server.get(
    "/v1/games/:game/talk",
    {
      schema: {
        operationId: "readTalk",
        summary: "What was said, in the rooms that are open to you",
        description: "What is said from now on comes by the live stream, as `event: talk` (a `Message`).",
        tags,
        params,
        querystring: words.talkQuery,
        response: answers(words.talk, "not-signed-in", "not-found"),
      },
    },
    async (request) => readTalk(needs, request.params.game, viewerOf(request), request.query),
  );
  server.put(
    "/v1/games/:game/talk/read",
    {
      schema: {
        operationId: "readUpTo",
        summary: "Note how far you have read in a room",
        tags,
        params,
        body: words.readUpTo,
        response: answersNothing("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await readUpTo(needs, request.params.game, signedIn(request).id, request.body);
      return reply.code(204).send();
    },
  );
}

function speaking(server: Server, needs: TalkNeeds): void {
  server.post(
    "/v1/games/:game/talk",
    {
      config: guardedFor(20),
      schema: {
        operationId: "say",
        summary: "Say something in a room",
        description: "In public only with a verified e-mail. Talk is no part of the game and can be erased.",
        tags,
        params,
        body: words.newMessage,
        response: answersCreated(words.message, "not-signed-in", "not-found", "email-not-verified", "muted"),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await sayInRoom(needs, request.params.game, heard(request).id, request.body)),
  );
  server.delete(
    "/v1/games/:game/talk/:number",
    {
      schema: {
        operationId: "eraseMessage",
        summary: "Take back what you said",
        tags,
        params: words.messageParams,
        response: answersNothing("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await eraseOwn(needs, request.params.game, signedIn(request).id, request.params.number);
      return reply.code(204).send();
    },
  );
  server.post(
    "/v1/games/:game/talk/:number/reports",
    {
      config: guardedFor(5),
      schema: {
        operationId: "reportMessage",
        summary: "Report a message to the moderators, with what was said before it",
        tags,
        params: words.messageParams,
        body: words.newReport,
        response: answersCreated(words.report, "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { game, number } = request.params;
      return reply.code(201).send(await report(needs, game, signedIn(request).id, number, request.body.reason));
    },
  );
}
