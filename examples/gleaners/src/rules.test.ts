import { positionAfter } from "@seneschal/kit";
import { given, givenPosition, matchesTranscript, scriptedChance, transcriptOf } from "@seneschal/kit/testing";
import { expect, it } from "vitest";
import { gleaners } from "./ruleset.ts";

const begunBy = (first: number, seats = 2) => gleaners.setUp({ seats, options: {} }, scriptedChance(first));

/** The turn of a seat when this is left on the field, and this in the baskets. */
const onTurn = (seat: number, field: number, baskets: readonly number[]) =>
  givenPosition(gleaners, { ...positionAfter(gleaners, begunBy(seat)), field, baskets });

it("[GLE-1.1] is won by the player with the most sheaves", () => {
  expect(gleaners.seats).toEqual({ min: 2, max: 4 });
  const { state } = onTurn(1, 1, [4, 4]).when(1, { type: "glean", sheaves: 1 }).isPlayed();
  expect(gleaners.outcome(state)?.ranking).toMatchObject([
    { seat: 0, rank: 2, score: 4 },
    { seat: 1, rank: 1, score: 5 },
  ]);
});

it("[GLE-1.2] begins with 8 sheaves for each player and empty baskets", () => {
  const { field, baskets } = positionAfter(gleaners, begunBy(0, 3));
  expect([field, baskets]).toEqual([24, [0, 0, 0]]);
});

it("[GLE-1.3] draws the player who begins", () => {
  given(gleaners, ...begunBy(0)).asks("turn", 0);
  given(gleaners, ...begunBy(1)).asks("turn", 1);
});

it("[GLE-2.1] takes 1 to 3 sheaves, and only on your turn", () => {
  const turn = given(gleaners, ...begunBy(0));
  turn.when(0, { type: "glean", sheaves: 3 }).follows({ type: "SheavesGleaned", seat: 0, sheaves: 3, left: 13 });
  turn.when(0, { type: "glean", sheaves: 4 }).refuses("GLE-2.1");
  turn.when(1, { type: "glean", sheaves: 1 }).refuses("GLE-2.1");
});

it("[GLE-2.2] refuses to take more than is left", () => {
  onTurn(0, 2, [7, 7]).when(0, { type: "glean", sheaves: 3 }).refuses("GLE-2.2");
});

it("[GLE-2.3] asks the next player, and after the last one the first", () => {
  onTurn(1, 9, [4, 3]).when(1, { type: "glean", sheaves: 1 }).isPlayed().asks("turn", 0);
});

it("[GLE-3.1] ends when the field is empty, and not before", () => {
  onTurn(0, 2, [7, 7]).when(0, { type: "glean", sheaves: 2 }).isPlayed().isOver();
  onTurn(0, 2, [7, 7]).when(0, { type: "glean", sheaves: 1 }).isPlayed().asks("turn", 1);
});

it("[GLE-3.2] gives players with as many sheaves the same place", () => {
  const { state } = onTurn(0, 1, [7, 8]).when(0, { type: "glean", sheaves: 1 }).isPlayed();
  expect(gleaners.outcome(state)?.ranking.map(({ rank }) => rank)).toEqual([1, 1]);
});

it("tells a game as seen by a spectator", () => {
  const text = transcriptOf(gleaners, { seats: 2, options: {}, seed: 7, audience: "spectator" });
  matchesTranscript(new URL("./transcripts/as-spectator.txt", import.meta.url), text);
});
