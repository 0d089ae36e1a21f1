import { expect, it } from "vitest";
import type { OptionList } from "../../../boards/board.ts";
import { hasSingleOption } from "./has-single-option.ts";

const listOf = (rules: readonly (string | null)[], section?: string, isOpen = false): OptionList => ({
  key: "actions",
  legend: "What you may do",
  options: rules.map((rule, place) => ({
    key: `${place}`,
    draft: { type: "pass" },
    label: "",
    effect: "",
    emblem: null,
    isChosen: false,
    blockedBy: rule === null ? null : { rule, reason: "" },
  })),
  ...(section !== undefined && { collapsible: { title: section, isOpen } }),
});

it("finds a single option if the others are blocked or in a collapsed list", () => {
  expect(hasSingleOption([listOf(["R-1", null, "R-2"]), listOf([null, null], "Gifts and offers")])).toBe(true);
});

it("finds several options if another option or another open list has one", () => {
  expect(hasSingleOption([listOf([null, null])])).toBe(false);
  expect(hasSingleOption([listOf([null]), listOf([null])])).toBe(false);
  expect(hasSingleOption([listOf([null]), listOf([null], "Gifts and offers", true)])).toBe(false);
});
