import { describe, expect, it } from "vitest";
import { timeControlOf } from "../../../domain/clocks/time-controls.ts";
import { beforeDeadline, randomDelay } from "./answer-delay.ts";

const now = new Date("2026-11-20T10:00:00.000Z");
const many = 2000;
const second = 1000;

function delays(pace: "live" | "three-days" | "none", leftSeconds?: number): readonly number[] {
  const deadline = leftSeconds === undefined ? null : new Date(now.getTime() + leftSeconds * second).toISOString();
  const clock = { seat: 0, leftMilliseconds: 0, runsSince: now.toISOString(), deadline };
  return Array.from({ length: many }, () =>
    randomDelay({ control: timeControlOf({ pace, weekendsOff: false }), clock, now }),
  );
}

const median = (lengths: readonly number[]) => lengths.toSorted((one, other) => one - other)[many / 2] ?? 0;

describe("an auto-reply is delayed", () => {
  it.each([
    { pace: "live", min: 2, max: 15, median: [5, 7] },
    { pace: "none", min: 2, max: 15, median: [5, 7] },
    { pace: "three-days", min: 15, max: 600, median: [75, 110] },
  ] as const)("by a time that a person could take, in a game of pace $pace", ({ pace, min, max, median: about }) => {
    const drawn = delays(pace);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(min * second);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(max * second);
    expect(median(drawn)).toBeGreaterThan(about[0] * second);
    expect(median(drawn)).toBeLessThan(about[1] * second);
  });

  it("spreads its delays without a frequent value, at the bounds or in between", () => {
    expect(new Set(delays("live")).size).toBeGreaterThan(many * 0.8);
    expect(new Set(delays("live", 20)).size).toBeGreaterThan(many * 0.5);
  });

  it("leaves most of its time to a seat that has little left", () => {
    for (const leftSeconds of [20, 4, 1]) {
      expect(Math.max(...delays("live", leftSeconds))).toBeLessThanOrEqual((leftSeconds * second) / 4);
    }
    expect(Math.max(...delays("live", -3))).toBe(0);
  });

  it("costs a seat less than the increment of the answer", () => {
    for (const pace of ["live", "three-days"] as const) {
      const increment = timeControlOf({ pace, weekendsOff: false })?.incrementSeconds ?? 0;
      expect(Math.max(...delays(pace))).toBeLessThanOrEqual((increment * second) / 2);
    }
  });
});

describe("an answer that waits for others", () => {
  const after = (seconds: number) => new Date(now.getTime() + seconds * second);

  it("is played a minute and a delay before the deadline of its seat", () => {
    expect(beforeDeadline(90 * second, { deadline: after(86_400), now, waiting: 1 })).toEqual(after(86_400 - 150));
  });

  it("leaves a minute to each of those after it", () => {
    expect(beforeDeadline(0, { deadline: after(86_400), now, waiting: 3 })).toEqual(after(86_400 - 180));
  });

  it("waits for half of a short time", () => {
    expect(beforeDeadline(10 * second, { deadline: after(30), now, waiting: 2 })).toEqual(after(15));
  });
});
