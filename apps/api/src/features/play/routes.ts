import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../platform/http/identity.ts";
import { prefersMinimal } from "../../platform/http/prefer.ts";
import { minimal, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { autoReplyRoutes } from "./auto-replies/routes.ts";
import { draftRoutes } from "./drafts/routes.ts";
import { moveReceiptOf, moveResultOf } from "./moves/move-response.ts";
import { moveErrorExplainer } from "./moves/move-validation-errors.ts";
import { playMove } from "./moves/play-move.ts";
import { previewMoves } from "./moves/preview.ts";
import { resign } from "./moves/resign.ts";
import { undoMove } from "./moves/undo-move.ts";
import { premoveRoutes } from "./premoves/routes.ts";
import { shorteningRoutes } from "./shortening/routes.ts";
import type { PlayDeps, Serializing } from "./types.ts";
import { undoRequestRoutes } from "./undo-requests/routes.ts";
import { viewingRoutes } from "./viewing/routes.ts";

type Schemas = ReturnType<typeof games.playSchemas> & Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const tags = ["play"];

/** Moves, previews, drafts, auto-replies, premoves, undo requests, shorter games, and everything that shows a game. */
export function playRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  moveRoutes(server, schemas, deps, serializer);
  previewMovesRoute(server, schemas, deps, serializer);
  draftRoutes(server, schemas, deps, serializer);
  autoReplyRoutes(server, deps);
  premoveRoutes(server, schemas, deps, serializer);
  undoRequestRoutes(server, deps);
  shorteningRoutes(server, schemas, deps);
  viewingRoutes(server, schemas, deps, serializer);
}

function moveRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  playMoveRoute(server, schemas, deps, serializer);
  undoMoveRoute(server, schemas, deps, serializer);
  resignRoute(server, schemas, deps);
}

function playMoveRoute(
  server: Server,
  { newMove, moveResult }: Schemas,
  deps: PlayDeps,
  serializer: Serializing,
): void {
  server.post(
    "/v1/games/:game/moves",
    {
      ...serializer,
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play", readsOnlyLog: true },
      schema: {
        operationId: "playMove",
        summary: "Play a move",
        description: playMoveDescription,
        tags,
        params,
        headers: games.moveHeaders,
        body: newMove,
        response: {
          ...responses(moveResult, ...changing, "refused", "not-your-turn", "wrong-ruleset", "idempotency-key-reused"),
          ...minimal,
        },
      },
    },
    async (request, reply) => {
      const { "idempotency-key": key, prefer } = request.headers;
      const steps = await playMove(deps, {
        game: request.params.game,
        player: requireUser(request).id,
        body: request.body,
        key,
      });
      if (!prefersMinimal(prefer)) return moveResultOf(deps, requireUser(request).id, steps);
      return reply.code(204).headers(moveReceiptOf(steps)).send(undefined);
    },
  );
}

const playMoveDescription = `Take the move from a choice of the position: its \`type\`, and a value for each of its fields. Send the \`ruleset\` of the game with
it, so that typed clients know the fields of the move.

If the game has moved on since \`expectedVersion\`, the move is accepted in these cases; otherwise the response is
\`stale-version\`, and you decide again:
- your view is unchanged;
- the move answers a question, and the decision is the same;
- you sent \`ifChoice\`, the \`id\` of the choice that you took the move from, and the decision is the same. This is for moves
  out of turn, such as taking an offer: without \`ifChoice\`, they need an unchanged view.

The decision is the same if four things are:
1. the question to your seat, or that your seat is not asked;
2. the choice, with all its fields;
3. what the move leads to, as far as a preview shows it. If an offer was replaced by another one, the move is not accepted,
   although the choice reads the same;
4. the past: the version that you saw was not undone.

Everything else may have changed. So \`ifChoice\` is a condition, not a lock: leave it out if the move also depends on something
else, such as the coins of another player. A repeated request with the same \`Idempotency-Key\` has the same \`ifChoice\`.`;

function undoMoveRoute(server: Server, { moveResult }: Schemas, deps: PlayDeps, serializer: Serializing): void {
  server.post(
    "/v1/games/:game/undo",
    {
      ...serializer,
      config: { access: "games:play" },
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
      undoMove(deps, {
        game: request.params.game,
        player: requireUser(request).id,
        body: request.body,
        key: request.headers["idempotency-key"],
      }),
  );
}

function resignRoute(server: Server, { game }: Schemas, deps: PlayDeps): void {
  server.post(
    "/v1/games/:game/resignation",
    {
      config: { access: "games:play" },
      schema: {
        operationId: "resign",
        summary: "Resign",
        description:
          "Gives up your seat in a running game. A bot plays on, so that the others can finish it; they can vote on the seat (`voteOnSeat`). While the seat is open, you can take it back with `takeSeat`. If you have resigned already, nothing changes.",
        tags,
        params,
        response: responses(game, "not-signed-in", "not-found", "not-your-seat", "not-running"),
      },
    },
    async (request) => resign(deps, request.params.game, requireUser(request).id),
  );
}

const changing = ["not-signed-in", "not-found", "not-your-seat", "not-running", "stale-version"] as const;

function previewMovesRoute(
  server: Server,
  { newPreview, preview }: Schemas,
  deps: PlayDeps,
  serializer: Serializing,
): void {
  server.post(
    "/v1/games/:game/previews",
    {
      ...serializer,
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play", readsOnlyLog: true },
      schema: {
        operationId: "previewMoves",
        summary: "Preview a queue of moves",
        description:
          "Computed from what your seat knows, up to the first chance or hidden information. Nothing is stored.",
        tags,
        params,
        body: newPreview,
        response: responses(preview, ...changing, "refused", "not-your-turn", "wrong-ruleset"),
      },
    },
    async (request) => previewMoves(deps, request.params.game, requireUser(request).id, request.body),
  );
}
