import type { Chance } from "../core/chance.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";

/** A seat that has to move. The bot may look at the position only through `view`, `choices` and `redeal`. */
export interface Turn<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  readonly state: Game["state"];
  readonly seat: Seat;
  readonly chance: Chance;
  /** Asked between two pieces of work: a search then plays the best move so far. Without it, it completes its playouts. */
  readonly isTimeUp?: () => boolean;
}

/** Yields after each piece of work, so that a server can do something else in between. */
export type Thought<Move> = Generator<undefined, Move, undefined>;
export type Bot = <Game extends Vocabulary>(turn: Turn<Game>) => Thought<Game["move"]>;

/** Runs to the end without a pause. */
export function concluded<Move>(thought: Thought<Move>): Move {
  for (;;) {
    const { done, value } = thought.next();
    if (done === true) return value;
  }
}
