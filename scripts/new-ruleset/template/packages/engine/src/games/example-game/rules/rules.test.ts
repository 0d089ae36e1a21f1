import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { positionAfter } from "../../../core/position.ts";
import { given, givenPosition } from "../../../testing/given.ts";
import { scriptedChance } from "../../../testing/scripted-chance.ts";
import type { Fact } from "../model/types.ts";
import { exampleGame } from "../ruleset.ts";

const [min, max] = [2, 5];

const begunBy = (first: number, seats = min) =>
  exampleGame.setUp({ seats, options: {} }, scriptedChance(first)) as readonly Fact[];

/** The turn of a seat when this is left on the field, and this in the baskets. */
const onTurn = (seat: number, field: number, baskets: readonly number[]) =>
  givenPosition(exampleGame, { ...positionAfter(exampleGame, begunBy(seat)), field, baskets });

it("[EXG-1.1] is played by 2 to 5 players, and the most sheaves win", () => {
  expect(exampleGame.seats).toEqual({ min, max });
  const { state } = onTurn(1, 2, [4, 4]).when(1, { type: "take", sheaves: 1 }).isPlayed();
  expect(exampleGame.outcome(state)?.ranking).toMatchObject([
    { seat: 0, rank: 2, score: 4 },
    { seat: 1, rank: 1, score: 5 },
  ]);
});

it("[EXG-1.2] begins with 16 sheaves for each player and empty baskets", () => {
  const { field, baskets } = exampleGame.view(positionAfter(exampleGame, begunBy(0, max)), "spectator");
  expect([field, baskets]).toEqual([16 * max, Array.from({ length: max }, (_, seat) => ({ seat, sheaves: 0 }))]);
});

it("[EXG-1.3] draws the player who begins", () => {
  given(exampleGame, ...begunBy(1)).asks("turn", 1);
  const draws = Array.from(
    { length: 60 },
    (_, seed) => exampleGame.setUp({ seats: min, options: {} }, seededChance(seed))[0],
  );
  expect(new Set(draws.map((fact) => (fact?.type === "GameBegan" ? fact.first : null)))).toEqual(
    new Set(Array.from({ length: min }, (_, seat) => seat)),
  );
});

it("[EXG-2.1] takes 1 to 3 sheaves, and no others", () => {
  const turn = given(exampleGame, ...begunBy(0));
  turn.when(0, { type: "take", sheaves: 3 }).follows({ type: "SheavesTaken", seat: 0, sheaves: 3, left: 16 * min - 3 });
  turn.when(0, { type: "take", sheaves: 4 }).refuses("EXG-2.1");
  turn.when(1, { type: "take", sheaves: 1 }).refuses("EXG-2.1");
});

it("[EXG-2.2] refuses to take more than is left", () => {
  const turn = onTurn(0, 2, [14, 16]);
  turn.when(0, { type: "take", sheaves: 3 }).refuses("EXG-2.2");
  turn.when(0, { type: "take", sheaves: 2 }).isPlayed().isOver();
});

it("[EXG-2.3] asks the next player, and after the last one the first", () => {
  given(exampleGame, ...begunBy(0))
    .when(0, { type: "take", sheaves: 1 })
    .isPlayed()
    .asks("turn", 1);
  const last = min - 1;
  given(exampleGame, ...begunBy(last))
    .when(last, { type: "take", sheaves: 1 })
    .isPlayed()
    .asks("turn", 0);
});

it("[EXG-3.1] ends with fewer than 2 sheaves on the field, and not before", () => {
  onTurn(0, 3, [10, 19]).when(0, { type: "take", sheaves: 3 }).isPlayed().isOver();
  onTurn(0, 3, [10, 19]).when(0, { type: "take", sheaves: 2 }).isPlayed().isOver();
  onTurn(0, 3, [10, 19]).when(0, { type: "take", sheaves: 1 }).isPlayed().asks("turn", 1);
});

it("[EXG-3.2] gives players with as many sheaves the same place", () => {
  onTurn(0, 2, [15, 16])
    .when(0, { type: "take", sheaves: 1 })
    .followsAmongOthers({
      type: "GameEnded",
      ranking: [
        { seat: 0, rank: 1, score: 16 },
        { seat: 1, rank: 1, score: 16 },
      ],
    });
});
