import type { Chance } from "../core/chance.ts";
import { positionAfter } from "../core/position.ts";
import type { GameSetup, Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { type Bot, concluded } from "./bot.ts";
import { playedBy } from "./random.ts";

/** A game between bots, one for each seat. */
export interface BotTable<Game extends Vocabulary> extends GameSetup<Game["options"]> {
  readonly ruleset: Ruleset<Game>;
  readonly bots: readonly Bot[];
  readonly chance: Chance;
  /** For the bots and who moves first. With it, `chance` alone repeats the game from its moves; without it, both share. */
  readonly thinking?: Chance;
}
export interface Moment<Game extends Vocabulary> {
  readonly before: Game["state"];
  readonly seat: Seat;
  readonly move: Game["move"];
  readonly facts: readonly Game["fact"][];
  readonly state: Game["state"];
}
export interface PlayedGame<Game extends Vocabulary> {
  readonly opening: readonly Game["fact"][];
  readonly moments: readonly Moment<Game>[];
  readonly state: Game["state"];
}

const movesMax = 20_000;

/** A whole game between bots. */
export function selfPlay<Game extends Vocabulary>(table: BotTable<Game>): PlayedGame<Game> {
  const { ruleset, bots, chance, thinking = chance } = table;
  const opening = ruleset.setUp(table, chance);
  const moments: Moment<Game>[] = [];
  let state = positionAfter(ruleset, opening);
  for (let asked = ruleset.question(state); asked !== undefined; asked = ruleset.question(state)) {
    if (moments.length === movesMax) throw new Error(`${ruleset.id} is not over after ${movesMax} moves`);
    const seat = thinking.pick(asked.seats);
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`there is no bot for seat ${seat}`);
    const move = concluded(bot({ ruleset, state, seat, chance: thinking }));
    const moment = { before: state, seat, ...playedBy({ ruleset, state, seat, chance }, move) };
    moments.push(moment);
    state = moment.state;
  }
  return { opening, moments, state };
}
