import { expect, it } from "vitest";
import type { Choice } from "./board-model.ts";
import { blockingRule, isOpen, isSingleMove, moveOf, movesOf, withoutTrades } from "./choice.ts";

const plots: readonly Choice[] = [
  { type: "lay", fields: { plot: { oneOf: ["mill"] }, domain: { oneOf: ["field", "church"] } } },
  { type: "lay", fields: { plot: { oneOf: ["church"] }, domain: { oneOf: ["field"] } } },
  { type: "lay", fields: { plot: { oneOf: ["church"] }, domain: { oneOf: ["church"] } }, blockedBy: "X-1.1" },
];

it("takes a draft for a move only when every field of one open choice is filled", () => {
  expect(moveOf(plots, { type: "lay", plot: "mill" })).toBeNull();
  expect(moveOf(plots, { type: "lay", plot: "mill", domain: "church" })).not.toBeNull();
  expect(moveOf(plots, { type: "lay", plot: "church", domain: "church" })).toBeNull();
});

it("keeps a draft open while some choice agrees with all that is chosen", () => {
  expect(isOpen(plots, { type: "lay", domain: "church" })).toBe(true);
  expect(isOpen(plots, { type: "lay", domain: "palace" })).toBe(false);
});

it("names the rule that blocks a move which no choice allows", () => {
  expect(blockingRule(plots, { type: "lay", plot: "church", domain: "church" })).toBe("X-1.1");
  expect(blockingRule(plots, { type: "lay", plot: "mill", domain: "church" })).toBeUndefined();
});

it("spells out every move of lists and ranges", () => {
  const choice: Choice = { type: "bid", fields: { lot: { oneOf: ["a", "b"] }, coins: { from: 1, to: 3 } } };
  expect(movesOf(choice)).toHaveLength(6);
  expect(movesOf(choice)).toContainEqual({ type: "bid", lot: "b", coins: 2 });
});

it("accepts a subset of the right size only", () => {
  const choice: Choice = { type: "lose", fields: { lords: { someOf: ["a", "b", "c"], min: 1, max: 2 } } };
  expect(moveOf([choice], { type: "lose", lords: ["a", "c"] })).not.toBeNull();
  expect(moveOf([choice], { type: "lose", lords: [] })).toBeNull();
  expect(moveOf([choice], { type: "lose", lords: ["a", "d"] })).toBeNull();
});

it("knows whether only one move is possible", () => {
  const pass: Choice = { type: "pass", fields: {} };
  const lose = (min: number, max: number): Choice => ({
    type: "lose",
    fields: { lords: { someOf: ["a", "b"], min, max } },
  });
  const blocked: Choice = { type: "buy", fields: {}, blockedBy: "X-1.1" };
  expect([[pass], [pass, blocked], [lose(2, 2)], [lose(0, 0)]].map(isSingleMove)).toEqual([true, true, true, true]);
  expect([[], [blocked], [pass, lose(2, 2)], [lose(1, 1)], [lose(0, 2)]].some(isSingleMove)).toBe(false);
});

it("leaves out gifts and offers, but not the answer to an offer", () => {
  const pass: Choice = { type: "pass", fields: {}, isDefault: true };
  const give: Choice = { type: "give", fields: { to: { oneOf: [1, 2] } }, isTrade: true };
  const accept: Choice = { type: "accept", fields: { from: { oneOf: [1] } } };
  expect(withoutTrades([pass, give, accept])).toEqual([pass, accept]);
});
