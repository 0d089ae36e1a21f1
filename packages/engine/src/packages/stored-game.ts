import { random } from "../bots/random.ts";
import { selfPlay } from "../bots/self-play.ts";
import { seededChance } from "../core/chance.ts";
import type { GameSetup, Ruleset, Vocabulary } from "../core/ruleset.ts";
import type { StoredGame } from "./ruleset-package.ts";

interface Played<Options> extends GameSetup<Options> {
  readonly seed: number;
}

/** A random game, to be stored with the package: later versions must still replay it. */
export function storedGame<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { seats, options, seed }: Played<Game["options"]>,
): StoredGame {
  const bots = Array.from({ length: seats }, () => random);
  const { opening, moments, state } = selfPlay({ ruleset, seats, options, bots, chance: seededChance(seed) });
  const ranking = ruleset.outcome(state)?.ranking ?? [];
  return {
    revision: ruleset.revision,
    facts: [...opening, ...moments.flatMap(({ facts }) => facts)],
    ranking: ranking.map(({ seat, rank, score }) => ({ seat, rank, score })),
  };
}
