import { expect, it } from "vitest";
import { scenesMax, scenesOf, spaced } from "./scenes.ts";

/** A replay of Village with this many steps in each round, beginning with round 1. */
function replayWith(...stepsInRound: readonly number[]): Parameters<typeof scenesOf>[0] {
  const rounds = stepsInRound.flatMap((steps, place) => Array.from({ length: steps }, () => place + 1));
  const steps = rounds.map((round, place) => ({
    version: place + 1,
    question: null,
    outcome: null,
    changes: [{ op: "replace", path: "", value: { round, ending: null, result: null } }],
  }));
  return { ruleset: "village", game: "g", audience: "spectator", steps } as unknown as Parameters<typeof scenesOf>[0];
}

const versionsOf = async (...args: Parameters<typeof scenesOf>) =>
  (await scenesOf(...args)).map(({ version }) => version);

it("shows every step of a short part", async () => {
  expect(await versionsOf(replayWith(2, 2), {})).toEqual([1, 2, 3, 4]);
  expect(await versionsOf(replayWith(50, 50), { from: 98 })).toEqual([98, 99, 100]);
});

it("shows one step if a part has none", async () => {
  expect(await versionsOf(replayWith(2, 2), { from: 9 })).toEqual([4]);
  expect(await versionsOf({ ...replayWith(2, 2), steps: replayWith(4).steps.slice(2) }, { to: 1 })).toEqual([3]);
});

it("shows the beginning of a longer part, and how each phase ended", async () => {
  expect(await versionsOf(replayWith(20, 30, 10), {})).toEqual([1, 20, 50, 60]);
  expect(await versionsOf(replayWith(20, 30, 10), { from: 5, to: 55 })).toEqual([5, 20, 50, 55]);
});

it("never shows more than the limit, and always the end", async () => {
  const shown = await versionsOf(replayWith(...Array.from({ length: 100 }, () => 2)), {});
  expect([shown.length, shown.at(0), shown.at(-1)]).toEqual([scenesMax, 1, 200]);
  expect(spaced([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
});
