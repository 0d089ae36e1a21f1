import type { Bot } from "../bots/bot.ts";
import { leadOf } from "../bots/lead.ts";
import { playedBy } from "../bots/random.ts";
import { seededChance } from "../core/chance.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import type { Simulation } from "./comparison.ts";

/** How a game goes on: all seats are played by this bot, until the end or for this many moves. */
export interface Continuation {
  readonly bot: Bot;
  readonly movesMax: number;
}

/** The lead of a seat once a game was continued after a move. Yields while the bots think. */
export function* leadContinued<Game extends Vocabulary>(
  { ruleset, seat }: { readonly ruleset: Ruleset<Game>; readonly seat: Seat },
  { state: begin, seed, move }: Simulation<Game>,
  { bot, movesMax }: Continuation,
): Generator<undefined, number, undefined> {
  // The draws of the game do not depend on how long its bots think.
  const [draws, thinking] = [seededChance(seed), seededChance(seed + 1)];
  let { state } = playedBy({ ruleset, state: begin, seat, chance: draws }, move);
  for (let moves = 0; moves < movesMax; moves++) {
    const asked = ruleset.question(state);
    if (asked === undefined) break;
    const turn = { ruleset, state, seat: thinking.pick(asked.seats) };
    const next = yield* bot({ ...turn, chance: thinking });
    state = playedBy({ ...turn, chance: draws }, next).state;
  }
  return leadOf(state, { ruleset }, seat);
}
