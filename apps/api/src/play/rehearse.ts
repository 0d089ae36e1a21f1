import { randomInt } from "node:crypto";
import {
  type AnyRuleset,
  type Chance,
  chanceFrom,
  positionAfter,
  type Seat,
  seededChance,
  type Typed,
  Undrawn,
} from "@seneschal/engine";
import { moveOf, refused } from "./decide-move.ts";
import type { AskedRehearsal, PlayNeeds, Rehearsed } from "./play.ts";
import { stale } from "./play-move.ts";
import { mutable } from "./position.ts";
import { toldFacts } from "./step.ts";
import { actingSeat, shownGame } from "./who.ts";

/** Plays moves out in a position that the seat cannot tell from the real one, so that nothing hidden can show. */
export async function rehearse(
  { store, register }: PlayNeeds,
  id: string,
  player: string,
  { expectedVersion, moves }: AskedRehearsal,
): Promise<Rehearsed> {
  const game = await shownGame(store, id, player);
  const seat = actingSeat(game, player);
  if (expectedVersion !== game.version) throw stale(game);
  const { ruleset } = register.of(game.terms.ruleset);
  const guess = ruleset.redeal(game.position, seat, seededChance(randomInt(2 ** 47)));
  const asked = moves.map((move) => moveOf(register, game, move));
  const { facts, position, isComplete } = rehearsal(ruleset, guess, seat, asked);
  return {
    ruleset: ruleset.id,
    facts: toldFacts(register, game, seat, facts),
    view: mutable(ruleset.view(position, seat)) as Rehearsed["view"],
    isComplete,
  };
}

type Rehearsal = { readonly facts: readonly Typed[]; readonly position: unknown; readonly isComplete: boolean };

/** As far as nothing is drawn and nothing comes to light. */
function rehearsal(ruleset: AnyRuleset, start: unknown, seat: Seat, moves: readonly Typed[]): Rehearsal {
  let rehearsed: Rehearsal = { facts: [], position: start, isComplete: true };
  for (const move of moves) {
    const known = knownFacts(ruleset, rehearsed.position, seat, move);
    rehearsed = {
      facts: [...rehearsed.facts, ...known.facts],
      position: known.facts.length === 0 ? rehearsed.position : positionAfter(ruleset, known.facts, rehearsed.position),
      isComplete: known.isComplete,
    };
    if (!known.isComplete) break;
  }
  return rehearsed;
}

function knownFacts(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed) {
  let isDrawn = false;
  const chance = chanceFrom(() => {
    isDrawn = true;
    throw new Undrawn("what comes next is drawn");
  });
  const facts = certainFacts(ruleset, position, seat, move, chance);
  const end = facts.findIndex(({ type }) => ruleset.reveals.includes(type));
  return end === -1 ? { facts, isComplete: !isDrawn } : { facts: facts.slice(0, end), isComplete: false };
}

/** None where the move itself begins with a draw. */
function certainFacts(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed, chance: Chance) {
  try {
    const decision = ruleset.decide(position, seat, move, chance);
    if ("refusal" in decision) throw refused(decision.refusal.rule);
    return decision.facts;
  } catch (error) {
    if (error instanceof Undrawn) return [];
    throw error;
  }
}
