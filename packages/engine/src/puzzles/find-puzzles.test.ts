import { describe, expect, it } from "vitest";
import { concluded } from "../bots/bot.ts";
import { searchWith } from "../bots/search.ts";
import { seededChance } from "../core/chance.ts";
import type { Choice } from "../core/choice.ts";
import { positionAfter } from "../core/position.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { type Purse, purse } from "../report/purse.fixture.ts";
import type { RecordedGame, RecordedStep } from "../report/recorded-game.ts";
import { type Field, fieldWhereSweeping } from "./field.fixture.ts";
import { puzzlesIn } from "./find-puzzles.ts";
import { type PuzzleEffort, usualPuzzleEffort } from "./puzzle-effort.ts";

const quick = { bot: searchWith({ playouts: 4, finalists: 2 }), movesMax: 4 };
const effort: PuzzleEffort = { ...usualPuzzleEffort, continued: 2, continuation: quick };

const found = <Game extends Vocabulary>(game: RecordedGame<Game>, changed: Partial<PuzzleEffort> = {}) =>
  concluded(puzzlesIn(game, { ...effort, ...changed }));

/** A game with these moves after this opening. */
function gameOf<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  opening: readonly Game["fact"][],
  moves: readonly (readonly [Seat, Game["move"]])[],
): RecordedGame<Game> {
  const chance = seededChance(1);
  const steps: RecordedStep<Game>[] = [{ facts: opening }];
  let state = positionAfter(ruleset, opening);
  for (const [seat, move] of moves) {
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`${move.type} was refused`);
    steps.push({ facts: decision.facts, played: { seat, move } });
    state = decision.state;
  }
  return { ruleset, steps };
}

/** A game of two purses in which everybody takes one coin. */
function purses({ stack, secrets }: { readonly stack: readonly number[]; readonly secrets: readonly number[] }) {
  const take: Purse["move"] = { type: "take", coins: 1 };
  return gameOf(
    purse,
    [{ type: "Began", stack, secrets }],
    [0, 1, 0, 1, 0, 1].map((seat) => [seat, take]),
  );
}
const empty = [0, 0, 0, 0, 0, 0, 0, 0];

describe("puzzles", () => {
  it("are decisions in which one move is best whatever is drawn", () => {
    const puzzles = found(purses({ stack: empty, secrets: [20, 0] }));
    const ofFirst = puzzles.filter(({ seat }) => seat === 0);
    expect(ofFirst.map(({ step, best, moves, place }) => ({ step, best, moves, place }))).toEqual(
      [1, 3, 5].map((step) => ({ step, best: { type: "show" }, moves: 6, place: 1 })),
    );
    for (const { quick, continued } of ofFirst) {
      expect(quick.share).toBe(1);
      expect(continued.share).toBe(1);
      expect(quick.margin).toBeGreaterThan(10);
      expect(continued.margin).toBeGreaterThan(10);
    }
  });
  it("are the same whenever the same game is searched", () => {
    const game = purses({ stack: empty, secrets: [20, 0] });
    expect(found(game)).toEqual(found(game));
  });
  it("do not depend on what the seat does not know", () => {
    const stack = [9, 9, 9, 9, 9, 9, 0, 0, 0, 0, 0, 0];
    const reversed = stack.toReversed();
    const answers = (order: readonly number[]) =>
      found(purses({ stack: order, secrets: [30, 0] }), { sameKindMax: 1 }).map(({ step, best }) => ({ step, best }));
    expect(answers(stack)).toEqual([{ step: 1, best: { type: "show" } }]);
    expect(answers(reversed)).toEqual(answers(stack));
  });
  it("are none if luck decides which move is best", () => {
    const fair = found(purses({ stack: [0, 0, 0, 0, 9, 9, 9, 9], secrets: [5, 0] }));
    expect(fair.filter(({ step }) => step === 1)).toEqual([]);
  });
  it("are as many of each kind of question as wanted", () => {
    const game = purses({ stack: empty, secrets: [20, 0] });
    expect(found(game, { sameKindMax: 2 }).map(({ step }) => step)).toEqual(
      found(game)
        .map(({ step }) => step)
        .slice(0, 2),
    );
  });
  it("are none if there are more moves than anyone looks at", () => {
    expect(found(purses({ stack: empty, secrets: [20, 0] }), { movesMax: 5 })).toEqual([]);
  });
  it("are none if the best of two moves is the obvious one", () => {
    const oneCoinOrAll = (state: Purse["state"], seat: Seat): readonly Choice<Purse["move"]>[] =>
      purse.choices(state, seat).length === 0
        ? []
        : [
            { type: "take", fields: { coins: { oneOf: [1] } }, isDefault: true },
            { type: "show", fields: {} },
          ];
    const twoMoves: Ruleset<Purse> = { ...purse, choices: oneCoinOrAll };
    expect(found({ ...purses({ stack: empty, secrets: [20, 0] }), ruleset: twoMoves })).toEqual([]);
  });
});

describe("moves whose order does not matter", () => {
  const game = (isTiring: boolean) =>
    gameOf<Field>(
      fieldWhereSweeping({ isTiring }),
      [{ type: "Began" }],
      [0, 1, 0, 1].map((seat) => [seat, { type: "rest" }]),
    );

  it("are no puzzle", () => {
    expect(found(game(false))).toEqual([]);
  });
  it("are one if the other move leaves no room for the best", () => {
    expect(found(game(true)).map(({ best }) => best.type)).toContain("sow");
  });
});
