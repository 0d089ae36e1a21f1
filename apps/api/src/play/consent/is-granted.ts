import type { StoredUndoRequest } from "../../database/undo-requests.ts";
import type { Game } from "../../history/game.ts";
import { othersAsked } from "../../history/takebacks.ts";

/** Has everybody who is asked agreed, and nobody declined? */
export function isGranted(game: Game, { seat, agreed, declinedBy }: StoredUndoRequest): boolean {
  return declinedBy === null && othersAsked(game, seat).every((other) => agreed.includes(other));
}
