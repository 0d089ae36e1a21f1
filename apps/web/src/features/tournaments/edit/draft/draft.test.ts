import { describe, expect, it } from "vitest";
import {
  canHold,
  draftFor,
  draftOf,
  layouts,
  planOf,
  sizesFor,
  stagesOf,
  withBoards,
  withFinal,
  withFormat,
  withGame,
  withPrize,
} from "./draft.ts";
import { draftErrorsIn } from "./draft-errors.ts";

const middleAges = { id: "middle-ages", seats: { min: 2, max: 5 } } as const;
const fief = { id: "fief-1429", seats: { min: 3, max: 6 } } as const;
const now = new Date("2027-03-01T12:00:00Z");
const draft = draftFor(middleAges, "The spring cup");

describe("the plan of a tournament", () => {
  it.each(layouts)("is sound as %s begins, for every game that can hold it", (layout) => {
    for (const { id, seats } of [middleAges, fief]) {
      if (!canHold(layout, seats)) continue;
      const plan = { ...withGame(draft, { id, seats }), stages: stagesOf(layout, seats) };
      expect(draftErrorsIn(plan, seats, now)).toEqual([]);
    }
  });

  it("has tables of three and more, and pairs only where they are meant", () => {
    expect(sizesFor(middleAges.seats)).toEqual({ least: 3, most: 5, preferred: 4 });
    expect(sizesFor(fief.seats)).toEqual({ least: 3, most: 6, preferred: 5 });
    expect(stagesOf("pairs", middleAges.seats)[0]?.sizes).toEqual({ least: 2, most: 2, preferred: 2 });
    expect(canHold("pairs", fief.seats)).toBe(false);
  });

  it("takes tables that another game allows, and keeps how it is held", () => {
    const league = { ...draft, stages: stagesOf("league", middleAges.seats) };
    const other = withGame(league, { id: "village", seats: { min: 2, max: 4 } });
    expect(other.stages[0]).toMatchObject({ format: "league", sizes: { least: 3, most: 4, preferred: 3 } });
  });

  it("has no time control on physical boards, and the usual one online again", () => {
    const timed = { ...draft, pace: "live", weekendsOff: true, atDeadline: "adjudicate" } as const;
    const physical = withBoards({ ...timed, stages: stagesOf("league", middleAges.seats) }, "physical");
    expect(physical).toMatchObject({ pace: "none", weekendsOff: false, atDeadline: "director" });
    expect(physical.stages[0]).toMatchObject({ roundDays: null, roundMinutes: null });
    const online = withBoards(physical, "online");
    expect([online.pace, online.stages]).toEqual([draft.pace, stagesOf("league", middleAges.seats)]);
  });

  it("may end with a final for the best of the stage before", () => {
    const [, final] = withFinal(draft, middleAges.seats).stages;
    expect(final).toMatchObject({ format: "knock-out", field: { from: "best", of: 1, count: 5 } });
  });

  it("changes its format at the same tables for the same players", () => {
    const [stage] = withFinal(draft, middleAges.seats).stages.slice(1);
    if (stage === undefined) throw new Error("there is a final");
    expect(withFormat(stage, "lives")).toMatchObject({ format: "lives", field: stage.field, sizes: stage.sizes });
  });

  it("names prizes by place, and forgets those without a title", () => {
    const prized = withPrize(withPrize(withPrize(draft, 2, "Silver"), 1, "Gold"), 2, "");
    expect(prized.prizes).toEqual([{ place: 1, title: "Gold" }]);
    expect(planOf({ ...draft, name: "  Cup ", prizes: [{ place: 1, title: " " }] })).toMatchObject({
      name: "Cup",
      prizes: [],
    });
  });
});

