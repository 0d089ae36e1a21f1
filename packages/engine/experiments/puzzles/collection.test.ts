import { covers, rulesets } from "@seneschal/engine";
import { choicesIn, repeated } from "@seneschal/engine/puzzles";
import { describe, expect, it } from "vitest";
import { digestsOf } from "./digests.ts";
import { storedPuzzles } from "./puzzle-file.ts";

const puzzlesMin = 50;
/** A new ruleset has none yet. */
const collection = rulesets.flatMap((ruleset) => {
  const file = storedPuzzles(ruleset.id);
  return file === undefined ? [] : [{ ruleset, file }];
});

it("there are puzzles", () => expect(collection.length).toBeGreaterThan(0));

describe.each(collection)("the puzzles of $ruleset.id", ({ ruleset, file: { games, revision } }) => {
  const puzzles = games.flatMap((game) => game.puzzles);

  it("are of the current revision of the rules", () => expect(revision).toBe(ruleset.revision));
  it("have a best move that the rules allow, in the position in which it was found", () => {
    for (const game of games) {
      const positions = [...repeated(ruleset, game)];
      const digests = digestsOf(positions);
      for (const { step, seat, best, rivals, digest } of game.puzzles) {
        const about = `game ${game.seed}, step ${step}`;
        expect(digests[step - 1], about).toBe(digest);
        const choices = choicesIn({ ruleset, state: positions[step - 1]?.state, seat });
        const isAllowed = (move: typeof best) => choices.some((choice) => covers(choice, move));
        expect(
          [best, ...rivals].filter((move) => !isAllowed(move)),
          about,
        ).toEqual([]);
      }
    }
  });
  it(`are at least ${puzzlesMin}, and clear`, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(puzzlesMin);
    for (const { quick, continued } of puzzles) {
      expect(Math.min(quick.share, continued.share)).toBeGreaterThanOrEqual(0.8);
      expect(Math.min(quick.margin, continued.margin)).toBeGreaterThan(0);
    }
  });
});
