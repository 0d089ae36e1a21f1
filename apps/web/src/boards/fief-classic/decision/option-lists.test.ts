import { expect, it } from "vitest";
import { describeOptionLists } from "../../fief-shared/testing/describe-option-lists.ts";
import { modelNamed, questionsOf } from "../../fief-shared/testing/recorded-models.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headings } from "./heading.ts";
import { optionListsOf } from "./option-lists.ts";

const talks = modelNamed(recorded, "talks");
const t = translatorFor("en");

describeOptionLists({
  messages: "fief-classic",
  positions: questionsOf(recorded),
  label: /^[«“A-ZÉÀ0-9][^{}_]*$/,
  rule: /^FC-/,
  trades: new Set(["offer", "give"]),
  translatorFor,
  optionListsOf,
  ...headings,
});

/** A seat that an offer may be made to. */
const [to] = talks.choices.flatMap(({ type, fields }) =>
  type === "offer" && fields.to && "oneOf" in fields.to ? fields.to.oneOf : [],
);

it("an offer that is not filled in yet offers nothing for nothing, and has its many cards in a menu", () => {
  const parts = optionListsOf(t, talks, { type: "offer", to }).filter(({ key }) => /^offer /.test(key));
  expect(parts.map(({ key, isMenu }) => isMenu === true && key).filter(Boolean)).toEqual(["offer askedCard"]);
  for (const { options } of parts) {
    expect(options.filter(({ isChosen }) => isChosen).map(({ key }) => key.split(" ")[1])).toEqual([
      expect.stringMatching(/^(0|none)$/),
    ]);
  }
});

it("an offer says who it is made to before what it is about", () => {
  const [first, ...others] = optionListsOf(t, talks, { type: "offer", to });
  expect(first?.options.filter(({ isChosen }) => isChosen).map(({ draft }) => draft.type)).toEqual(["offer"]);
  expect(others.length).toBeGreaterThan(0);
  for (const { key } of others) expect(key).toMatch(/^offer /);
});