describe("a plan that cannot be played", () => {
  const errors = (changed: Partial<typeof draft>) =>
    draftErrorsIn({ ...draft, ...changed }, middleAges.seats, now).map(({ name, stage }) => [name, stage]);
  const stage = (layout: (typeof layouts)[number], changed: object) => ({
    stages: [{ ...stagesOf(layout, middleAges.seats)[0], ...changed }] as typeof draft.stages,
  });

  it("has no name, or begins in the past", () => {
    expect(errors({ name: " ", startsAt: "2027-02-01T12:00:00Z" })).toEqual([
      ["name", null],
      ["start", null],
    ]);
  });

  it.each([
    ["fewer places than a table has seats", { playersMost: 2 }, "places"],
    ["check-in without a start", { checkInMinutes: 30 }, "checkIn"],
    ["late registration after its last round", { lateRounds: 4 }, "late"],
    ["a prize for a place that nobody can reach", { playersMost: 8, prizes: [{ place: 9, title: "Last" }] }, "prizes"],
    ["points that rise", { scoring: { system: "list", points: [1, 2] } }, "rising"],
  ] as const)("has %s", (_, changed, fault) => {
    expect(errors(changed as unknown as Partial<typeof draft>)).toEqual([[fault, null]]);
  });

  it("adjudicates games that have no time limit", () => {
    expect(errors({ atDeadline: "adjudicate", ...stage("swiss", { roundDays: null }) })).toEqual([
      ["adjudication", null],
    ]);
  });

  it("adjudicates games by the clock of a round", () => {
    expect(errors({ atDeadline: "adjudicate", ...stage("swiss", { roundDays: null, roundMinutes: 60 }) })).toEqual([]);
  });

  it("lacks a figure", () => {
    expect(errors({ playersMost: Number.NaN })).toEqual([["figures", null]]);
    expect(errors(stage("swiss", { rounds: Number.NaN }))).toEqual([["figures", 1]]);
  });

  it.each([
    ["tables the game has no seats for", "swiss", { sizes: { least: 3, most: 6, preferred: 4 } }, "seats"],
    ["a table larger than the largest", "swiss", { sizes: { least: 3, most: 4, preferred: 5 } }, "sizes"],
    ["a round that nobody loses", "knock-out", { advance: 3 }, "advance"],
    ["a table that costs no life", "lives", { safe: 3 }, "safe"],
    ["more best heats than heats", "heats", { best: 4 }, "best"],
    ["a second cycle at large tables", "round-robin", { isDouble: true }, "double"],
    [
      "a division that fills no table",
      "league",
      { sizes: { least: 4, most: 5, preferred: 4 }, division: 3 },
      "division",
    ],
    ["a field from a stage to come", "swiss", { field: { from: "best", of: 1, count: 8 } }, "field"],
  ] as const)("has %s", (_, layout, changed, fault) => {
    expect(errors(stage(layout, changed))).toEqual([[fault, 1]]);
  });
});

describe("the rules of a plan", () => {
  const league = { ...draft, stages: stagesOf("league", middleAges.seats) };

  it("annul the results of players who withdraw early, unless the plan is older than this rule", () => {
    expect(league.stages[0]).toMatchObject({ withdrawals: "annul", inactivity: null, playOffs: false });
    const {
      withdrawals: _,
      playOffs: __,
      ...older
    } = league.stages[0] as Extract<(typeof league.stages)[number], { format: "league" }>;
    expect(draftOf({ ...league, stages: [older] } as never).stages[0]).toMatchObject({ withdrawals: "keep" });
  });

  it("have play-offs only in games for two players", () => {
    const [stage] = league.stages;
    const ruled = { ...league, stages: [{ ...stage, playOffs: true } as typeof stage] } as typeof league;
    expect(draftErrorsIn(ruled, middleAges.seats, now)).toEqual([]);
    expect(draftErrorsIn(ruled, fief.seats, now)).toContainEqual({ name: "pairsOnly", stage: 1 });
  });

  it("give each division a name of its own", () => {
    const named = { ...league, divisionNames: ["Crown", "Crown"] };
    expect(draftErrorsIn(named, middleAges.seats, now)).toEqual([{ name: "divisionNames", stage: null }]);
  });
});
