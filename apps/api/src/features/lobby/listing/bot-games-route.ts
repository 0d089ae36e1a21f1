import { bots, type games } from "@seneschal/schema";
import { requireUser } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { botOf } from "../../../stores/accounts/bots-store.ts";
import type { LobbyDeps } from "../types.ts";
import { findGames } from "./list-games.ts";

type Schemas = ReturnType<typeof games.lobbySchemas>;

/** The games of one of your bot accounts, as its program gets them. */
export function botGamesRoute(server: Server, { botGamesQuery, gamesPage }: Schemas, deps: LobbyDeps): void {
  server.get(
    "/v1/account/bots/:bot/games",
    {
      config: { access: "session" },
      schema: {
        operationId: "listBotGames",
        summary: "List the games of a bot account, newest first",
        description:
          "All games in which it has or had a seat, private ones, too, as its program gets them: `yourSeat` is its seat.",
        tags: ["accounts"],
        params: bots.botParams,
        querystring: botGamesQuery,
        response: responses(gamesPage, "not-found"),
      },
    },
    async (request) => {
      const { bot } = request.params;
      if ((await botOf(deps.pool, bot))?.owner !== requireUser(request).id) {
        throw new Problem("not-found", "You have no bot account with this id.");
      }
      return findGames(deps, { ...request.query, mine: true }, bot);
    },
  );
}
