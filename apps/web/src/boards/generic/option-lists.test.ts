import { expect, it } from "vitest";
import type { BoardModel, Choice, Draft } from "../board-model.ts";
import { moveOf } from "../choice.ts";
import { optionListsOf } from "./option-lists.ts";
import { plainWords } from "./words.ts";

const words = plainWords((key) => key, []);
const toBoardModel = (choices: readonly Choice[]): BoardModel => ({
  view: {},
  question: { number: 1, kind: "window", seats: [0], affectedSeats: [0] },
  outcome: null,
  choices,
  people: [],
  yourSeat: 0,
  recent: [],
});

it("lists few moves whole, and keeps what a rule blocks", () => {
  const model = toBoardModel([
    { type: "pass", fields: {}, isDefault: true },
    { type: "vote", fields: { on: { oneOf: ["ann", "bob"] } } },
    { type: "flee", fields: {}, blockedBy: "C-2.1" },
  ]);
  const [list, ...others] = optionListsOf(words, model, null);
  expect(others).toEqual([]);
  expect(list?.options.map(({ label }) => label)).toEqual(["Pass", "Vote, on ann", "Vote, on bob", "Flee"]);
  expect(list?.options.at(-1)?.blockedBy?.rule).toBe("C-2.1");
});

it("reaches every move of a large choice, one list a field", () => {
  const choices: readonly Choice[] = [
    {
      type: "march",
      fields: {
        lord: { oneOf: ["ann", "bob"] },
        soldiers: { from: 0, to: 20 },
        banners: { someOf: ["red", "blue"], min: 0, max: 1 },
      },
    },
  ];
  const model = toBoardModel(choices);
  const choose = (draft: Draft | null, list: string, label: string) =>
    optionListsOf(words, model, draft)
      .find(({ key }) => key === list)
      ?.options.find((option) => option.label === label)?.draft ?? null;
  const steps = [
    ["type", "March"],
    ["lord", "bob"],
    ["soldiers", "17"],
    ["banners", "blue"],
  ] as const;
  const draft = steps.reduce<Draft | null>((made, [list, label]) => choose(made, list, label), null);
  expect(moveOf(choices, draft)).toEqual({ type: "march", lord: "bob", soldiers: 17, banners: ["blue"] });
});
