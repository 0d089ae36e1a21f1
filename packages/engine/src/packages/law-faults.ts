import { seededChance } from "../core/chance.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { lawsOf } from "../laws/laws.ts";
import { gameRecorder, type RecordedGame } from "../laws/recorded-game.ts";
import type { Settings } from "../laws/settings.ts";

const seedOfGames = 1429;
const movesMaxOfGames = 5_000;

/** Random games of every number of seats, the same for the same settings. */
export function randomGames<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { options, seed = seedOfGames, movesMax = movesMaxOfGames }: Settings<Game>,
  games: number,
): readonly (() => RecordedGame<Game>)[] {
  const chance = seededChance(seed);
  const record = gameRecorder(ruleset);
  const { min, max } = ruleset.seats;
  return Array.from({ length: games }, (_, game) => {
    const setting = { seats: min + (game % (max - min + 1)), options, seed: chance.below(2 ** 31), movesMax };
    return () => record(setting);
  });
}

/** The kinds of question that a game of each number of seats asks. */
export function questionsOf<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  laws: Settings<Game>,
): ReadonlySet<string> {
  const { min, max } = ruleset.seats;
  const moments = randomGames(ruleset, laws, max - min + 1).flatMap((game) => game().moments);
  return new Set(moments.flatMap(({ before }) => ruleset.question(before)?.kind ?? []));
}

/** What breaks a law of the contract in these games: one sentence for each law that is broken. */
export const lawFaults = <Game extends Vocabulary>(
  settings: Settings<Game>,
  games: readonly (() => RecordedGame<Game>)[],
): readonly string[] =>
  lawsOf(settings).flatMap((law) =>
    faultIn(() => {
      for (const game of games) law.check(game());
      law.conclude?.();
    }),
  );

/** What this work throws, as a list of no or one sentence. */
export function faultIn(work: () => void): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
