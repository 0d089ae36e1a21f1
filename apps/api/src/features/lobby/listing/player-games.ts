import type { games } from "@seneschal/schema";
import type { z } from "zod";
import { pageEndOf, pageOf } from "../../../platform/http/cursor.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { publicGamesOf } from "../../../stores/games/player-games-queries.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import { showGames } from "../show-game.ts";
import type { LobbyDeps } from "../types.ts";
import { gamesByIds } from "./game-list-queries.ts";

type Schemas = ReturnType<typeof games.lobbySchemas>;

/**
 * A page of the public games of a player, as this viewer may see them.
 * @throws {Problem} not-found if there is no such player
 */
export async function findPlayerGames(
  deps: LobbyDeps,
  player: string,
  query: z.output<Schemas["playerGamesQuery"]>,
  viewer: string | undefined,
): Promise<z.output<Schemas["gamesPage"]>> {
  const { state, ruleset, opponent, limit, cursor } = query;
  if ((await knownPlayers(deps.pool, [player])).size === 0) throw new Problem("not-found", "No player has this id.");
  const before = cursor === undefined ? undefined : pageEndOf(cursor);
  const found = await publicGamesOf(deps.pool, { player, state, ruleset, opponent, before, limit: limit + 1 });
  const { shown, next } = pageOf(found, limit, ({ id, startedAt }) => ({ id, at: startedAt.toISOString() }));
  const summaries = await gamesByIds(
    deps.pool,
    shown.map(({ id }) => id),
  );
  return { games: await showGames(deps, summaries, viewer), next };
}
