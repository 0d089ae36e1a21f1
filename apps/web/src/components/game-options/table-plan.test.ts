import { describe, expect, it } from "vitest";
import { isComplete, type TablePlan, tableOf, withGuest, withOption, withRuleset, withSeats } from "./table-plan.ts";

const plan: TablePlan = {
  ruleset: "middle-ages",
  options: {},
  name: " Saturday ",
  visibility: "public",
  begins: "full",
  pace: "three-days",
  weekendsOff: true,
  movesBehind: 0,
  minutesBehind: 0,
  entry: "steady",
  guests: ["greedy", "somebody"],
};

describe("the plan of a table", () => {
  it("adds seats like the last one, and forgets those that go", () => {
    expect(withSeats(plan, 5).guests).toEqual(["greedy", "somebody", "somebody", "somebody"]);
    expect(withSeats(plan, 2).guests).toEqual(["greedy"]);
  });

  it("is complete once a bot sits on every further seat", () => {
    expect(isComplete(plan)).toBe(false);
    expect(isComplete(withGuest(plan, 1, "random"))).toBe(true);
  });

  it("names the options that are not as usual, and forgets them with the game", () => {
    const fog = { kind: "flag", name: "isFoggy", usual: false } as const;
    const foggy = withOption(plan, fog, true);
    expect(tableOf(foggy).options).toEqual({ isFoggy: true });
    expect(tableOf(withOption(foggy, fog, false)).options).toEqual({});
    expect(withRuleset(foggy, "village").options).toEqual({});
  });

  it("asks the server for a seat for everyone, and for the bots among them", () => {
    expect(tableOf(plan)).toEqual({
      ruleset: "middle-ages",
      options: {},
      name: "Saturday",
      visibility: "public",
      startsWhenFull: true,
      readyCheck: false,
      pace: "three-days",
      weekendsOff: true,
      entry: { finishedLeast: 0, percentLeast: 80 },
      seats: 3,
      bots: ["greedy"],
    });
  });

  it("needs no clocks where nobody is kept waiting", () => {
    expect(tableOf(withGuest(plan, 1, "random")).pace).toBe("none");
  });

  it("keeps those who only watch behind where that is wished", () => {
    expect(tableOf({ ...plan, movesBehind: 10 })).toMatchObject({ spectatorDelay: { moves: 10, minutes: 0 } });
    expect(tableOf({ ...plan, minutesBehind: 30 })).toMatchObject({ spectatorDelay: { moves: 0, minutes: 30 } });
    expect(tableOf(plan)).not.toHaveProperty("spectatorDelay");
  });
});
