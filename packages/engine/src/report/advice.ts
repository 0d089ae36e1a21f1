import type { Turn } from "../bots/bot.ts";
import { candidatesOf } from "../bots/candidates.ts";
import { leadsOf } from "../bots/lead.ts";
import { leadAfter, type Playout, usualPlayout } from "../bots/playout.ts";
import { playedBy } from "../bots/random.ts";
import { ranked, seedFrom } from "../bots/ranking.ts";
import { seededChance } from "../core/chance.ts";
import type { Seat, Vocabulary } from "../core/ruleset.ts";

/** A move that is worth playing, and what it leads to for the seat. Leads are in the unit of the ruleset's evaluation. */
export interface AdvisedMove<Move> {
  readonly move: Move;
  /** The mean lead of the seat in the simulated games. */
  readonly lead: number;
  /** The mean lead of each seat directly after the move. */
  readonly leads: readonly number[];
  /** In which part of the simulated games no other advised move led to more, from 0 to 1. */
  readonly bestShare: number;
}
export interface Advice<Move> {
  /** At most three, the best first. */
  readonly moves: readonly AdvisedMove<Move>[];
  /** In how many simulated games they were compared. */
  readonly games: number;
}

/** What advice costs, at most. */
export interface AdviceEffort {
  /** Moves that are compared one move later: all, or a fair sample of this size. */
  readonly candidatesMax: number;
  /** Of these, the best are compared in simulated games. */
  readonly finalists: number;
  readonly games: number;
  readonly playout: Playout;
}

export const usualAdviceEffort: AdviceEffort = { candidatesMax: 64, finalists: 6, games: 24, playout: usualPlayout };

const advisedMax = 3;
/** Redealt positions in which all candidates are tried first. */
const samples = 3;
/** Leads are equal if they differ by no more than rounding. */
const rounding = 1e-9;

/**
 * The best moves of a seat, found and compared in positions from `redeal`, as Hard would. All of them go on in the same
 * positions with the same draws. Yields often. If time is up, the games so far count; there is always at least one.
 */
export function* advised<Game extends Vocabulary>(
  turn: Turn<Game>,
  effort: AdviceEffort = usualAdviceEffort,
): Generator<undefined, Advice<Game["move"]>, undefined> {
  const { ruleset, state, seat, chance } = turn;
  const choices = ruleset.choices(state, seat);
  const moves = candidatesOf(choices, chance, effort.candidatesMax);
  if (moves.length === 0) return { moves: [], games: 0 };
  const best = (yield* ranked(turn, { choices, moves }, samples)).slice(0, effort.finalists).map(({ move }) => move);
  const tried = best.map((move): Tried<Game["move"]> => ({ move, leads: [], atOnce: [] }));
  for (let game = 0; game < effort.games; game++) {
    if (game > 0 && turn.isTimeUp?.() === true) break;
    const deal = { state: ruleset.redeal(state, seat, chance), seed: seedFrom(chance) };
    for (const one of tried) {
      const played = { ...turn, state: deal.state };
      one.leads.push(leadAfter({ ...played, chance: seededChance(deal.seed) }, one.move, effort.playout));
      one.atOnce.push(leadsOf(ruleset, playedBy({ ...played, chance: seededChance(deal.seed) }, one.move).state));
      yield;
    }
  }
  const top = tried.toSorted((one, other) => mean(other.leads) - mean(one.leads)).slice(0, advisedMax);
  return { moves: top.map((one) => adviceOn(one, top)), games: top[0]?.leads.length ?? 0 };
}

/** A move, with a lead of its seat and of all seats at once for each simulated game. */
interface Tried<Move> {
  readonly move: Move;
  readonly leads: number[];
  readonly atOnce: (readonly number[])[];
}

function adviceOn<Move>({ move, leads, atOnce }: Tried<Move>, top: readonly Tried<Move>[]): AdvisedMove<Move> {
  const wins = leads.filter((lead, game) => top.every((other) => lead >= (other.leads[game] ?? lead) - rounding));
  const seats = atOnce[0]?.map((_, seat: Seat) => mean(atOnce.map((all) => all[seat] ?? 0))) ?? [];
  return { move, lead: mean(leads), leads: seats, bestShare: wins.length / leads.length };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
