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

it("finds a single option if the others are barred or in a folded list", () => {
  expect(hasSingleOption([listOf(["R-1", null, "R-2"]), listOf([null, null], "Gifts and offers")])).toBe(true);
});

it("finds several options if another option or another unfolded list is open", () => {
  expect(hasSingleOption([listOf([null, null])])).toBe(false);
  expect(hasSingleOption([listOf([null]), listOf([null])])).toBe(false);
  expect(hasSingleOption([listOf([null]), listOf([null], "Gifts and offers", true)])).toBe(false);
});
