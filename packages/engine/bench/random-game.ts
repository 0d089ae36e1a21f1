import { type AnyRuleset, drawMove, positionAfter, seededChance, type Typed } from "@seneschal/engine";

const seatsUsual = 4;
export const chance = seededChance(1429);
/** A ruleset with options; `as` distinguishes it from the same ruleset with the default options. */
export type Played = { readonly ruleset: AnyRuleset; readonly options: object; readonly as: string };

/** A game of random moves, drawn from the choices of the seats that are asked; yields the facts of each move. */
export function* randomGame({ ruleset, options }: Played): Generator<readonly Typed[]> {
  const opening = ruleset.setUp({ seats: Math.min(seatsUsual, ruleset.seats.max), options }, chance);
  yield opening;
  let state = positionAfter(ruleset, opening);
  for (let asked = ruleset.question(state); asked !== undefined; asked = ruleset.question(state)) {
    const seat = chance.pick(asked.seats);
    const open = ruleset.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
    const decision = ruleset.decide(state, seat, drawMove(chance.pick(open), chance), chance);
    if ("refusal" in decision) throw new Error(`offered and refused by ${decision.refusal.rule}`);
    yield decision.facts;
    state = decision.state;
  }
}
