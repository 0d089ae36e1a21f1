import type { Vocabulary } from "../core/ruleset.ts";
import type { Bot, Thought, Turn } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { leadOf } from "./lead.ts";
import { playedBy, randomStep } from "./random.ts";
import { worthwhile } from "./worthwhile.ts";

export interface Effort {
  /** Games simulated for one move. */
  readonly playouts: number;
  /** Moves of each simulated game before its scores are compared. */
  readonly horizon: number;
  readonly candidatesMax: number;
}

const usualEffort: Effort = { playouts: 240, horizon: 16, candidatesMax: 40 };
/** The exploration constant: higher values retry moves that did badly so far more often. */
const curiosity = 0.3;

type Arm<Move> = { readonly move: Move; tries: number; sum: number };

/** Monte Carlo search: plays at random from positions that its seat cannot distinguish from the real one. */
export const searchWith = (effort: Partial<Effort> = {}): Bot => {
  const settled = { ...usualEffort, ...effort };
  return (turn) => search(turn, settled);
};

function* search<Game extends Vocabulary>(turn: Turn<Game>, effort: Effort): Thought<Game["move"]> {
  const { ruleset, state, seat, chance } = turn;
  const moves = worthwhile(turn, candidatesOf(ruleset.choices(state, seat), chance, effort.candidatesMax));
  const arms = chance.shuffle(moves).map((move): Arm<Game["move"]> => ({ move, tries: 0, sum: 0 }));
  if (arms.length === 1) return chance.pick(arms).move;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let playout = 0; playout < effort.playouts; playout++) {
    const arm = mostPromising(arms, Math.max(1, high - low));
    const lead = thoughtThrough({ ...turn, state: ruleset.redeal(state, seat, chance) }, arm.move, effort.horizon);
    arm.tries += 1;
    arm.sum += lead;
    [low, high] = [Math.min(low, lead), Math.max(high, lead)];
    yield;
  }
  return arms.reduce((best, arm) => (arm.tries > best.tries ? arm : best)).move;
}

/** Upper confidence bound: the mean so far, plus a bonus for moves that were rarely tried. */
function mostPromising<Move>(arms: readonly Arm<Move>[], spread: number): Arm<Move> {
  const tries = Math.log(arms.reduce((sum, arm) => sum + arm.tries, 1));
  const promise = ({ sum, tries: own }: Arm<Move>) =>
    own === 0 ? Number.POSITIVE_INFINITY : sum / own + curiosity * spread * Math.sqrt(tries / own);
  return arms.reduce((best, arm) => (promise(arm) > promise(best) ? arm : best));
}

/** The lead of the seat after a move and some random play. */
function thoughtThrough<Game extends Vocabulary>(turn: Turn<Game>, move: Game["move"], horizon: number): number {
  const { ruleset, chance } = turn;
  let { state } = playedBy(turn, move);
  for (let moves = 0; moves < horizon; moves++) {
    const asked = ruleset.question(state);
    if (asked === undefined) break;
    state = randomStep({ ...turn, state, seat: chance.pick(asked.seats) }).state;
  }
  return leadOf(state, turn);
}
