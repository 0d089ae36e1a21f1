import { defaultMove, drawMove } from "../core/choice.ts";
import type { Question, Vocabulary } from "../core/ruleset.ts";
import type { Thought, Turn } from "./bot.ts";
import { isOpen } from "./candidates.ts";

/** An offer or a gift leaves the question open; unweighted, games would be little else. */
const oneAsideIn = 8;
const triesMax = 8;

/** Any legal move. */
// biome-ignore lint/correctness/useYield: it needs no time to think.
export function* random<Game extends Vocabulary>(turn: Turn<Game>): Thought<Game["move"]> {
  return randomStep(turn).move;
}

/** A random move, and the position after it, which had to be computed anyway. */
export function randomStep<Game extends Vocabulary>({ ruleset, state, seat, chance }: Turn<Game>) {
  const open = ruleset.choices(state, seat).filter(isOpen);
  const asked = ruleset.question(state);
  for (let tries = 0; tries < triesMax; tries++) {
    const step = playedBy({ ruleset, state, seat, chance }, drawMove<Game["move"]>(chance.pick(open), chance));
    const isAside = asked !== undefined && isStillAsked(asked, ruleset.question(step.state), seat);
    if (!isAside || chance.below(oneAsideIn) === 0) return step;
  }
  const defaultChoice = open.find((choice) => choice.isDefault) ?? chance.pick(open);
  return playedBy({ ruleset, state, seat, chance }, defaultMove<Game["move"]>(defaultChoice));
}

/** Whether the same question is still put to a seat. */
export const isStillAsked = (before: Question, after: Question | undefined, seat: number) =>
  after !== undefined && after.number === before.number && after.seats.includes(seat);

/** What a legal move leads to. */
export function playedBy<Game extends Vocabulary>(
  { ruleset, state, seat, chance }: Turn<Game>,
  move: Game["move"],
): { readonly move: Game["move"]; readonly facts: readonly Game["fact"][]; readonly state: Game["state"] } {
  const decision = ruleset.decide(state, seat, move, chance);
  if ("facts" in decision) {
    return { move, facts: decision.facts, state: decision.state };
  }
  throw new Error(`law 4: ${ruleset.id} offered ${JSON.stringify(move)} and refused it by ${decision.refusal.rule}`);
}
