import { expect, it } from "vitest";
import { chanceFrom } from "../../core/chance.ts";
import { middleAges } from "./ruleset.ts";
import { playSilent } from "./testing/play-out.fixture.ts";

// Two players, every draw the last of what there is, every answer the first of what is offered: the left lord (seat 1)
// goes to the first free tile of each row and the right one (seat 0) to the second, all game long. Both fiefs are
// written down tile by tile below, with a Peasant (+p) or a Chest (+c), so that all coins can be checked by hand.
const lastOfAll = chanceFrom((limit) => limit - 1);

/** Coins after each round, its Event included: the left player's, the right player's. */
const ledger = [
  // 1. palace | palace+c. Income 3 each. Left lays the Field's sign below its Mill, right the Mill's below its Field.
  [3, 3],
  // 2. church+p | church+p. Income 3 each. Both lay their extra coin below the Field.
  [6, 6],
  // 3. barracks+c | barracks+c, and nobody has a Rampart. Left strikes: church+p falls, 6 + 2 + income 2 = 10, right 4.
  //    Right strikes back: barracks+c falls, 4 + 2 + income 2 = 8, left 8.
  [8, 8],
  // 4. barracks | barracks+p. Left strikes with one again: barracks+c falls, 8 + 2 + 2 = 12, right 6. Right: barracks
  //    falls, 6 + 2 + 2 = 10, left 10. Earthquake: no Rampart yet.
  [10, 10],
  // 5. market+c | market+c. Left has 1 Chest: 10 + 1 + income 2. Right has 2, with its Palace: 10 + 2 + 2.
  [13, 14],
  // 6. market | market+p. Left 13 + 1 + 2 × 2 Markets. Right 14 + 2 + 2 × 2.
  [18, 20],
  // 7. rampart+p | rampart+c. Income 2 each; the Scouts go out to row 9.
  [20, 22],
  // 8. rampart | rampart+p. Income 2 × 2 each: 24 and 26. Skilled Trades: left has 2 Peasants (church, rampart), right
  //    3 (barracks, market, rampart), for its Church lies in the Graveyard.
  [26, 29],
  // 9. village+c | village+c. Left takes barracks+c back, right church+p. Income 2 × (1 Village + 2 Ramparts) = 6 each.
  [32, 35],
  // 10. village+p | village+p. Left takes barracks back, right barracks+c. Income 2 × (2 + 2) = 8 each.
  [40, 43],
  // 11. village | village+p. The Graveyards are empty. Income 2 × (3 + 2) = 10 each.
  [50, 53],
  // 12. mill+c | mill+c. Right, still without a Mill, pays left 2: 50 + 2 + income 2 = 54, and 53 - 2 = 51. Left, which
  //     has one now, pays nothing: 51 + 2 = 53. Precious Goods: left has 4 Chests (market, village, barracks, mill),
  //     right 6 (palace, market, rampart, village, barracks, mill).
  [58, 59],
  // 13. mill+p | mill+p. Two Mills against one: 58 + 2 + 4 = 64, and 59 - 2 + 4 = 61.
  [64, 61],
  // 14. mill | mill. Three against two: 64 + 2 + 6 = 72, and 61 - 2 + 6 = 65.
  [72, 65],
  // 15. field+c | field+c. Left has 4 Peasants (church, rampart, village, mill) and 1 Field at 2 + 1: 72 + 4 + 3. Right
  //     has 7 (barracks, market, rampart, church, village, village, mill), and its Field counts the 3 Mills: 65 + 7 + 12.
  [79, 84],
  // 16. field+p | field+p. Left 79 + 5 + 3 × 2 Fields = 90. Right 84 + 8 + 3 × (2 Fields + 3 Mills) = 107.
  //     Alliance: a Church and a Palace each, 2 × 3 = 6.
  [96, 113],
];

it("pays the exact coins of a whole game that was computed by hand", () => {
  const game = playSilent(2, lastOfAll);
  const ends = ledger.map((_, place) => game.findLast(({ state }) => state.round === place + 1)?.state);
  expect(ends.map((state) => [state?.fiefs[1]?.coins, state?.fiefs[0]?.coins])).toEqual(ledger);

  const end = game.at(-1)?.state;
  expect(end?.events.drawn).toEqual(["earthquake", "skilled-trades", "precious-goods", "alliance"]);
  expect(end?.fiefs.map(({ columns }) => columns.map(({ length }) => length))).toEqual([
    [2, 3, 3, 2, 2, 2, 1, 1],
    [2, 3, 3, 2, 2, 2, 1, 1],
  ]);
  // All eight Domains hold a tile on both sides, so nobody loses 10 coins.
  expect(end && middleAges.outcome(end)?.ranking).toEqual([
    { seat: 0, rank: 1, score: 113, tieBreaks: [] },
    { seat: 1, rank: 2, score: 96, tieBreaks: [] },
  ]);
});
