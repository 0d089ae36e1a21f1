import { candidatesOf, isOpen } from "../bots/candidates.ts";
import { leadAfter, type Playout } from "../bots/playout.ts";
import { searchWith } from "../bots/search.ts";
import { seededChance } from "../core/chance.ts";
import { covers } from "../core/choice.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { type Comparison, compared, type Simulate } from "./comparison.ts";
import type { Transition } from "./recorded-game.ts";
import type { ReportEffort } from "./report-effort.ts";
import { isSameMove } from "./same-move.ts";

/** A move of a seat that had an alternative, and the position in which it was made. */
export interface Decision<Game extends Vocabulary> {
  /** The step that it led to. */
  readonly step: number;
  readonly state: Game["state"];
  readonly seat: Seat;
  readonly played: Game["move"];
}
/** A decision, and the move that Hard would have made with what the seat knew. */
export interface JudgedDecision<Move> {
  readonly step: number;
  readonly seat: Seat;
  readonly played: Move;
  readonly best: Move;
  /** What both moves lead to. Missing if they are the same. */
  readonly comparison?: Comparison;
}

/** What a decision cost its seat: the lead after the best move minus that after the played one. */
export const costOf = ({ comparison }: JudgedDecision<unknown>): number =>
  comparison === undefined ? 0 : comparison.best - comparison.played;

/** Without moves that were the only one, or that the rules of today would refuse. */
export function decisionsIn<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  transitions: readonly Transition<Game>[],
): readonly Decision<Game>[] {
  return transitions.flatMap(({ number, before, played }) => {
    if (before === undefined || played === undefined) return [];
    const { seat, move } = played;
    const open = ruleset.choices(before, seat).filter(isOpen);
    if (!open.some((choice) => covers(choice, move))) return [];
    const isForced = candidatesOf(open, seededChance(number), 2).length < 2;
    return isForced ? [] : [{ step: number, state: before, seat, played: move }];
  });
}

/** Searches for a better move, and compares it with the played one in games that the search did not see. */
export function* judged<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { step, state, seat, played }: Decision<Game>,
  playouts: number,
  { games, playout }: ReportEffort,
): Generator<undefined, JudgedDecision<Game["move"]>, undefined> {
  const chance = seededChance(step);
  const best = yield* searchWith({ playouts })({ ruleset, state, seat, chance });
  if (isSameMove(played, best)) return { step, seat, played, best };
  const simulate = playedOut<Game>({ ruleset, seat }, playout);
  const comparison = yield* compared({ ruleset, state, seat, played, best }, { games, chance, simulate });
  return { step, seat, played, best, comparison };
}

/** Quick games, as the search simulates them. */
const playedOut = <Game extends Vocabulary>(
  about: { readonly ruleset: Ruleset<Game>; readonly seat: Seat },
  playout: Playout,
): Simulate<Game> =>
  // biome-ignore lint/correctness/useYield: one game is a small piece of work.
  function* ({ state, seed, move }) {
    return leadAfter({ ...about, state, chance: seededChance(seed) }, move, playout);
  };
