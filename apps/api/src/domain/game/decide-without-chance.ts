import { type AnyRuleset, ChanceUnavailable, chanceFrom, type Seat, type Typed } from "@seneschal/engine";

/** Decides a move up to the first random draw. */
export function decideWithoutChance(ruleset: AnyRuleset, position: unknown, seat: Seat, move: Typed) {
  let isDrawn = false;
  const chance = chanceFrom(() => {
    isDrawn = true;
    throw new ChanceUnavailable("a preview draws no random numbers");
  });
  const decision = certainDecision(position, () => ruleset.decide(position, seat, move, chance));
  return { decision, isDrawn };
}

/** Without facts if the move itself begins with a draw. */
function certainDecision(position: unknown, decide: () => ReturnType<AnyRuleset["decide"]>) {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ChanceUnavailable) return { facts: [], state: position };
    throw error;
  }
}
