import type { Game } from "../../../domain/game/game.ts";
import { othersAsked } from "../../../domain/game/takebacks.ts";
import type { StoredUndoRequest } from "../../../read-models/undo-requests-store.ts";

/** Has everybody who is asked agreed, and nobody declined? */
export function isGranted(game: Game, { seat, agreed, declinedBy }: StoredUndoRequest): boolean {
  return declinedBy === null && othersAsked(game, seat).every((other) => agreed.includes(other));
}
