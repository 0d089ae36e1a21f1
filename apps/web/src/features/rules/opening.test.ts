import { expect, it } from "vitest";
import { openingOf } from "./opening.ts";

const rule = (number: string, chapter: string, length: number) => ({
  number,
  chapter,
  text: "x".repeat(length),
  isRuling: false,
});

it("is the first rules, and the titles of all chapters", () => {
  const rules = [rule("1.1", "Set-up", 2_000), rule("1.2", "Set-up", 1_000), rule("2.1", "The turn", 1)];
  const opening = openingOf({ rules });
  expect(opening.rules.map(({ number }) => number)).toEqual(["1.1", "1.2"]);
  expect(opening.chapters).toEqual(["Set-up", "The turn"]);
});

it("is the whole book if it is short", () => {
  const rules = [rule("1.1", "Set-up", 10)];
  expect(openingOf({ rules }).rules).toEqual(rules);
});
