import { type Game, seatOf } from "../../../domain/game/game.ts";
import { undoRequestAt } from "../../../stores/games/undo-requests-store.ts";
import type { PlayDeps } from "../types.ts";
import { undoRequestBodyFor } from "./undo-requests.ts";

/** Sends undo requests to a player: a new request, each answer, and its end. */
export function undoRequestFeed({ pool }: PlayDeps, viewer: string | undefined) {
  let lastSent: string | undefined;
  let seenAt = 0;
  // Another process may announce a request before this stream knows the move that it is about.
  let isExpected = false;
  return async (game: Game, isChanged: boolean): Promise<string | undefined> => {
    const seat = seatOf(game, viewer);
    const mayDiffer = isChanged || ((lastSent !== undefined || isExpected) && game.version !== seenAt);
    if (seat === undefined || !mayDiffer) return undefined;
    seenAt = game.version;
    const stored = game.phase === "running" ? await undoRequestAt(pool, game.id, game.version) : undefined;
    isExpected = isChanged && stored === undefined;
    const shown = JSON.stringify(undoRequestBodyFor(game, seat, stored));
    const isNews = stored === undefined ? lastSent !== undefined : shown !== lastSent;
    lastSent = stored === undefined ? undefined : shown;
    return isNews ? shown : undefined;
  };
}
