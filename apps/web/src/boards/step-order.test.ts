import { expect, it } from "vitest";
import { stepOrder } from "./step-order.ts";

const step = (type: string, seat: number) => ({ step: { type, seat } });

it("shows the seats that have taken a step as done, and the others in the order of the agenda", () => {
  const pending = [step("placing", 2), step("placing", 1), step("placing", 3), { step: { type: "round" } }];
  expect(stepOrder([0, 1, 2, 3], pending)).toEqual([
    { seat: 0, state: "done" },
    { seat: 2, state: "now" },
    { seat: 1, state: "next" },
    { seat: 3, state: "then" },
  ]);
});

it("shows no seat as done that has only taken an earlier step", () => {
  const pending = [step("choosing", 1), step("settling", 0), step("settling", 1)];
  expect(stepOrder([0, 1], pending).find(({ seat }) => seat === 0)).toEqual({ seat: 0, state: "done" });
  expect(stepOrder([0, 1], pending.slice(1)).map(({ state }) => state)).toEqual(["now", "next"]);
});
