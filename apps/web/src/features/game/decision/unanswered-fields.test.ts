import { expect, it } from "vitest";
import type { OptionList } from "../../../boards/board.ts";
import { unansweredFields } from "./unanswered-fields.ts";

const list = (legend: string, isChosen: boolean, given: Partial<OptionList> = {}): OptionList => ({
  key: legend,
  legend,
  options: [{ isChosen } as OptionList["options"][number]],
  ...given,
});
const aside = { title: "Offers", isUnfolded: false };

it("names the questions that a half-made move leaves open, and none of another heading", () => {
  const lists = [list("Where to", false), list("How many", true), list("All moves", true)];
  expect(unansweredFields([...lists, list("To whom", false, { fold: aside })])).toEqual(["Where to"]);
});

it("names nothing where nothing is chosen yet, or where several may be chosen and none is", () => {
  expect(unansweredFields([list("Where to", false)])).toEqual([]);
  expect(unansweredFields([list("All moves", true), list("Companions", false, { isMany: true })])).toEqual([]);
});
