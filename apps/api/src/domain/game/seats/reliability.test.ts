import { expect, it } from "vitest";
import { unmetRequirement } from "./reliability.ts";

const proven = { finishedLeast: 3, percentLeast: 90 };
const played = { dropped: 0, running: 0, medianAnswerSeconds: null };

it("unmetRequirement names what is missing, finished games first, or nothing", () => {
  expect(unmetRequirement({ ...played, finished: 2, percent: 50 }, proven)).toEqual({
    what: "finished",
    min: 3,
    own: 2,
  });
  expect(unmetRequirement({ ...played, finished: 8, percent: 80 }, proven)).toEqual({
    what: "percent",
    min: 90,
    own: 80,
  });
  expect(unmetRequirement({ ...played, finished: 9, percent: 90 }, proven)).toBeNull();
});

it("a newcomer without games meets a requirement of reliability", () => {
  expect(
    unmetRequirement({ ...played, finished: 0, percent: null }, { finishedLeast: 0, percentLeast: 80 }),
  ).toBeNull();
});
