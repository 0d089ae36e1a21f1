import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Ruleset, Vocabulary } from "../../core/ruleset.ts";
import type { Law } from "../../laws/law.ts";
import { lawsOf } from "../../laws/laws.ts";
import { gameRecorder } from "../../laws/recorded-game.ts";
import type { Settings } from "../../laws/settings.ts";
import { gameHash } from "./game-hash.ts";
import { hashInOtherEnvironments } from "./other-environments.ts";

const usualGames = 12;
const usualSeed = 1429;
const usualMovesMax = 5_000;

/** Declares one test for each law of the contract; every ruleset calls this once. */
export function describeRulesetContract<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  settings: Settings<Game>,
): void {
  const { seed = usualSeed, origin, options, movesMax = usualMovesMax } = settings;
  describe(`${ruleset.id} keeps the contract of a ruleset`, () => {
    let record = gameRecorder(ruleset);
    afterAll(() => {
      record = gameRecorder(ruleset);
    });
    for (const law of lawsOf(settings)) {
      it(`${law.title} (seed ${seed})`, () => mustKeep(ruleset, settings, law, record));
    }
    if (origin === undefined) return;
    it(`law 7: the same game in other locales and time zones (seed ${seed})`, async () => {
      const setting = { seats: ruleset.seats.max, options, seed, movesMax };
      const here = gameHash(ruleset as Ruleset<Vocabulary>, setting);
      expect(await hashInOtherEnvironments(origin, setting)).toEqual([here, here, here]);
    });
  });
}

/** Holds one law against random games of every number of seats. With one recorder, several laws share the games. */
export function mustKeep<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { games = usualGames, seed = usualSeed, options, movesMax = usualMovesMax }: Settings<Game>,
  law: Law<Game>,
  record = gameRecorder(ruleset),
): void {
  const setting = fc.record({ seats: fc.integer(ruleset.seats), seed: fc.nat() });
  const property = fc.property(setting, (one) => law.check(record({ ...one, options, movesMax })));
  // A smaller seed does not give a simpler game, so nothing is shrunk.
  fc.assert(property, { seed, numRuns: games, endOnFailure: true, includeErrorInReport: true });
  law.conclude?.();
}
