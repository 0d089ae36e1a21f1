import { expect, it } from "vitest";
import type { Choice } from "../../board-model.ts";
import { groupsOf } from "./groups.ts";

const choices: readonly Choice[] = ["pass", "cede", "assassinate", "askAnnulment", "give"].map((type) => ({
  type,
  fields: {},
}));
const sections = (question: string) =>
  groupsOf(choices, question).map(({ section, choices: listed }) => [section, ...listed.map(({ type }) => type)]);

it("[F1429-2.11] shows in a window all that can be done at any time, and collapses dealings", () => {
  expect(sections("window")).toEqual([
    [null, "pass", "cede", "assassinate", "askAnnulment"],
    ["dealings", "give"],
  ]);
});

it("collapses what a question does not ask for", () => {
  expect(sections("purchases").map(([section]) => section)).toEqual([
    null,
    "surprise",
    "dealings",
    "holdings",
    "church",
  ]);
});
