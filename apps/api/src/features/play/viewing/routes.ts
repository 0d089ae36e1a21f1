import { gameId, games } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { optionalUserId } from "../../../platform/http/identity.ts";
import {
  conditionalHeaders,
  eventStream,
  linesTextResponse,
  responses,
  unchanged,
} from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps, Serializing, Viewing } from "../types.ts";
import { exportGame } from "./export-game.ts";
import { followGame } from "./follow-game.ts";
import { getPosition } from "./position.ts";
import { getReplay, getReplayChanges } from "./replay.ts";
import { listSteps } from "./steps.ts";

type Schemas = Pick<ReturnType<typeof games.playSchemas>, "position" | "chronicle" | "replay" | "replayChanges">;

const params = z.object({ game: gameId });
const tags = ["play"];

const viewingOf = (game: string, request: FastifyRequest): Viewing => ({ game, viewer: optionalUserId(request) });

/** Positions, steps, replay, live stream and game log of a game. */
export function viewingRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  getPositionRoute(server, schemas, deps, serializer);
  listStepsRoute(server, schemas, deps, serializer);
  getReplayRoute(server, schemas, deps);
  getReplayChangesRoute(server, schemas, deps);
  followGameRoute(server, deps);
  exportGameRoute(server, deps);
}

function getPositionRoute(server: Server, { position }: Schemas, deps: PlayDeps, serializer: Serializing): void {
  server.get(
    "/v1/games/:game/position",
    {
      ...serializer,
      config: { access: { optional: "games:read" }, readsOnlyLog: true },
      schema: {
        operationId: "getPosition",
        summary: "Get the position at a version",
        description:
          "During the game as your own seat or a spectator; afterwards as any seat, or as the arbiter. `getPositionSvg` and `getPositionPng` draw it for spectators.",
        tags,
        params,
        querystring: games.positionQuery,
        headers: conditionalHeaders,
        response: { ...responses(position, "not-signed-in", "not-found", "forbidden", "not-running"), ...unchanged },
      },
    },
    async (request, reply) =>
      getPosition(deps, viewingOf(request.params.game, request), request.query, { request, reply }),
  );
}

function listStepsRoute(server: Server, { chronicle }: Schemas, deps: PlayDeps, serializer: Serializing): void {
  server.get(
    "/v1/games/:game/steps",
    {
      ...serializer,
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "listSteps",
        summary: "List the steps of a game",
        description:
          "What happened in the game: who did what in each version, with the facts that you may know. The positions are not included: get them with `getPosition` or `getReplay`.\n\nFor the next page, send `next` as `after`; null means that there are no more steps yet. Follow new ones with `followGame`.",
        tags,
        params,
        querystring: games.stepsQuery,
        headers: conditionalHeaders,
        response: { ...responses(chronicle, "not-signed-in", "not-found", "forbidden"), ...unchanged },
      },
    },
    async (request, reply) =>
      listSteps(deps, viewingOf(request.params.game, request), request.query, { request, reply }),
  );
}

function getReplayRoute(server: Server, { replay }: Schemas, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/replay",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "getReplay",
        summary: "Get the replay",
        description:
          "All steps in one response, each with the view and the question after it. It ends at the current step while the game is running. Long games have many megabytes: use `getReplayChanges` for a tenth of the size, or `listSteps` if you do not need views.\n\nBefore the start, the response is `not-running`.",
        tags,
        params,
        querystring: games.replayQuery,
        headers: conditionalHeaders,
        response: { ...responses(replay, "not-signed-in", "not-found", "forbidden", "not-running"), ...unchanged },
      },
    },
    async (request, reply) =>
      getReplay(deps, viewingOf(request.params.game, request), request.query, { request, reply }),
  );
}

function getReplayChangesRoute(server: Server, { replayChanges }: Schemas, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/replay/changes",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "getReplayChanges",
        summary: "Get the replay as changes",
        description: replayChangesDescription,
        tags,
        params,
        querystring: games.replayQuery,
        headers: conditionalHeaders,
        response: {
          ...responses(replayChanges, "not-signed-in", "not-found", "forbidden", "not-running"),
          ...unchanged,
        },
      },
    },
    async (request, reply) =>
      getReplayChanges(deps, viewingOf(request.params.game, request), request.query, { request, reply }),
  );
}

function followGameRoute(server: Server, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/stream",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "followGame",
        summary: "Follow a game live",
        description: streamDescription,
        tags,
        params,
        querystring: games.streamQuery,
        headers: streamHeaders,
        response: eventStream(
          ["StreamStep", "Game", "ChatMessage", "UndoRequest", "GamePresence"],
          "not-signed-in",
          "not-found",
        ),
      },
    },
    async (request, reply) => followGame(deps, viewingOf(request.params.game, request), request, reply),
  );
}

function exportGameRoute(server: Server, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/export",
    {
      config: { access: { optional: "games:read" } },
      schema: {
        operationId: "exportGame",
        summary: "Download a game log",
        description:
          "The whole game as a file: a manifest with the secret of the random draws, then each event as it was stored, a line each. It proves how the game was played: anyone can verify it with `verifyGameLog` or `npm run verify`, and another server can import it.\n\nOnly for games that are over; before that, the response is `not-finished`.",
        tags,
        params,
        querystring: games.exportQuery,
        headers: conditionalHeaders,
        response: {
          ...linesTextResponse(
            "A manifest line, then one event per line, each a `GameLogLine`.",
            "GameLogLine",
            "not-signed-in",
            "not-found",
            "not-finished",
          ),
          ...unchanged,
        },
      },
    },
    async (request, reply) =>
      exportGame(deps, viewingOf(request.params.game, request), request.query, { request, reply }),
  );
}

const replayChangesDescription = `The same replay, with the changes of each view instead of the view.
Apply them one step after another, beginning with \`null\`. A long replay has a tenth of the size.

\`getAnimationGif\` and \`getAnimationWebp\` draw finished public games.`;

const streamHeaders = z.object({
  "last-event-id": z
    .string()
    .regex(/^\d{1,9}(\.\d{1,16})?$/)
    .optional()
    .meta({ description: "The id of the last frame that you received; browsers send it when they reconnect." }),
});

const streamDescription = `Server-sent events for one viewer.
\`event: step\` (a \`StreamStep\`, its id is the version): every step of a running game;
\`event: game\` (a \`Game\`): first, and whenever seats change, the game starts or ends;
\`event: chat\` (a \`ChatMessage\`): new and deleted chat messages in the rooms that the viewer can read;
\`event: undo\` (an \`UndoRequest\`): to players, when an undo is requested or answered.
\`event: presence\` (a \`GamePresence\`): to players, whose players are online, whenever it changes; nobody at first.
An event id is a version, followed by a point and the last message if there are messages.
Reconnecting with \`Last-Event-ID\` neither loses nor repeats steps or messages.
The number of open streams per address and account is limited, to 200 and 50 by default; beyond it the response is 429.`;
