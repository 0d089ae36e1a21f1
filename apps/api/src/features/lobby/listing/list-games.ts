import type { games } from "@seneschal/schema";
import type { z } from "zod";
import { isShownTo } from "../../../domain/game/game.ts";
import { cursorOf, pageEndOf } from "../../../platform/http/cursor.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { gameNotFound } from "../change-open-game.ts";
import { showGame, showGames } from "../show-game.ts";
import type { LobbyDeps } from "../types.ts";
import { gameIdsInvitedBy, listGames } from "./game-list-queries.ts";

type Schemas = ReturnType<typeof games.lobbySchemas>;

/** A page of the games that this viewer can see. */
export async function findGames(
  deps: LobbyDeps,
  query: z.output<Schemas["gamesQuery"]>,
  viewer: string | undefined,
): Promise<z.output<Schemas["gamesPage"]>> {
  const { state, ruleset, looking = false, mine = false, invited = false, turn, limit, cursor } = query;
  const { tournament: isInTournament, rated: isRated, players } = query;
  const found = await listGames(deps.pool, {
    viewer,
    state,
    ruleset,
    isMine: mine,
    isInvited: invited,
    isMyTurn: turn === "mine",
    openSeatAt: looking ? deps.now() : undefined,
    isInTournament,
    isRated,
    players,
    before: cursor === undefined ? undefined : pageEndOf(cursor),
    // One row more than the limit shows whether there is another page.
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    games: await showGames(deps, shown, viewer),
    next: found.length > limit && last !== undefined ? cursorOf({ at: last.openedAt, id: last.id }) : null,
  };
}

export async function getGame(deps: LobbyDeps, id: string, viewer: string | undefined): Promise<games.GameBody> {
  const game = await deps.store.current(id);
  if (game === undefined || !isShownTo(game, viewer)) {
    throw gameNotFound().problem;
  }
  return showGame(deps, game, viewer);
}

export async function getInvitedGame(
  deps: LobbyDeps,
  invitation: string,
  viewer: string | undefined,
): Promise<games.GameBody> {
  const [id] = await gameIdsInvitedBy(deps.pool, invitation);
  const game = id === undefined ? undefined : await deps.store.current(id);
  if (game === undefined) throw new Problem("not-found", "This invitation is not valid. Check the link.");
  return showGame(deps, game, viewer);
}
