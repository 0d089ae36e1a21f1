import { expect, it } from "vitest";
import type { Tournament } from "../../../../../lib/api-client/types.ts";
import { titlesOf } from "./titles.ts";

const stage = {
  stage: 1,
  format: "swiss",
  state: "running",
  players: [],
  unmetPairs: null,
  bracket: [] as Tournament["stages"][number]["bracket"],
  ranking: [],
} as const;
const running = {
  phase: "running" as const,
  stages: [{ ...stage, players: [], ranking: [] }],
  plan: { prizes: [{ place: 1, title: "Cup" }] },
  prizes: [],
};

it("shows the title of a place while the last stage is running", () => {
  expect(titlesOf(running, 1, { player: "ada", rank: 1, division: null })).toEqual(["Cup"]);
  expect(titlesOf(running, 1, { player: "bea", rank: 2, division: null })).toEqual([]);
  const first = { ...running, stages: [...running.stages, { ...running.stages[0], stage: 2 }] } as typeof running;
  expect(titlesOf(first, 1, { player: "ada", rank: 1, division: null })).toEqual([]);
});

it("shows the titles that were awarded at the end, in every stage", () => {
  const over = { ...running, phase: "finished" as const, prizes: [{ player: "bea", place: 1, title: "Cup" }] };
  expect(titlesOf(over, 1, { player: "ada", rank: 1, division: null })).toEqual([]);
  expect(titlesOf(over, 1, { player: "bea", rank: 2, division: null })).toEqual(["Cup"]);
});
