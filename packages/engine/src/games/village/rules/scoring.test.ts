import { expect, it } from "vitest";
import { type Chance, seededChance } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import { scriptedChance } from "../../../testing/scripted-chance.ts";
import type { FactOf } from "../model/types.ts";
import { village } from "../ruleset.ts";
import { customer, type FamilyPlan, position } from "../testing/position.fixture.ts";

/** The last final turn is left out; the mass rewards the most members in the church. */
const scored = (...families: readonly FamilyPlan[]) => scoredAfter(seededChance(1), families);

function scoredAfter(draw: Chance, families: readonly FamilyPlan[]) {
  const state = position({
    families,
    spaces: {},
    seal: { seat: 1, by: "graves" },
    begins: ["turnEnd", 1],
  });
  const played = givenPosition(village, state).until("turn", 0).when(0, { type: "decline" }, draw);
  const facts = played.facts();
  return {
    points: facts.flatMap((fact) => (fact.type === "FamilyScored" ? [fact.points] : [])),
    ended: facts.find((fact): fact is FactOf<"GameEnded"> => fact.type === "GameEnded"),
    state: played.isPlayed().state,
  };
}

it.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 10],
  [5, 14],
  [6, 18],
])("[VIL-15.1] %i cities bring %i prestige", (count, travel) => {
  const cities = (["A", "B", "C", "D", "E", "F"] as const).slice(0, count);
  expect(scored({ cities }, {}).points[0]).toMatchObject({ travel, total: travel });
});

it("[VIL-15.2] levels two, three and four bring 2, 4 and 6, and the first nothing", () => {
  const at = { "council-1": "1 1", "council-2": "1", "council-3": "2 2", "council-4": "3" };
  expect(scored({ at }, {}).points[0]).toMatchObject({ council: 2 + 4 + 4 + 6, total: 16 });
});

it("[VIL-15.3] the windows bring 2, 3, 4 and 6 from right to left, the black bag nothing", () => {
  const at = { "window-1": "1", "window-2": "1", "window-3": "2", "window-4": "2 3", bag: "1 1 4" };
  // Four monks are drawn, and the other family has more members in the church.
  const { points } = scoredAfter(scriptedChance(3, 3, 3, 3), [{ at }, { at: { "window-1": "1 1 1 1 2 2" } }]);
  expect(points[0]).toMatchObject({ church: 2 + 3 + 4 + 6 + 6, total: 21 });
});

it.each([
  ["1", 0],
  ["1 1", 0],
  ["1 1 1", 4],
  ["1 1 1 1", 7],
  ["1 1 1 1 2", 12],
  ["1 1 1 1 2 2", 12],
])("[VIL-15.4] members %s in the chronicle bring %i", (members, chronicle) => {
  expect(scored({ at: { "chronicle-crafts": members } }, {}).points[0]).toMatchObject({ chronicle });
});

it("[VIL-15.4] members of all professions count together, those in graves do not", () => {
  const at = { "chronicle-crafts": "1", "chronicle-farm": "1", "chronicle-church": "2", grave: "1 1" };
  expect(scored({ at }, {}).points[0]?.chronicle).toBe(4);
});

it("[VIL-15.5] the tiles are turned over and bring what they show", () => {
  const served = [customer(6, "horse", "plough"), customer(3, "grain")];
  const { points, state } = scored({ served }, {});
  expect(points[0]).toMatchObject({ customers: 9, total: 9 });
  expect(village.view(state, 1).families[0]?.served).toEqual({ count: 2, customers: served });
});

it("[VIL-15.6] the final scoring of 39 points (example)", () => {
  const { points, ended } = scored(
    {
      cities: ["A", "C", "D"],
      at: {
        "council-2": "2",
        "window-1": "2",
        "window-3": "3",
        "chronicle-crafts": "1 1",
        "chronicle-travel": "1",
        "chronicle-farm": "1",
      },
      served: [customer(6, "horse", "plough"), customer(6, "ox", "plough"), customer(4, "wagon", "grain")],
      stock: { coin: 2 },
    },
    // 6 for the church and 2 for the most members there.
    { prestige: 2, at: { "window-1": "1 1 1" } },
  );
  expect(points[0]).toEqual({
    prestige: 0,
    travel: 6,
    council: 2,
    church: 6,
    chronicle: 7,
    customers: 16,
    coins: 2,
    total: 39,
  });
  expect(ended).toEqual({
    type: "GameEnded",
    ranking: [
      { seat: 0, rank: 1, score: 39 },
      { seat: 1, rank: 2, score: 10 },
    ],
    decidedBy: null,
  });
});

it("[VIL-15.7] more customers served win a tie, even if they are worth less together", () => {
  const { ended } = scored(
    { prestige: 10, served: [customer(6, "horse", "plough")] },
    { prestige: 10, served: [customer(3, "grain"), customer(3, "scroll")] },
  );
  expect(ended).toMatchObject({
    decidedBy: "customers",
    ranking: [
      { rank: 2, score: 16 },
      { rank: 1, score: 16 },
    ],
  });
});

it("[VIL-15.7] if that is a tie too, more living members win", () => {
  const { ended } = scored({ at: { farm: "1 1" } }, { at: { farm: "1 1", smithy: "2" } }, {});
  // The third family still has its four oldest.
  expect(ended).toMatchObject({ decidedBy: "living", ranking: [{ rank: 3 }, { rank: 2 }, { rank: 1 }] });
});

it("[VIL-15.8] members in the black bag live, the unborn and the dead do not; equal families share the rank", () => {
  const families = [{ at: { bag: "1", farm: "2" } }, { at: { "city-A": "1", smithy: "2", grave: "1" } }];
  // Four monks are drawn.
  const { ended } = scoredAfter(scriptedChance(1, 1, 1, 1), families);
  expect(ended).toMatchObject({ decidedBy: null, ranking: [{ rank: 1 }, { rank: 1 }] });
});

it("[VIL-15.9] a tile that lies face down is valued at the mean of all customers that cannot be seen", () => {
  const { customers } = position({ families: [{}, {}] }).box;
  const state = position({
    families: [{ served: customers.slice(0, 2), prestige: 5 }, {}],
    market: { stalls: [customers[2] ?? null], queue: customers.slice(3, 5), stack: customers.slice(5) },
  });
  // 24 customers are worth 117; the three that can be seen ask for scrolls or wagons and are worth 3, 4 and 4.
  expect(village.currentScores(state)).toEqual([5 + Math.round((2 * (117 - 11)) / 21), 0]);
});
