import { expect, it } from "vitest";
import { describeOptionLists } from "../../fief-shared/testing/describe-option-lists.ts";
import { modelNamed, questionsOf } from "../../fief-shared/testing/recorded-models.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headings } from "./heading.ts";
import { optionListsOf } from "./option-lists.ts";

describeOptionLists({
  messages: "fief-1429",
  positions: questionsOf(recorded),
  label: /^[«“A-ZÉÀ0-9d][^{}_]*$/,
  rule: /^F1429-/,
  trades: new Set(["offer", "give", "openRoom"]),
  translatorFor,
  optionListsOf,
  ...headings,
});

it("has one line for what the same rule blocks in several villages, with its price", () => {
  const model = modelNamed(recorded, "purchases");
  const choices = [
    { type: "recruitKnights", fields: { village: { oneOf: ["blaye", "sigy", "bourg"] } }, blockedBy: "F1429-9.1" },
    { type: "recruitKnights", fields: { village: { oneOf: ["tournus"] } }, blockedBy: "F1429-9.4" },
  ];
  const [list] = optionListsOf(translatorFor("en"), { ...model, choices }, null);
  expect(list?.options.map(({ label, blockedBy }) => [label, blockedBy?.reason])).toEqual([
    ["Knights in Blaye and 2 other villages", "you cannot pay the price,"],
    ["Knights in Tournus", "a besieged family cannot place troops,"],
  ]);
  expect(list?.options[0]?.effect).toMatch(/^3 écus each, \d+ left$/);
});
