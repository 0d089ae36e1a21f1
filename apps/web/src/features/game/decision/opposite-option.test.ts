import { expect, it } from "vitest";
import type { Option } from "../../../boards/board.ts";
import type { Draft } from "../../../boards/board-model.ts";
import { oppositeOption } from "./opposite-option.ts";

const option = (draft: Draft, rule: string | null = null): Option => ({
  key: JSON.stringify(draft),
  draft,
  label: draft.type,
  effect: "",
  emblem: null,
  isChosen: false,
  blockedBy: rule === null ? null : { rule, reason: "" },
});
const list = (...options: readonly Option[]) => ({ key: "actions", legend: "Your options", options });
const [yes, no] = [
  { type: "answer", answer: "yes" },
  { type: "answer", answer: "no" },
];
const refuse = { label: "Refuse", move: no };
const choices = [
  { type: "answer", fields: { answer: { oneOf: ["yes", "no"] } } },
  { type: "play", fields: { card: { oneOf: ["tax", "revolt"] } } },
];

it("finds the answer that agrees, where one button refuses", () => {
  expect(oppositeOption([list(option(yes), option(no))], refuse, choices)?.move).toEqual(yes);
});

it("ignores blocked options and what is not asked", () => {
  const gifts = { ...list(option({ type: "give" })), collapsible: { title: "Gifts", isOpen: false } };
  const lists = [list(option(yes), option(no), option({ type: "play", card: "tax" }, "R-1")), gifts];
  expect(oppositeOption(lists, refuse, choices)?.move).toEqual(yes);
});

it("takes an offer as easily as it declines it, but plays no card without a preview", () => {
  const [accept, decline, play] = [{ type: "accept" }, { type: "decline" }, { type: "play" }];
  const all = [...choices, { type: "accept", fields: {} }, { type: "decline", fields: {} }];
  const quick = { label: "Decline", move: decline };
  expect(oppositeOption([list(option(accept), option(decline))], quick, all)?.move).toEqual(accept);
  expect(
    oppositeOption([list(option(play), option(decline))], quick, [{ type: "play", fields: {} }, ...all]),
  ).toBeNull();
});

it("finds nothing among more answers, without a quick move, or where the other answer has open fields", () => {
  const third = option({ type: "play", card: "tax" });
  expect(oppositeOption([list(option(yes), option(no), third)], refuse, choices)).toBeNull();
  expect(oppositeOption([list(option(yes), option(no))], null, choices)).toBeNull();
  expect(oppositeOption([list(option({ type: "play" }), option(no))], refuse, choices)).toBeNull();
});
