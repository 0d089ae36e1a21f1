import { expect, it } from "vitest";
import { softPath } from "./rough-line.ts";

it("bends at each point, between the middles of its sides", () => {
  const path = softPath([
    [0, 0],
    [10, 0],
    [10, 10],
    [20, 10],
    [20, 9],
  ]);
  expect(path).toBe("M0 0Q10 0 10 5t5 5t5-.5L20 9");
});

it("is straight between two points", () => {
  expect(
    softPath(
      [
        [0.2, 0],
        [3.35, 4],
      ],
      true,
    ),
  ).toBe("M0 0L3 4Z");
});
