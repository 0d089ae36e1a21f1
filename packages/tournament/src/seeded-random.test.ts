import { expect, it } from "vitest";
import { seededRandom } from "./seeded-random.ts";

it.each([0, -1, Number.NaN])("a number below %d cannot be drawn", (limit) => {
  expect(() => seededRandom("5".repeat(64))(limit)).toThrow("nothing can be drawn");
});
