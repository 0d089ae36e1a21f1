import { expect, it } from "vitest";
import { linesOf } from "./prose.mjs";

it("names the lines of a document, and leaves out code, quotations and addresses", () => {
  const document = ["Ask `whoever` asks.", "```", "the house", "```", '[Here](the-house.md) we say "beside".'].join(
    "\n",
  );
  expect(linesOf(document)).toEqual([
    ["line 1", "Ask   asks."],
    ["line 2", ""],
    ["line 3", ""],
    ["line 4", ""],
    ["line 5", "[Here  we say  ."],
  ]);
});
