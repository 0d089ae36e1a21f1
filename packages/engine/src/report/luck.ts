import { candidatesOf } from "../bots/candidates.ts";
import { leadsOf } from "../bots/lead.ts";
import { bestAfter } from "../bots/ranking.ts";
import type { Chance } from "../core/chance.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";

/** A move as it was made in a position, and the position after it. */
export interface MoveMade<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  readonly before: Game["state"];
  readonly seat: Seat;
  readonly move: Game["move"];
  readonly after: Game["state"];
}

/**
 * By how much the lead of each seat after the draws of a move differs from what could be expected before them: the mean over
 * this many other draws. What was drawn is used first: a tile is worth what the next seats make of it. Undefined if nothing
 * was drawn.
 */
export function luckOf<Game extends Vocabulary>(
  made: MoveMade<Game>,
  draws: number,
  chance: Chance,
): readonly number[] | undefined {
  const others = drawnAgain(made, draws, chance);
  if (others.length === 0) return undefined;
  const { ruleset, seat, after } = made;
  const expected = meanLeads(ruleset, others, chance);
  const drawn = meanLeads(ruleset, dealtAgain({ ruleset, seat, state: after }, draws, chance), chance);
  return drawn.map((lead, seat) => lead - (expected[seat] ?? 0));
}

/** The positions after the same move with other draws; none if it draws nothing. */
function drawnAgain<Game extends Vocabulary>(
  made: MoveMade<Game>,
  draws: number,
  chance: Chance,
): readonly Game["state"][] {
  const { ruleset, before, seat, move } = made;
  const told = new Set<string>();
  const positions: Game["state"][] = [];
  for (const deal of dealtAgain({ ruleset, seat, state: before }, draws, chance)) {
    const decision = ruleset.decide(deal, seat, move, chance);
    // The rules have changed since.
    if ("refusal" in decision) return [];
    told.add(JSON.stringify(decision.facts));
    positions.push(decision.state);
  }
  return told.size > 1 ? positions : [];
}

/** If none of these differs only in what no seat knows, hardly any does. */
const twinsTried = 4;

/**
 * As many positions, redealt only in what no seat knows, such as the order of a shuffled stack: that is chance as well. What
 * others hold or have chosen in secret is not, and remains.
 */
function dealtAgain<Game extends Vocabulary>(
  { ruleset, seat, state }: Pick<MoveMade<Game>, "ruleset" | "seat"> & { readonly state: Game["state"] },
  count: number,
  chance: Chance,
): readonly Game["state"][] {
  const seats = ruleset.currentScores(state).map((_, other) => other);
  const viewsOf = (position: Game["state"]) => seats.map((other) => JSON.stringify(ruleset.view(position, other)));
  const views = viewsOf(state);
  const twins: Game["state"][] = [];
  for (let tried = 0; tried < count; tried++) {
    if (tried === twinsTried && twins.length === 0) break;
    const twin = ruleset.redeal(state, seat, chance);
    if (viewsOf(twin).every((view, other) => view === views[other])) twins.push(twin);
  }
  return Array.from({ length: count }, (_, place) => twins[place % twins.length] ?? state);
}

function meanLeads<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  positions: readonly Game["state"][],
  chance: Chance,
): readonly number[] {
  const all = positions.map((state) => leadsOf(ruleset, afterNextMoves(ruleset, state, chance)));
  return (all[0] ?? []).map((_, seat) => all.reduce((sum, leads) => sum + (leads[seat] ?? 0), 0) / all.length);
}

/** Moves that are compared in each of the next moves. */
const width = 8;

/** The position after two moves for each seat, each the best of a few by the evaluation. */
function afterNextMoves<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  position: Game["state"],
  chance: Chance,
): Game["state"] {
  let state = position;
  const moves = 2 * ruleset.currentScores(position).length;
  for (let made = 0; made < moves; made++) {
    const [seat] = ruleset.question(state)?.seats ?? [];
    if (seat === undefined) break;
    state = bestAfter({ ruleset, state, seat, chance }, candidatesOf(ruleset.choices(state, seat), chance, width));
  }
  return state;
}
