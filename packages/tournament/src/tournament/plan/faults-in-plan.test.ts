import { expect, it } from "vitest";
import { planOf, stages } from "../scenarios/testing.fixture.ts";
import type { Plan } from "../state/types.ts";
import { faultsInPlan } from "./faults-in-plan.ts";

const entry = {
  finishedLeast: 0,
  percentLeast: 0,
  ratedGamesLeast: 0,
  ratingLeast: 2000,
  ratingMost: 1000,
  accountDaysLeast: 0,
  verifiedEmail: false,
};
const evening = { times: ["20:00"], timeZone: "Europe/Paris" };
const league = { ...stages.league, seasons: 2 };
const cases: readonly (readonly [string, Partial<Plan>, string])[] = [
  ["fewer places than a table has seats", { playersMost: 2 }, "playersMost"],
  ["adjudication without a time limit", { atDeadline: "adjudicate" }, "atDeadline"],
  [
    "adjudication on physical boards",
    { atDeadline: "adjudicate", boards: "physical", stages: [{ ...stages.swiss, roundMinutes: 90 }] },
    "atDeadline",
  ],
  ["days and minutes", { stages: [{ ...stages.swiss, roundDays: 7, roundMinutes: 90 }] }, "stages/0/roundMinutes"],
  ["a ladder in minutes", { stages: [{ ...stages.ladder, roundMinutes: 90 }] }, "stages/0/roundMinutes"],
  ["a minimum rating above the maximum", { entry }, "entry/ratingMost"],
  ["late registration after the last round", { lateRounds: 14 }, "lateRounds"],
  ["late registration after the last season", { stages: [league], lateRounds: 2 }, "lateRounds"],
  [
    "a prize for a place that nobody can reach",
    { playersMost: 8, prizes: [{ place: 100, title: "Last" }] },
    "prizes/0",
  ],
  [
    "two prizes for one place",
    {
      prizes: [
        { place: 1, title: "Cup" },
        { place: 1, title: "Crown" },
      ],
    },
    "prizes/1",
  ],
  ["a tie-break twice", { tieBreaks: ["points", "wins", "points"] }, "tieBreaks/2"],
  ["check-in without a start", { checkInMinutes: 30 }, "checkInMinutes"],
  ["two divisions of one name", { divisionNames: ["Crown", "Crown"] }, "divisionNames/1"],
  [
    "a game for third place at larger tables",
    { stages: [{ ...stages["knock-out"], thirdPlace: true }] },
    "stages/0/thirdPlace",
  ],
  [
    "requested byes in a bracket",
    { stages: [stages["knock-out"]], requestedByes: { most: 1, points: null, lastRound: null } },
    "requestedByes",
  ],
  [
    "more players than the earlier stage has",
    {
      stages: [
        stages.swiss,
        { ...stages.swiss, field: { from: "best", of: 1, count: 4 } },
        { ...stages.swiss, field: { from: "best", of: 2, count: 5 } },
      ],
    },
    "stages/2/field/count",
  ],
  ["deadlines of a time control without any", { pace: "one-day", fixedDeadlines: evening }, "fixedDeadlines"],
  ["one deadline where there are two", { pace: "twice-daily", fixedDeadlines: evening }, "fixedDeadlines"],
  ["points that rise", { scoring: { system: "list", points: [0, 1, 5] } }, "scoring/points/1"],
];

it.each(cases)("rejects %s, and names the field", (_, more, path) => {
  expect(faultsInPlan(planOf([stages.swiss], more)).map((fault) => fault.path)).toContain(path);
});

it("accepts one deadline a day", () => {
  expect(faultsInPlan(planOf([stages.swiss], { pace: "daily", fixedDeadlines: evening }))).toEqual([]);
});

it("finds no fault in the default stages", () => {
  for (const stage of Object.values(stages)) expect(faultsInPlan(planOf([stage]))).toEqual([]);
});
