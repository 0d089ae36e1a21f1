import { positionAfter } from "../../../core/position.ts";
import type { Vocabulary } from "../../../core/ruleset.ts";
import type { RecordedGame } from "../recorded-game.ts";
import type { Settings } from "../settings.ts";
import { type Luck, luckFrom, otherLuck } from "./luck.ts";
import { mustTellAsSeen, perceived, publicPart } from "./perceived.ts";

const otherOpeningsEach = 4;

/** What chance hides when a game is set up must not be told either. */
export function mustHideTheOpening<Game extends Vocabulary>(
  { ruleset, audiences, chance }: RecordedGame<Game>,
  { options, notInView = {} }: Settings<Game>,
): void {
  const opened = (luck: Luck) => {
    const facts = ruleset.setUp({ seats: audiences.length - 1, options }, luck.chance);
    return { facts, state: positionAfter(ruleset, facts), draws: luck.draws() };
  };
  const seed = chance.below(2 ** 30);
  const here = opened(luckFrom(seed));
  if (here.draws === 0) return;
  for (let attempt = 0; attempt < otherOpeningsEach; attempt++) {
    const there = opened(otherLuck(seed, here.draws, chance));
    for (const audience of audiences) {
      const pair = [perceived(ruleset, here, audience), perceived(ruleset, there, audience)] as const;
      mustTellAsSeen(`the opening with other luck, before ${audience}`, pair, ({ told }) =>
        publicPart<Game["told"]>(told, notInView),
      );
    }
  }
}
