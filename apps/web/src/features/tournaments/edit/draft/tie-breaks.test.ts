import { describe, expect, it } from "vitest";
import { criteria, lowered, raised, switched } from "./tie-breaks.ts";

const order = ["points", "wins", "lot"] as const;

describe("the order of tie-breaks", () => {
  it("takes one in at the end, and out where it stands", () => {
    expect(switched(order, "best")).toEqual(["points", "wins", "lot", "best"]);
    expect(switched(order, "wins")).toEqual(["points", "lot"]);
  });

  it("moves one to the front or to the end, and no further", () => {
    expect(raised(order, "lot")).toEqual(["points", "lot", "wins"]);
    expect(raised(order, "points")).toEqual(order);
    expect(lowered(order, "points")).toEqual(["wins", "points", "lot"]);
    expect(lowered(order, "lot")).toEqual(order);
  });

  it("names each criterion once", () => expect(new Set(criteria).size).toBe(criteria.length));
});
