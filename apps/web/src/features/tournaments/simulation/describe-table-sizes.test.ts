import { expect, it } from "vitest";
import { describeTableSizes } from "./describe-table-sizes.ts";

it.each([
  [[4, 4, 4, 4, 4, 3], "5 × 4 + 1 × 3"],
  [[2, 2], "2 × 2"],
  [[], ""],
])("tables of %j are told as %s", (sizes, told) => expect(describeTableSizes(sizes)).toBe(told));
