import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import { village } from "../../ruleset.ts";
import { listed, openTo } from "../../testing/listed.fixture.ts";
import { type FamilyPlan, type Plan, position } from "../../testing/position.fixture.ts";

const inCouncil = (family: FamilyPlan, plan: Partial<Plan> = {}) =>
  givenPosition(village, position({ families: [family, {}], begins: ["council", 0], ...plan }));

it("[VIL-11.1] entering costs 1 time and two green cubes, or 1 time and a scroll", () => {
  const asked = inCouncil({ stock: { green: 2, scroll: 1 } });
  asked
    .when(0, { type: "enterCouncil", generation: 1, pay: "green+green" })
    .follows({ type: "CouncilEntered", seat: 0, generation: 1, paid: ["green", "green"], time: 1 });
  const { state } = asked
    .when(0, { type: "enterCouncil", generation: 1, pay: "scroll" })
    .follows({ type: "CouncilEntered", seat: 0, generation: 1, paid: ["scroll"], time: 1 });
  expect(state.families[0]).toMatchObject({ clock: { time: 1 }, stock: { green: 2, scroll: 0 } });
});

it("[VIL-11.1] one green cube is not enough", () => {
  inCouncil({ stock: { green: 1 } })
    .when(0, { type: "enterCouncil", generation: 1, pay: "green+green" })
    .refuses("VIL-11.1");
});

it.each([
  [1, 2],
  [2, 2],
  [3, 3],
])("[VIL-11.2] from level %i up costs %i time and a scroll or two green cubes", (from, time) => {
  const places = ["council-1", "council-2", "council-3"] as const;
  const at = { [places[from - 1] ?? "farm"]: "2" };
  const asked = inCouncil({ at, stock: { scroll: 1, green: 2 } });
  const { state } = asked
    .when(0, { type: "advance", from, generation: 2, pay: "scroll" })
    .follows({ type: "CouncilClimbed", seat: 0, generation: 2, level: from + 1, paid: ["scroll"], time });
  expect(state.families[0]?.clock.time).toBe(time);
  asked.when(0, { type: "advance", from, generation: 2, pay: "green+green" }).isPlayed();
});

it("[VIL-11.2] nobody goes beyond the fourth level, or on without paying", () => {
  inCouncil({ at: { "council-4": "1" }, stock: { scroll: 9 } })
    .when(0, { type: "advance", from: 4, generation: 1, pay: "scroll" })
    .refuses("VIL-11.2");
  inCouncil({ at: { "council-1": "1" } })
    .when(0, { type: "advance", from: 1, generation: 1, pay: "scroll" })
    .refuses("VIL-11.2");
});

it("[VIL-11.3] a new member may take the marker, and no higher privilege", () => {
  const family = { at: { farm: "1", "council-3": "2" }, stock: { scroll: 1 } };
  const asked = inCouncil(family).when(0, { type: "enterCouncil", generation: 1, pay: "scroll" }).isPlayed();
  expect(openTo(asked.state, 0)).toEqual(["takeMarker", "decline"]);
  asked.when(0, { type: "chooseGood", good: "ox" }).refuses("VIL-11.7");
});

it("[VIL-11.3] a member that moved up may use the privilege reached or a lower one", () => {
  const family = { at: { "council-2": "1", "council-4": "2" }, stock: { scroll: 1, coin: 1 } };
  const asked = inCouncil(family).when(0, { type: "advance", from: 2, generation: 1, pay: "scroll" }).isPlayed();
  expect(openTo(asked.state, 0)).toEqual(["takeMarker", "chooseCubes", "chooseGood", "decline"]);
});

it("[VIL-11.3] a new member is not asked for a privilege when the marker is gone", () => {
  inCouncil({ stock: { scroll: 1 } }, { marker: 1 })
    .when(0, { type: "enterCouncil", generation: 1, pay: "scroll" })
    .isPlayed()
    .asks("turn", 1);
});

it("[VIL-11.4] without moving, the privilege of the highest member or a lower one is free", () => {
  const { state } = inCouncil({ at: { "council-1": "1", "council-3": "2" }, time: 7 });
  expect(openTo(state, 0)).toEqual(["takeMarker", "chooseCubes", "chooseGood", "decline"]);
  const { state: after } = givenPosition(village, state)
    .when(0, { type: "chooseGood", good: "plough" })
    .follows({ type: "GoodChosen", seat: 0, good: "plough" });
  expect(after.families[0]).toMatchObject({ clock: { time: 7 }, stock: { plough: 1 } });
});

it("[VIL-11.4] there is no privilege without a member in the chamber", () => {
  const asked = inCouncil({ stock: { scroll: 1 } });
  asked.when(0, { type: "takeMarker" }).refuses("VIL-11.4");
  expect(openTo(asked.state, 0)).toEqual(["enterCouncil", "decline"]);
});

it("[VIL-11.5] the first privilege takes the marker for the next first player", () => {
  const { state } = inCouncil({ at: { "council-1": "1" } })
    .when(0, { type: "takeMarker" })
    .follows({ type: "MarkerTaken", seat: 0 });
  expect(state).toMatchObject({ marker: 0, first: 0 });
});

it("[VIL-11.5] a marker that was taken in this round cannot be taken again", () => {
  inCouncil({ at: { "council-1": "1" }, stock: { scroll: 1 } }, { marker: 1 })
    .when(0, { type: "takeMarker" })
    .refuses("VIL-11.5");
});

it("[VIL-11.6] the second privilege takes two cubes of choice, alike or not", () => {
  const asked = inCouncil({ at: { "council-2": "1" } });
  const [choice] = listed(asked.state, 0, "chooseCubes");
  expect(choice?.fields).toMatchObject({ cubes: { oneOf: { length: 10 } } });
  const { state } = asked
    .when(0, { type: "chooseCubes", cubes: "brown+brown" })
    .follows({ type: "CubesChosen", seat: 0, cubes: ["brown", "brown"], by: "council" });
  expect(state.families[0]?.stock.brown).toBe(2);
  expect(state.supply.cubes.brown).toBe(8);
});

it("[VIL-11.7] the third privilege takes any one good", () => {
  for (const good of ["scroll", "horse", "plough", "ox", "wagon"] as const) {
    inCouncil({ at: { "council-3": "1" } })
      .when(0, { type: "chooseGood", good })
      .follows({ type: "GoodChosen", seat: 0, good });
  }
});

it("[VIL-11.8] the fourth privilege turns one coin into 3 prestige", () => {
  const { state } = inCouncil({ at: { "council-4": "1" }, stock: { coin: 2 } })
    .when(0, { type: "buyPrestige" })
    .follows({ type: "PrestigeBought", seat: 0, paid: ["coin"], prestige: 3 });
  expect(state.families[0]).toMatchObject({ prestige: 3, stock: { coin: 1 } });
  inCouncil({ at: { "council-4": "1" } })
    .when(0, { type: "buyPrestige" })
    .refuses("VIL-11.8");
});

it("[VIL-11.9] a level holds any number of members", () => {
  inCouncil({ at: { "council-1": "1 1", farm: "2" }, stock: { scroll: 1 } })
    .when(0, { type: "enterCouncil", generation: 2, pay: "scroll" })
    .isPlayed();
});

it("[VIL-11.10] the turn is over after one privilege", () => {
  inCouncil({ at: { "council-4": "1" }, stock: { coin: 5 } })
    .when(0, { type: "buyPrestige" })
    .isPlayed()
    .asks("turn", 1);
});
