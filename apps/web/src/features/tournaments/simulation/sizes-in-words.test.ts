import { expect, it } from "vitest";
import { sizesInWords } from "./sizes-in-words.ts";

it.each([
  [[4, 4, 4, 4, 4, 3], "5 × 4 + 1 × 3"],
  [[2, 2], "2 × 2"],
  [[], ""],
])("tables of %j are told as %s", (sizes, told) => expect(sizesInWords(sizes)).toBe(told));
