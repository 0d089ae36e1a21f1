import { describe, expect, it } from "vitest";
import { seededChance } from "./chance.ts";
import { blockingFirst, type Choice, covers, defaultMove, drawMove, isPossible, singleMove } from "./choice.ts";

type Move =
  | { readonly type: "march"; readonly lord: "Odo" | "Zoé"; readonly pawns: number }
  | { readonly type: "levy"; readonly from: readonly string[] }
  | { readonly type: "pass" };
const march: Choice<Move> = { type: "march", fields: { lord: { oneOf: ["Odo", "Zoé"] }, pawns: { from: 1, to: 3 } } };
const levy: Choice<Move> = { type: "levy", fields: { from: { someOf: ["Ayr", "Brem", "Clun"], min: 1, max: 2 } } };

describe("a choice", () => {
  it.each([
    [{ type: "march", lord: "Zoé", pawns: 3 }, true],
    [{ type: "march", lord: "Zoé", pawns: 4 }, false],
    [{ type: "march", lord: "Zoé", pawns: 1.5 }, false],
    [{ type: "march", lord: "Zoé", pawns: "2" }, false],
    [{ type: "march", lord: "Guy", pawns: 3 }, false],
    [{ type: "march", lord: "Zoé" }, false],
    [{ type: "march", lord: "Zoé", pawns: 3, torch: true }, false],
    [{ type: "march", lord: "Zoé", toString: ["Odo"] }, false],
    [{ type: "levy", lord: "Zoé", pawns: 3 }, false],
  ])("of a march covers %j: %s", (move, isCovered) => {
    expect(covers(march, move)).toBe(isCovered);
  });

  it.each([
    [["Ayr"], true],
    [["Clun", "Ayr"], true],
    [[], false],
    [["Ayr", "Ayr"], false],
    [["Ayr", "Brem", "Clun"], false],
    [["Dol"], false],
    ["Ayr", false],
  ])("of a subset covers %j: %s", (from, isCovered) => {
    expect(covers(levy, { type: "levy", from } as Move)).toBe(isCovered);
  });

  it("a choice from which a rule takes its first move holds every other move, each once", () => {
    const choices = blockingFirst(march, "F-1.1");
    const blockedByOf = (lord: "Odo" | "Zoé", pawns: number) =>
      choices
        .filter((choice) => covers(choice, { type: "march", lord, pawns } as Move))
        .map(({ blockedBy }) => blockedBy);
    expect([1, 2, 3].map((pawns) => blockedByOf("Odo", pawns))).toEqual([["F-1.1"], [undefined], [undefined]]);
    expect([1, 2, 3].map((pawns) => blockedByOf("Zoé", pawns))).toEqual([[undefined], [undefined], [undefined]]);
    expect(blockedByOf("Zoé", 4)).toEqual([]);
  });

  it("draws nothing but what it covers, and in time all of it", () => {
    const chance = seededChance(1);
    const drawn = Array.from({ length: 300 }, () => [
      drawMove<Move>(march, chance),
      drawMove<Move>(levy, chance),
    ]).flat();
    expect(drawn.every((move) => covers(march, move) || covers(levy, move))).toBe(true);
    expect(new Set(drawn.map((move) => JSON.stringify(move))).size).toBe(2 * 3 + 3 + 6);
  });

  it("means by silence the first value of each field", () => {
    expect(defaultMove<Move>(march)).toEqual({ type: "march", lord: "Odo", pawns: 1 });
    expect(defaultMove<Move>(levy)).toEqual({ type: "levy", from: ["Ayr"] });
  });

  it.each([
    [{ oneOf: [] }, false],
    [{ oneOf: [0] }, true],
    [{ from: 1, to: 0 }, false],
    [{ from: 0, to: 0 }, true],
    [{ someOf: ["Ayr"], min: 2, max: 3 }, false],
    [{ someOf: [], min: 0, max: 3 }, true],
  ])("with the field %j is possible: %s", (domain, isOne) => {
    expect(isPossible({ type: "march", fields: { lord: domain } })).toBe(isOne);
  });

  it.each([
    [[{ type: "pass", fields: {} }], { type: "pass" }],
    [
      [{ type: "levy", fields: { from: { someOf: ["Ayr", "Brem"], min: 2, max: 2 } } }],
      { type: "levy", from: ["Ayr", "Brem"] },
    ],
    [[{ type: "levy", fields: { from: { someOf: ["Ayr"], min: 0, max: 0 } } }], { type: "levy", from: [] }],
    [
      [
        { type: "march", fields: { lord: { oneOf: ["Odo"] }, pawns: { from: 2, to: 2 } } },
        { type: "pass", fields: {}, blockedBy: "F-1.1" },
      ],
      { type: "march", lord: "Odo", pawns: 2 },
    ],
    [[march], undefined],
    [[levy], undefined],
    [[{ type: "levy", fields: { from: { someOf: ["Ayr", "Brem"], min: 1, max: 1 } } }], undefined],
    [[{ type: "levy", fields: { from: { someOf: ["Ayr"], min: 0, max: 1 } } }], undefined],
    [
      [
        { type: "pass", fields: {} },
        { type: "pass", fields: {} },
      ],
      undefined,
    ],
    [[], undefined],
  ] satisfies [readonly Choice<Move>[], Move | undefined][])("of %j offers the single move %j", (choices, move) => {
    expect(singleMove<Move>(choices)).toEqual(move);
  });

  it("does not compile with a field that is forgotten, misspelt or of another kind", () => {
    // @ts-expect-error: pawns are forgotten.
    const forgotten: Choice<Move> = { type: "march", fields: { lord: { oneOf: ["Odo"] } } };
    // @ts-expect-error: nobody is called Guy.
    const unknown: Choice<Move> = { type: "march", fields: { lord: { oneOf: ["Guy"] }, pawns: { from: 1, to: 1 } } };
    // @ts-expect-error: a subset is meant.
    const list: Choice<Move> = { type: "levy", fields: { from: { oneOf: ["Ayr"] } } };
    const from = { someOf: ["Ayr"], min: 1, max: 1 };
    // @ts-expect-error: a levy has no lord.
    const stray: Choice<Move> = { type: "levy", fields: { from, lord: { oneOf: ["Odo"] } } };
    expect([forgotten, unknown, list, stray]).toHaveLength(4);
  });
});
