import { describe, expect, it } from "vitest";
import { stepsNear } from "./steps-near.ts";

describe("the chronicle of a long replay", () => {
  it.each([
    [0, { from: 0, to: 80 }],
    [39, { from: 0, to: 80 }],
    [40, { from: 0, to: 120 }],
    [700, { from: 640, to: 760 }],
    [1329, { from: 1280, to: 1330 }],
  ])("shows the steps around step %i of 1,330", (index, range) => {
    expect(stepsNear(index, 1330)).toEqual(range);
  });

  it("shows all steps of a short game", () => {
    expect(stepsNear(30, 61)).toEqual({ from: 0, to: 61 });
  });
});
