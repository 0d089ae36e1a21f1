import type { Moment } from "../bots/self-play.ts";
import { positionAfter } from "../core/position.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";
import { type RecordedGame, recordGame } from "./recorded-game.ts";
import type { Settings } from "./settings.ts";

/** Law 1: `decide` draws chance and `evolve` records it; histories of other editions replay too. */
export const replay = <Game extends Vocabulary>({ earlierVersions = [], options }: Settings<Game>): Law<Game> => ({
  title: "law 1: evolve records, so that a stored game replays",
  check(game) {
    refold(game, game);
    for (const [at, moment] of game.moments.entries()) mustLeadThere(game, moment, `after move ${at + 1}`);
    for (const earlier of earlierVersions) {
      const seats = game.audiences.length - 1;
      const seed = game.chance.below(2 ** 30);
      refold(game, recordGame(earlier, { seats, options, seed, movesMax: game.moments.length }));
    }
  },
});

/** Where a decision says that it leads, its facts lead. */
function mustLeadThere<Game extends Vocabulary>(
  { ruleset, chance }: RecordedGame<Game>,
  { before, seat, move }: Moment<Game>,
  where: string,
): void {
  const decision = ruleset.decide(before, seat, move, chance);
  if ("refusal" in decision) return;
  const folded = positionAfter(ruleset, decision.facts, before);
  mustBeSame(`law 1: the position ${where}, decided and folded`, decision.state, folded);
}

/** Twice, from stored copies, with no luck or clock at hand. */
function refold<Game extends Vocabulary>({ ruleset }: RecordedGame<Game>, history: RecordedGame<Game>): void {
  withoutChance(() => {
    for (const time of ["first", "second"]) {
      let state: Game["state"] | undefined;
      for (const fact of stored(history.opening)) state = ruleset.evolve(state, fact);
      mustBeSame(`law 1: the opening, folded for the ${time} time`, state, history.start);
      for (const [move, moment] of history.moments.entries()) {
        for (const fact of stored(moment.facts)) state = evolvedSurely(ruleset, state, fact);
        mustBeSame(`law 1: the position after move ${move + 1}, folded for the ${time} time`, state, moment.state);
      }
    }
  });
}

function evolvedSurely<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  state: Game["state"] | undefined,
  fact: Game["fact"],
): Game["state"] {
  try {
    return ruleset.evolve(state, fact);
  } catch (cause) {
    throw new Error(`law 1: evolve fails on a stored ${fact.type}: ${String(cause)}`, { cause });
  }
}

const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function withoutChance(work: () => void): void {
  const { random } = Math;
  Math.random = () => {
    throw new Error("law 1: evolve draws");
  };
  try {
    work();
  } finally {
    Math.random = random;
  }
}
