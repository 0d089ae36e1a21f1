import { describe, expect, it } from "vitest";
import { newDraft, pointsIn, seriesOf } from "./series-draft.ts";

it.each([
  ["10 8 6", [10, 8, 6]],
  ["10; 7,5; 7.5;0", [10, 7.5, 7.5, 0]],
  [" 5 ", [5]],
])("reads the points %j", (text, points) => {
  expect(pointsIn(text)).toEqual(points);
});

it.each(["", "1 2", "a", "5 -1", "1001", Array(65).fill("1").join(" ")])("rejects the points %j", (text) => {
  expect(pointsIn(text)).toBeUndefined();
});

describe("a series", () => {
  it("is sent with its rules", () => {
    expect(seriesOf({ ...newDraft, name: " Evenings ", points: "3 1", best: 5 })).toEqual({
      name: "Evenings",
      description: "",
      rules: { scoring: { system: "ranks", points: [3, 1] }, best: 5, tieBreaks: ["wins", "best"] },
    });
  });

  it("by points of its tournaments needs no points for ranks", () => {
    const draft = { ...newDraft, name: "Evenings", system: "tournament-points", points: "?" } as const;
    expect(seriesOf(draft)?.rules.scoring).toEqual({ system: "tournament-points" });
  });

  it.each([{ name: " " }, { points: "1 2" }, { best: 0 }, { best: Number.NaN }])("with %j is not sent", (wrong) => {
    expect(seriesOf({ ...newDraft, name: "Evenings", ...wrong })).toBeUndefined();
  });
});
