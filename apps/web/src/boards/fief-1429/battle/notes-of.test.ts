import { expect, it } from "vitest";
import { wordsIn } from "../testing/words-in.ts";
import { notesOf } from "./notes-of.ts";

const words = wordsIn("en");
const calm = { emptyRounds: 1, isUndermined: false, owed: [] };

it("calls a round one without a loss only when nobody has hits left to lose", () => {
  expect(notesOf(words, calm)).toEqual(["One round without a loss; three end the battle."]);
  expect(notesOf(words, { ...calm, owed: [{ side: "attack", hits: 5 }] })).toEqual([
    "The attack still has to take 5 hits.",
  ]);
});
