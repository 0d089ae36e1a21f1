import { positionAfter } from "../../core/position.ts";
import type { Vocabulary } from "../../core/ruleset.ts";
import type { RecordedGame } from "../recorded-game.ts";
import type { Settings } from "../settings.ts";
import { type CountedChance, countedChance, withOneDrawChanged } from "./counted-chance.ts";
import { mustMatchView, perceived, publicPart } from "./perceived.ts";

const otherOpeningsEach = 4;

/** What chance hides when a game is set up must not be in a redacted fact either. */
export function mustHideTheOpening<Game extends Vocabulary>(
  { ruleset, audiences, chance }: RecordedGame<Game>,
  { options, notInView = {} }: Settings<Game>,
): void {
  const opened = (counted: CountedChance) => {
    const facts = ruleset.setUp({ seats: audiences.length - 1, options }, counted.chance);
    return { facts, state: positionAfter(ruleset, facts), draws: counted.draws() };
  };
  const seed = chance.below(2 ** 30);
  const here = opened(countedChance(seed));
  if (here.draws === 0) return;
  for (let attempt = 0; attempt < otherOpeningsEach; attempt++) {
    const there = opened(withOneDrawChanged(seed, here.draws, chance));
    for (const audience of audiences) {
      const pair = [perceived(ruleset, here, audience), perceived(ruleset, there, audience)] as const;
      mustMatchView(`the opening with other draws, before ${audience}`, pair, ({ redacted }) =>
        publicPart<Game["redactedFact"]>(redacted, notInView),
      );
    }
  }
}
