import { isShownTo } from "../../../domain/game/game.ts";
import type { PlayDeps } from "../types.ts";
import { type Fault, faultsOfMove } from "./faults-of-move.ts";

/** What keeps this, at this place, from being a move. */
export type ReadMove = (asked: unknown, place: string) => readonly Fault[];

/** Reads in the words of the ruleset that is played; undefined where the game is not shown to who asks. */
export async function readMoves(
  { store, registry }: PlayDeps,
  id: string,
  viewer: string | undefined,
): Promise<ReadMove | undefined> {
  const game = await store.current(id);
  if (game === undefined || !isShownTo(game, viewer)) return undefined;
  const { move } = registry.of(game.terms.ruleset).schema;
  return (asked, place) => faultsOfMove(move, asked, place);
}
