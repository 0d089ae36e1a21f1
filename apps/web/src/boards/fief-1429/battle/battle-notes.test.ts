import { expect, it } from "vitest";
import { translatorFor } from "../testing/translator.ts";
import { notesOf } from "./battle-notes.ts";

const t = translatorFor("en");
const calm = { emptyRounds: 1, isUndermined: false, owed: [] };

it("a round counts as one without losses only when no hits are left to assign", () => {
  expect(notesOf(t, calm)).toEqual(["One round without a loss; three end the battle."]);
  expect(notesOf(t, { ...calm, owed: [{ side: "attack", hits: 5 }] })).toEqual([
    "The attack still has to take 5 hits.",
  ]);
});
