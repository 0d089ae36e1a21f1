import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { answers } from "../../http/answers.ts";
import { signedIn } from "../../http/identity.ts";
import type { Server } from "../../http/server.ts";
import type { Play } from "../play.ts";

const params = z.object({ game: gameId });
const tags = ["play"];
const acting = ["not-signed-in", "not-found", "not-your-seat", "not-running"] as const;
const answer = (...codes: readonly ("stale-version" | "undo-closed")[]) =>
  answers(games.undoRequest, ...acting, ...codes);

/** Going back by consent, where it is not free any more. */
export function consentRoutes(server: Server, play: Play): void {
  const path = "/v1/games/:game/undo-request";
  server.get(
    path,
    { schema: { operationId: "getUndoRequest", summary: "Who asks to go back", tags, params, response: answer() } },
    async (request) => play.undoRequest(request.params.game, signedIn(request).id),
  );
  server.post(
    path,
    {
      schema: {
        operationId: "askUndo",
        summary: "Ask the others to let you take your last move back",
        description:
          "With all that came after it. It is done when everybody who sits at the table has agreed, at once where nobody else does; it lapses when the game moves on.",
        tags,
        params,
        body: games.newUndo,
        response: answer("stale-version", "undo-closed"),
      },
    },
    async (request) => play.askUndo(request.params.game, signedIn(request).id, request.body),
  );
  server.post(
    "/v1/games/:game/undo-request/answer",
    {
      schema: {
        operationId: "answerUndo",
        summary: "Agree that a move is taken back, or decline",
        tags,
        params,
        body: games.undoAnswer,
        response: answer("stale-version", "undo-closed"),
      },
    },
    async (request) => play.answerUndo(request.params.game, signedIn(request).id, request.body),
  );
  server.delete(
    path,
    {
      schema: { operationId: "withdrawUndo", summary: "Ask no more to go back", tags, params, response: answer() },
    },
    async (request) => play.withdrawUndo(request.params.game, signedIn(request).id),
  );
}
