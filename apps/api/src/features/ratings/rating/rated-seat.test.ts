import { expect, it } from "vitest";
import { ratedSeat } from "./rated-seat.ts";

const held = (occupant: string | null, ...holders: readonly (readonly [string, number])[]) =>
  ratedSeat({
    occupant: occupant,
    holders: holders.map(([account, decisions]) => ({ account, decisions, owner: null })),
  });

it("a seat is rated for the player who played it from start to end", () => {
  expect(held("ada", ["ada", 12])).toEqual({ account: "ada", owner: null, decisions: 12, hasLeft: false });
  expect(held("ada", ["ada", 0])).toEqual({ account: "ada", owner: null, decisions: 0, hasLeft: false });
});

it("a seat is rated for the player who left it if nobody followed", () => {
  expect(held(null, ["ada", 7])).toEqual({ account: "ada", owner: null, decisions: 7, hasLeft: true });
});

it("a seat is rated for a substitute who decided at least half of its moves", () => {
  expect(held("bea", ["ada", 5], ["bea", 5])).toEqual({ account: "bea", owner: null, decisions: 5, hasLeft: false });
  expect(held("bea", ["ada", 3], ["bea", 9])).toEqual({ account: "bea", owner: null, decisions: 9, hasLeft: false });
});

it("a seat is rated for the player who left it if the substitute decided less than half", () => {
  expect(held("bea", ["ada", 6], ["bea", 5])).toEqual({ account: "ada", owner: null, decisions: 6, hasLeft: true });
  expect(held("cyr", ["ada", 3], ["bea", 4], ["cyr", 5])).toEqual({
    account: "bea",
    owner: null,
    decisions: 4,
    hasLeft: true,
  });
});

it("a seat is rated for the player with the most decisions if the substitute left too", () => {
  expect(held(null, ["ada", 2], ["bea", 8])).toEqual({ account: "bea", owner: null, decisions: 8, hasLeft: true });
  expect(held(null, ["ada", 4], ["bea", 4])).toEqual({ account: "ada", owner: null, decisions: 4, hasLeft: true });
});

it("decisions of a player before leaving and after coming back are added", () => {
  expect(held("ada", ["ada", 3], ["ada", 6])).toEqual({ account: "ada", owner: null, decisions: 9, hasLeft: false });
});

it("a seat is rated for nobody if a bot plays it", () => {
  expect(held(null)).toEqual({ account: null, decisions: 0, hasLeft: false });
});
