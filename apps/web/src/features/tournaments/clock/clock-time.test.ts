import { expect, it } from "vitest";
import { clockText, secondsLeft } from "./clock-time.ts";

it.each([
  [0, "0:00"],
  [9, "0:09"],
  [249, "4:09"],
  [3600, "1:00:00"],
  [5345, "1:29:05"],
  [-30, "\u22120:30"],
])("shows %s seconds as %s", (seconds, text) => expect(clockText(seconds)).toBe(text));

it("counts to the deadline while the clock runs, and stands while it does not", () => {
  const now = Date.parse("2027-03-01T18:00:00Z");
  const deadline = "2027-03-01T18:01:30Z";
  expect(secondsLeft({ deadline, clock: { state: "running", leftSeconds: null } }, now)).toBe(90);
  expect(secondsLeft({ deadline, clock: { state: "running", leftSeconds: null } }, now + 100_000)).toBe(-10);
  expect(secondsLeft({ deadline: null, clock: { state: "paused", leftSeconds: 42 } }, now)).toBe(42);
  expect(secondsLeft({ deadline, clock: null }, now)).toBe(90);
  expect(secondsLeft({ deadline: null, clock: null }, now)).toBeNull();
});
