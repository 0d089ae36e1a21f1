import { type AnyRuleset, positionAfter, seededChance, type Typed } from "@seneschal/engine";
import { concluded, random } from "@seneschal/engine/bots";

export interface RandomGame {
  readonly ruleset: AnyRuleset;
  /** Sets the game up; it may put it into the middle. */
  readonly opening: Pick<AnyRuleset, "setUp">;
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
}
/** A fact and the position before it. */
export type Recorded = { readonly state: unknown; readonly fact: Typed };

/** A game of random bots: the facts of each move. */
export function* randomGame({ ruleset, opening, seats, options, seed }: RandomGame): Generator<readonly Recorded[]> {
  const chance = seededChance(seed);
  let state: unknown = positionAfter(ruleset, opening.setUp({ seats, options }, chance));
  for (let asked = ruleset.question(state); asked !== undefined; asked = ruleset.question(state)) {
    const seat = chance.pick(asked.seats);
    const move = concluded(random({ ruleset, state, seat, chance }));
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`seed ${seed}: ${move.type} was refused by ${decision.refusal.rule}`);
    const recorded: Recorded[] = [];
    for (const fact of decision.facts) {
      recorded.push({ state, fact });
      state = ruleset.evolve(state, fact);
    }
    yield recorded;
  }
}
