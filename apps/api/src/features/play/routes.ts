import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { optionalUserId, requireUser } from "../../platform/http/identity.ts";
import {
  conditionalHeaders,
  type rawJsonSerializer,
  responses,
  streamResponse,
  unchanged,
} from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { autoReplyRoutes } from "./auto-replies/routes.ts";
import { consentRoutes } from "./consent/routes.ts";
import { draftRoutes } from "./drafts/routes.ts";
import { explainMoves } from "./moves/move-validation-errors.ts";
import { playMove } from "./moves/play-move.ts";
import { previewMoves } from "./moves/preview.ts";
import { resign } from "./moves/resign.ts";
import { undoMove } from "./moves/undo-move.ts";
import type { PlayDeps } from "./types.ts";
import { chronicleOf } from "./viewing/chronicle.ts";
import { exportGame } from "./viewing/export-game.ts";
import { followGame } from "./viewing/follow-game.ts";
import { positionFor } from "./viewing/position.ts";
import { replayGame } from "./viewing/replay.ts";

type Schemas = ReturnType<typeof games.playSchemas> & Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const tags = ["play"];

/** Moves, positions, the record of a game, the live stream. */
export function playRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  moveRoutes(server, schemas, deps, serializer);
  previewRoutes(server, schemas, deps, serializer);
  draftRoutes(server, schemas, deps, serializer);
  autoReplyRoutes(server, deps);
  consentRoutes(server, deps);
  readRoutes(server, schemas, deps, serializer);
  streamRoutes(server, deps);
}

/** How answers become text: by the server's own way, or plainly. */
type Serializing = typeof rawJsonSerializer | Record<never, never>;

function moveRoutes(
  server: Server,
  { newMove, moveResult, game }: Schemas,
  deps: PlayDeps,
  serializer: Serializing,
): void {
  server.post(
    "/v1/games/:game/moves",
    {
      ...serializer,
      errorHandler: explainMoves(deps),
      schema: {
        operationId: "playMove",
        summary: "Play a move",
        description:
          "An answer is accepted while its question is open with the same options; any other move while your view is unchanged.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: newMove,
        response: responses(moveResult, ...changing, "refused", "idempotency-key-reused"),
      },
    },
    async (request) =>
      playMove(deps, request.params.game, requireUser(request).id, request.body, request.headers["idempotency-key"]),
  );
  server.post(
    "/v1/games/:game/undo",
    {
      ...serializer,
      schema: {
        operationId: "undoMove",
        summary: "Undo your last move",
        description: "Possible until chance was drawn, hidden information was revealed, or another player moved.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: games.newUndo,
        response: responses(moveResult, ...changing, "undo-closed", "idempotency-key-reused"),
      },
    },
    async (request) =>
      undoMove(deps, request.params.game, requireUser(request).id, request.body, request.headers["idempotency-key"]),
  );
  server.post(
    "/v1/games/:game/resignation",
    {
      schema: {
        operationId: "resign",
        summary: "Resign",
        tags,
        params,
        response: responses(game, "not-signed-in", "not-found", "not-your-seat", "not-running"),
      },
    },
    async (request) => resign(deps, request.params.game, requireUser(request).id),
  );
}

const changing = ["not-signed-in", "not-found", "not-your-seat", "not-running", "stale-version"] as const;

function previewRoutes(
  server: Server,
  { newPreview, preview }: Schemas,
  deps: PlayDeps,
  serializer: Serializing,
): void {
  server.post(
    "/v1/games/:game/previews",
    {
      ...serializer,
      errorHandler: explainMoves(deps),
      schema: {
        operationId: "previewMoves",
        summary: "Preview a queue of moves",
        description:
          "Computed from what your seat knows, up to the first chance or hidden information. Nothing is stored.",
        tags,
        params,
        body: newPreview,
        response: responses(preview, ...changing, "refused"),
      },
    },
    async (request) => previewMoves(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function readRoutes(
  server: Server,
  { position, chronicle, replay }: Schemas,
  deps: PlayDeps,
  serializer: Serializing,
): void {
  server.get(
    "/v1/games/:game/position",
    {
      ...serializer,
      schema: {
        operationId: "getPosition",
        summary: "Get the position at a version",
        description: "During the game as your own seat or a spectator; afterwards as any seat, or as the arbiter.",
        tags,
        params,
        querystring: games.positionQuery,
        headers: conditionalHeaders,
        response: { ...responses(position, "not-signed-in", "not-found", "forbidden", "not-running"), ...unchanged },
      },
    },
    async (request, reply) =>
      positionFor(deps, request.params.game, optionalUserId(request), request.query, { request, reply }),
  );
  server.get(
    "/v1/games/:game/steps",
    {
      ...serializer,
      schema: {
        operationId: "listSteps",
        summary: "List the steps of a game",
        tags,
        params,
        querystring: games.stepsQuery,
        headers: conditionalHeaders,
        response: { ...responses(chronicle, "not-signed-in", "not-found", "forbidden"), ...unchanged },
      },
    },
    async (request, reply) =>
      chronicleOf(deps, request.params.game, optionalUserId(request), request.query, { request, reply }),
  );
  server.get(
    "/v1/games/:game/replay",
    {
      schema: {
        operationId: "getReplay",
        summary: "Get the replay",
        tags,
        params,
        querystring: games.replayQuery,
        headers: conditionalHeaders,
        response: { ...responses(replay, "not-signed-in", "not-found", "forbidden", "not-running"), ...unchanged },
      },
    },
    async (request, reply) =>
      replayGame(deps, request.params.game, optionalUserId(request), request.query, { request, reply }),
  );
}

function streamRoutes(server: Server, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/stream",
    {
      schema: {
        operationId: "followGame",
        summary: "Follow a game live",
        description: streamDescription,
        tags,
        params,
        querystring: games.streamQuery,
        headers: streamHeaders,
        response: streamResponse("text/event-stream", "Server-sent events.", "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => followGame(deps, request.params.game, optionalUserId(request), request, reply),
  );
  server.get(
    "/v1/games/:game/export",
    {
      schema: {
        operationId: "exportGame",
        summary: "Download a game log",
        tags,
        params,
        querystring: games.exportQuery,
        headers: conditionalHeaders,
        response: {
          ...streamResponse(
            "application/jsonl",
            "A manifest line, then one event a line.",
            "not-signed-in",
            "not-found",
            "not-finished",
          ),
          ...unchanged,
        },
      },
    },
    async (request, reply) =>
      exportGame(deps, request.params.game, optionalUserId(request), request.query, { request, reply }),
  );
}

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
An event id is a version, followed by a point and the last message if there are messages.
Reconnecting with \`Last-Event-ID\` neither loses nor repeats steps or messages.
The number of open streams per address and account is limited, to 200 and 50 by default; beyond it the response is 429.`;
