import { expect, it } from "vitest";
import { swapped } from "./swapped.ts";

it("exchanges an item with the one after it, and leaves the list alone if there is none", () => {
  expect(swapped(["a", "b", "c"], 1)).toEqual(["a", "c", "b"]);
  expect(swapped(["a", "b", "c"], 2)).toEqual(["a", "b", "c"]);
});
