import { expect, it } from "vitest";
import type { OptionList } from "../../../boards/board.ts";
import { unansweredLists } from "./unanswered-lists.ts";

const list = (legend: string, isChosen: boolean, given: Partial<OptionList> = {}): OptionList => ({
  key: legend,
  legend,
  options: [{ isChosen } as OptionList["options"][number]],
  ...given,
});
const aside = { title: "Offers", isOpen: false };

it("names the lists that an incomplete move still needs, and none of another group", () => {
  const lists = [list("Where to", false), list("How many", true), list("All moves", true)];
  const legends = unansweredLists([...lists, list("To whom", false, { collapsible: aside })]).map(
    ({ legend }) => legend,
  );
  expect(legends).toEqual(["Where to"]);
});

it("names nothing if nothing is chosen yet, or if a list allows several options and none is chosen", () => {
  expect(unansweredLists([list("Where to", false)])).toEqual([]);
  expect(unansweredLists([list("All moves", true), list("Companions", false, { isMany: true })])).toEqual([]);
});
