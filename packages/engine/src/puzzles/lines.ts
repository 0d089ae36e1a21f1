import { isOpen } from "../bots/candidates.ts";
import { leadAfter, type Playout } from "../bots/playout.ts";
import { playedBy } from "../bots/random.ts";
import { seedFrom } from "../bots/ranking.ts";
import { type Chance, seededChance } from "../core/chance.ts";
import { type Choice, covers, withoutTrades } from "../core/choice.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { type Continuation, leadContinued } from "../report/continuation.ts";

/** A position in which a seat decides. */
export interface Position<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  readonly state: Game["state"];
  readonly seat: Seat;
}
/** What its seat may choose from: without gifts and offers to others, which nobody can evaluate. */
export const choicesIn = <Game extends Vocabulary>({
  ruleset,
  state,
  seat,
}: Position<Game>): readonly Choice<Game["move"]>[] =>
  withoutTrades(ruleset.choices(state, seat), ruleset.trades).filter(isOpen);

/** A move, and the one that the seat makes directly after it if it still may. */
export interface Line<Move> {
  readonly move: Move;
  readonly next?: Move;
}
/** A position that the seat cannot distinguish from the real one, and the seed of the draws that follow. */
export type Deal<State> = { readonly state: State; readonly seed: number };

export const dealt = <Game extends Vocabulary>(
  { ruleset, state, seat }: Position<Game>,
  chance: Chance,
): Deal<Game["state"]> => ({ state: ruleset.redeal(state, seat, chance), seed: seedFrom(chance) });

/** Whether a seat may still make another move after this one, in the same turn. */
export function leavesRoomFor<Game extends Vocabulary>(
  position: Position<Game>,
  { state, seed }: Deal<Game["state"]>,
  { move, next }: Required<Line<Game["move"]>>,
): boolean {
  return mayMove(
    { ...position, state: playedBy({ ...position, state, chance: seededChance(seed) }, move).state },
    next,
  );
}

/** The mean lead of the seat after a line, in quick games as Hard's search simulates them. */
export function leadInQuickGames<Game extends Vocabulary>(
  position: Position<Game>,
  line: Line<Game["move"]>,
  { deal, games, playout }: { readonly deal: Deal<Game["state"]>; readonly games: number; readonly playout: Playout },
): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const turn = { ...position, state: deal.state, chance: seededChance(deal.seed + game) };
    const { state, move } = lastMoveOf(turn, line);
    sum += leadAfter({ ...turn, state }, move, playout);
  }
  return sum / games;
}

/** The lead of the seat after a line, once a bot has continued the game on every seat. */
export function leadOnceContinued<Game extends Vocabulary>(
  position: Position<Game>,
  line: Line<Game["move"]>,
  { deal, continuation }: { readonly deal: Deal<Game["state"]>; readonly continuation: Continuation },
): Generator<undefined, number, undefined> {
  const last = lastMoveOf({ ...position, state: deal.state, chance: seededChance(deal.seed) }, line);
  return leadContinued(position, { ...last, seed: deal.seed }, continuation);
}

/** The last move of a line that the seat may make, and the position before it. */
function lastMoveOf<Game extends Vocabulary>(
  turn: Position<Game> & { readonly chance: Chance },
  { move, next }: Line<Game["move"]>,
): { readonly state: Game["state"]; readonly move: Game["move"] } {
  if (next === undefined) return { state: turn.state, move };
  const { state } = playedBy(turn, move);
  return mayMove({ ...turn, state }, next) ? { state, move: next } : { state: turn.state, move };
}

function mayMove<Game extends Vocabulary>({ ruleset, state, seat }: Position<Game>, move: Game["move"]): boolean {
  if (ruleset.question(state)?.seats.includes(seat) !== true) return false;
  return choicesIn({ ruleset, state, seat }).some((choice) => covers(choice, move));
}
