import type { Vocabulary } from "../core/ruleset.ts";
import type { Thought, Turn } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { leadOf } from "./lead.ts";
import { playedBy } from "./random.ts";
import { worthwhile } from "./worthwhile.ts";

const candidatesMax = 64;
/** Positions that the seat cannot tell from the real one, the same for each candidate. */
const twins = 4;

/** The move with the best lead one move later. */
export function* greedy<Game extends Vocabulary>(turn: Turn<Game>): Thought<Game["move"]> {
  const { ruleset, state, seat, chance } = turn;
  const moves = candidatesOf(ruleset.choices(state, seat), chance, candidatesMax);
  const candidates = chance.shuffle(worthwhile(turn, moves));
  const positions = Array.from({ length: twins }, () => ruleset.redeal(state, seat, chance));
  let best = { move: chance.pick(candidates), lead: Number.NEGATIVE_INFINITY };
  for (const move of candidates) {
    if (candidates.length === 1) return move;
    const leads = positions.map((position) => leadOf(playedBy({ ...turn, state: position }, move).state, turn));
    const lead = leads.reduce((sum, one) => sum + one, 0);
    if (lead > best.lead) best = { move, lead };
    yield;
  }
  return best.move;
}
