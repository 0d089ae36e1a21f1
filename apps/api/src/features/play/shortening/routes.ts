import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { shorteningDays } from "../../../domain/game/shortening.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { PlayDeps } from "../types.ts";
import { answerShortening, proposeShortening } from "./shortening.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const path = "/v1/games/:game/shortening";
const params = z.object({ game: gameId });
const tags = ["play"];
const answer = ({ game }: Schemas) =>
  responses(game, "not-signed-in", "not-found", "not-your-seat", "not-running", "shortening-closed");

/** Proposals to end a game after an earlier turn. */
export function shorteningRoutes(server: Server, schemas: Schemas, deps: PlayDeps): void {
  server.post(
    path,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "proposeShortening",
        summary: "Propose to shorten a game",
        description: `Proposes an earlier last turn, in games whose position has a \`turnLimit\`. All other players must agree; bots, and players who have not answered a presence check in time, have no vote. A proposal expires after ${shorteningDays} days, or when the proposed turn begins. If it is declined, the next one is possible in the next turn. Games of tournaments cannot be shortened.`,
        tags,
        params,
        body: games.newShortening,
        response: answer(schemas),
      },
    },
    async (request) => proposeShortening(deps, request.params.game, requireUser(request).id, request.body.lastTurn),
  );
  server.post(
    `${path}/votes`,
    {
      config: { access: "games:play" },
      schema: {
        operationId: "answerShortening",
        summary: "Vote on a shorter game",
        description:
          "The game is shortened as soon as all players agree. A player who declines ends the proposal; its author can withdraw it in the same way.",
        tags,
        params,
        body: games.newShorteningVote,
        response: answer(schemas),
      },
    },
    async (request) => answerShortening(deps, request.params.game, requireUser(request).id, request.body.agrees),
  );
}
