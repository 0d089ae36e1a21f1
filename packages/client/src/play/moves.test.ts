import { describe, expect, it } from "vitest";
import { covers, moves, randomMove } from "./moves.ts";

const march = {
  type: "march",
  fields: {
    lord: { oneOf: ["anne", "guy"] },
    troops: { from: 1, to: 2 },
    with: { someOf: ["a", "b", "c"], min: 0, max: 2 },
  },
} as const;

describe("the moves of a choice", () => {
  it("are all combinations of the values of its fields, the first values first", () => {
    const all = [...moves(march)];
    expect(all).toHaveLength(2 * 2 * (1 + 3 + 3));
    expect(all[0]).toEqual({ type: "march", lord: "anne", troops: 1, with: [] });
    expect(all.at(-1)).toEqual({ type: "march", lord: "guy", troops: 2, with: ["b", "c"] });
    expect(new Set(all.map((move) => JSON.stringify(move))).size).toBe(all.length);
  });

  it("are one if there are no fields", () => {
    expect([...moves({ type: "pass", fields: {} })]).toEqual([{ type: "pass" }]);
  });

  it("never have more values than there are", () => {
    expect([...moves({ type: "x", fields: { of: { someOf: ["a"], min: 1, max: 9 } } })]).toEqual([
      { type: "x", of: ["a"] },
    ]);
  });

  it("come one by one, however many there are", () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    const [first] = moves({ type: "x", fields: { of: { someOf: numbers, min: 20, max: 20 } } });
    expect(first).toEqual({ type: "x", of: numbers.slice(0, 20) });
  });

  it("include every random move, and random moves reach them all", () => {
    const all = new Set([...moves(march)].map((move) => JSON.stringify(sorted(move))));
    let state = 1;
    const random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const drawn = Array.from({ length: 600 }, () => JSON.stringify(sorted(randomMove(march, random))));
    expect(new Set(drawn)).toEqual(all);
  });

  it("take the last value of each field when chance is at its upper end", () => {
    const last = randomMove(march, () => 0.999);
    expect(last).toEqual({ type: "march", lord: "guy", troops: 2, with: ["c", "b"] });
  });
});

describe("a choice", () => {
  it("covers its own moves, whatever the order of several values", () => {
    for (const move of moves(march)) expect(covers(march, move)).toBe(true);
    expect(covers(march, { type: "march", lord: "anne", troops: 2, with: ["c", "a"] } as { type: string })).toBe(true);
  });

  it.each([
    { type: "ride", lord: "anne", troops: 1, with: [] },
    { type: "march", lord: "eve", troops: 1, with: [] },
    { type: "march", lord: "anne", troops: 3, with: [] },
    { type: "march", lord: "anne", troops: 1.5, with: [] },
    { type: "march", lord: "anne", troops: 1, with: ["a", "a"] },
    { type: "march", lord: "anne", troops: 1, with: ["a", "b", "c"] },
    { type: "march", lord: "anne", troops: 1, with: "a" },
    { type: "march", lord: "anne", troops: 1 },
    { type: "march", lord: "anne", troops: 1, with: [], more: 1 },
  ])("does not cover $type with $lord, $troops, $with", (move) => {
    expect(covers(march, move)).toBe(false);
  });
});

function sorted<SomeMove extends { with: readonly string[] }>(move: SomeMove): SomeMove {
  return { ...move, with: [...move.with].toSorted() };
}
