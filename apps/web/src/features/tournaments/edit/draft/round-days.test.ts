import { describe, expect, it } from "vitest";
import { draftFor, planOf, stagesOf, withFinal, withFormat, withPace, withStage } from "./draft.ts";

const middleAges = { id: "middle-ages", seats: { min: 2, max: 5 } } as const;
const draft = draftFor(middleAges, "The spring cup");
const daysOf = ({ stages }: typeof draft) => stages.map(({ roundDays }) => roundDays);

describe("the length of a round", () => {
  it("fits the time control", () => {
    expect(daysOf(draft)).toEqual([14]);
    expect(daysOf(withPace(draft, { pace: "one-day", weekendsOff: false }, "Europe/Paris"))).toEqual([7]);
    const league = { ...draft, stages: stagesOf("league", middleAges.seats) };
    expect(daysOf(withPace(league, { pace: "relaxed", weekendsOff: false }, "Europe/Paris"))).toEqual([112]);
  });

  it("fits time controls with fixed deadlines, which start with the usual ones", () => {
    const daily = withPace(draft, { pace: "daily", weekendsOff: false }, "Europe/Paris");
    expect(daysOf(daily)).toEqual([14]);
    expect(planOf(daily).fixedDeadlines).toEqual({ times: ["20:00"], timeZone: "Europe/Paris" });
    const weekends = withPace(daily, { pace: "daily", weekendsOff: true }, "America/New_York");
    expect(weekends.fixedDeadlines).toEqual(daily.fixedDeadlines);
    const slow = planOf(withPace(daily, { pace: "three-days", weekendsOff: false }, "Europe/Paris"));
    expect(slow).not.toHaveProperty("fixedDeadlines");
  });

  it("stays if the director has set it", () => {
    const set = { ...draft, stages: draft.stages.map((stage) => ({ ...stage, roundDays: 10 })) };
    expect(daysOf(withPace(set, { pace: "live", weekendsOff: false }, "Europe/Paris"))).toEqual([10]);
  });

  it("fits in stages that are added or get another format", () => {
    const live = withPace(draft, { pace: "live", weekendsOff: false }, "Europe/Paris");
    expect(daysOf(withFinal(live, middleAges.seats))).toEqual([1, 1]);
    const [stage] = live.stages as [(typeof live.stages)[number]];
    expect(daysOf(withStage(live, 0, withFormat(stage, "league")))).toEqual([4]);
  });
});
