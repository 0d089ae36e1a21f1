import { expect, it } from "vitest";
import type { OptionList } from "../../../boards/board.ts";
import { hasSingleOption } from "./has-single-option.ts";

const listOf = (barriers: readonly (string | null)[], fold?: string, isUnfolded = false): OptionList => ({
  key: "deeds",
  legend: "What you may do",
  options: barriers.map((rule, place) => ({
    key: `${place}`,
    draft: { type: "pass" },
    label: "",
    gives: "",
    emblem: null,
    isChosen: false,
    barred: rule === null ? null : { rule, reason: "" },
  })),
  ...(fold !== undefined && { fold: { title: fold, isUnfolded } }),
});

it("is one line where all others are closed or lie beside the question", () => {
  expect(hasSingleOption([listOf(["R-1", null, "R-2"]), listOf([null, null], "Gifts and offers")])).toBe(true);
});

it("is more than one where another line or another list is open", () => {
  expect(hasSingleOption([listOf([null, null])])).toBe(false);
  expect(hasSingleOption([listOf([null]), listOf([null])])).toBe(false);
  expect(hasSingleOption([listOf([null]), listOf([null], "Gifts and offers", true)])).toBe(false);
});
