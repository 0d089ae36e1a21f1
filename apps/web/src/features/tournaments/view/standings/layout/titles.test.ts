import { expect, it } from "vitest";
import { titlesOf } from "./titles.ts";

it("shows nobody with a title before it is awarded, not even the leader", () => {
  expect(titlesOf({ prizes: [] }, "ada")).toEqual([]);
});

it("shows the titles that were awarded at the end, in every stage", () => {
  const prizes = [{ player: "bea", place: 1, title: "Cup" }];
  expect(titlesOf({ prizes }, "ada")).toEqual([]);
  expect(titlesOf({ prizes }, "bea")).toEqual(["Cup"]);
});
