import type { Moment } from "../../bots/self-play.ts";
import { isRevealing } from "../../core/revealing-facts.ts";
import type { Audience, Vocabulary } from "../../core/ruleset.ts";
import type { RecordedGame } from "../recorded-game.ts";

const audiencesEach = 2;

/** A move of a game, and an audience of it. */
export interface Sample<Game extends Vocabulary> {
  readonly moment: Moment<Game>;
  readonly audience: Audience;
}

/** Moves of a game at random, and one for each type of fact that reveals something or is not told to all alike. */
export function samplesOf<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  movesMax: number,
): readonly Sample<Game>[] {
  const { chance, audiences } = game;
  const moments = chance.shuffle(game.moments);
  const anyTwo = () => chance.shuffle(audiences).slice(0, audiencesEach);
  const random = moments.slice(0, movesMax).flatMap((moment) => anyTwo().map((audience) => ({ moment, audience })));
  return [...random, ...secretSamples(game, moments)];
}

/** The first move for each such type, with one audience for each way in which it is told. */
function secretSamples<Game extends Vocabulary>(
  { ruleset, audiences }: RecordedGame<Game>,
  moments: readonly Moment<Game>[],
): readonly Sample<Game>[] {
  const sampled = new Set<string>();
  const samples: Sample<Game>[] = [];
  for (const moment of moments) {
    for (const fact of moment.facts) {
      if (sampled.has(fact.type)) continue;
      const ways = new Map(audiences.map((audience) => [JSON.stringify(ruleset.redact(fact, audience)), audience]));
      if (ways.size === 1 && !isRevealing<Game["fact"]>(ruleset, fact)) continue;
      sampled.add(fact.type);
      for (const audience of ways.values()) samples.push({ moment, audience });
    }
  }
  return samples;
}
