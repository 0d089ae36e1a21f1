import type { AnyRuleset, Seat, Typed } from "@seneschal/engine";
import { loadVisibleGame, requireSeat } from "../game-access.ts";
import { stale } from "../stale.ts";
import type { AskedRehearsal, PlayDeps, Rehearsed } from "../types.ts";
import { mutable } from "../viewing/position.ts";
import { toldFacts } from "../viewing/step.ts";
import { moveOf, refused } from "./decide-move.ts";
import { foreseen, guessFor } from "./rehearsal.ts";

/** Plays moves out in a position that the seat cannot tell from the real one, so that nothing hidden can show. */
export async function rehearse(
  { store, registry }: PlayDeps,
  id: string,
  player: string,
  { expectedVersion, moves }: AskedRehearsal,
): Promise<Rehearsed> {
  const game = await loadVisibleGame(store, id, player);
  const seat = requireSeat(game, player, expectedVersion);
  if (expectedVersion !== game.version) throw stale(game);
  const { ruleset } = registry.of(game.terms.ruleset);
  const asked = moves.map((move, place) => moveOf(registry, game, move, `moves/${place}`));
  const { facts, position, isComplete } = rehearsal(ruleset, guessFor(ruleset, game.position, seat), seat, asked);
  return {
    ruleset: ruleset.id,
    facts: toldFacts(registry, game, seat, facts),
    view: mutable(ruleset.view(position, seat)) as Rehearsed["view"],
    isComplete,
  };
}

type Rehearsal = { readonly facts: readonly Typed[]; readonly position: unknown; readonly isComplete: boolean };

/** As far as nothing is drawn and nothing comes to light. */
function rehearsal(ruleset: AnyRuleset, start: unknown, seat: Seat, moves: readonly Typed[]): Rehearsal {
  let rehearsed: Rehearsal = { facts: [], position: start, isComplete: true };
  for (const move of moves) {
    const next = foreseen(ruleset, rehearsed.position, seat, move);
    if (next.is === "refused") throw refused(next.rule);
    rehearsed = {
      facts: [...rehearsed.facts, ...next.facts],
      position: next.position,
      isComplete: next.is === "known",
    };
    if (!rehearsed.isComplete) break;
  }
  return rehearsed;
}
