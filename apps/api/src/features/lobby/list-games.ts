import { gameId, type games } from "@seneschal/schema";
import { z } from "zod";
import { isShownTo } from "../../domain/game/game.ts";
import type { GameSummary } from "../../domain/game/summary.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type GameFilter, gameIdsInvitedBy, listGames } from "./game-list-queries.ts";
import { showGame, showGames } from "./show-game.ts";
import type { LobbyDeps } from "./types.ts";

type Schemas = ReturnType<typeof games.lobbySchemas>;

/** A page of the games that this viewer can see. */
export async function findGames(
  deps: LobbyDeps,
  query: z.output<Schemas["gamesQuery"]>,
  viewer: string | undefined,
): Promise<z.output<Schemas["gamesPage"]>> {
  const { state, ruleset, looking = false, mine = false, invited = false, limit, cursor } = query;
  const before = cursor === undefined ? undefined : placeOf(cursor);
  // One row more than the limit shows whether there is another page.
  const openSeatAt = looking ? deps.now() : undefined;
  const filter = { viewer, isMine: mine, isInvited: invited, state, ruleset, openSeatAt, before, limit: limit + 1 };
  const found = await listGames(deps.pool, filter);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    games: await showGames(deps, shown, viewer),
    next: found.length > limit && last !== undefined ? cursorAt(last) : null,
  };
}

export async function getGame(deps: LobbyDeps, id: string, viewer: string | undefined): Promise<games.GameBody> {
  const game = await deps.store.current(id);
  if (game === undefined || !isShownTo(game, viewer)) {
    throw new Problem("not-found", "No game has this id, or you may not see it.");
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

// ISO 8601 has a year 0, Postgres does not.
const place = z.tuple([z.iso.datetime().regex(/^(?!0000)/), gameId]);

function cursorAt({ openedAt, id }: GameSummary): string {
  return Buffer.from(JSON.stringify([openedAt, id])).toString("base64url");
}

function placeOf(cursor: string): GameFilter["before"] {
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new Problem("malformed-request", "The cursor must be `next` of the previous page.");
  const [openedAt, id] = parsed.data;
  return { openedAt, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
