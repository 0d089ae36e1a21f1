import { expect, it } from "vitest";
import { highlight } from "./highlight.ts";

/** A text with its hits in brackets. */
const marked = (text: string, words: string) =>
  highlight(text, words)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join("");

it.each([
  ["Place your Scout on any tile.", "tile scout", "Place your [Scout] on any [tile]."],
  ["L’œuvre des évêques", "oeuvre eveque", "L’[œuvre] des [évêque]s"],
  ["L’œuvre", "l'o", "[L’œ]uvre"],
  ["banana", "ana nan", "b[anana]"],
  ["Nothing here", "", "Nothing here"],
  ["Nothing here", "dragon", "Nothing here"],
])("marks in “%s” what “%s” finds", (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});
