import recorded from "@seneschal/wording/facts/middle-ages.json" with { type: "json" };
import { expect, it } from "vitest";
import type { Fact, View } from "../game.ts";
import positions from "../testing/positions.json" with { type: "json" };
import { sources, sourcesOf } from "./sources.ts";

const facts = recorded as unknown as readonly Fact[];
const { ending } = positions.end.model.view as unknown as View;

it("follows every coin: what each source brought adds up to the score of each seat", () => {
  expect(ending?.ranking.length).toBe(4);
  for (const { seat, score } of ending?.ranking ?? []) {
    const sums = sourcesOf(facts, seat);
    expect(sources.reduce((all, source) => all + sums[source], 0)).toBe(score);
  }
});

it("pays nobody what nobody paid: what Mills and Barracks take is what others lose", () => {
  const all = [0, 1, 2, 3].map((seat) => sourcesOf(facts, seat));
  const sumOf = (source: (typeof sources)[number]) => all.reduce((sum, one) => sum + one[source], 0);
  expect(sumOf("mill")).toBeGreaterThan(0);
  expect(sumOf("mill") + sumOf("millPaid")).toBe(0);
  expect(sumOf("barracks") + sumOf("barracksPaid")).toBe(0);
});
