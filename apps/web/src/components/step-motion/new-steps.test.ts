import { expect, it } from "vitest";
import { newSteps } from "./new-steps.ts";

const [one, two, three] = [1, 2, 3].map((version) => ({ version }));
if (one === undefined || two === undefined || three === undefined) throw new Error("three steps");

it("are those that came", () => {
  expect(newSteps({ steps: [one], shown: null }, { steps: [one, two, three], shown: null })).toEqual([two, three]);
  expect(newSteps({ steps: [one], shown: null }, { steps: [one], shown: null })).toEqual([]);
});

it("are the step that is looked at, once", () => {
  const steps = [one, two, three];
  expect(newSteps({ steps, shown: null }, { steps, shown: two })).toEqual([two]);
  expect(newSteps({ steps, shown: two }, { steps, shown: two })).toEqual([]);
  expect(newSteps({ steps, shown: two }, { steps, shown: one })).toEqual([one]);
});

it("are none when the reader comes back to the newest position", () => {
  expect(newSteps({ steps: [one, two], shown: one }, { steps: [one, two, three], shown: null })).toEqual([]);
});
