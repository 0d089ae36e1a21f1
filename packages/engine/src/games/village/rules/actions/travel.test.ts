import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import { village } from "../../ruleset.ts";
import { listed } from "../../testing/listed.fixture.ts";
import { begun, type FamilyPlan, type Plan, position, reconstructed } from "../../testing/position.fixture.ts";

const plenty = { wagon: 3, brown: 4, pink: 4, orange: 4 };
const travelling = (family: FamilyPlan = { stock: plenty }, plan: Partial<Plan> = {}) =>
  givenPosition(village, position({ families: [family, {}], begins: ["travel", 0], ...plan }));

it("[VIL-10.1] north for two brown cubes: 2 time, a wagon, 3 prestige and a marker (example)", () => {
  const { state } = travelling()
    .when(0, { type: "setOut", generation: 1, city: "A", pay: "wagon+brown+brown" })
    .follows(
      {
        type: "CityReached",
        seat: 0,
        generation: 1,
        from: null,
        city: "A",
        paid: ["wagon", "brown", "brown"],
        time: 2,
      },
      { type: "CityVisited", seat: 0, city: "A", cities: 1, prestige: 3, coins: 0, cubes: 0 },
    );
  expect(state.families[0]).toMatchObject({
    clock: { time: 2 },
    prestige: 3,
    cities: ["A"],
    stock: { wagon: 2, brown: 2, pink: 4 },
  });
  expect(state.families[0]?.members[0]?.place).toBe("city-A");
});

it("[VIL-10.1] only the two first cities are reached from the village", () => {
  const { state } = travelling();
  const cities = listed(state, 0, "setOut").flatMap(({ fields }) => ("city" in fields ? [fields.city] : []));
  expect(cities).toEqual([{ oneOf: ["A"] }, { oneOf: ["B"] }]);
});

it("[VIL-10.2] a traveller goes on to a neighbouring city, and to no other", () => {
  const asked = travelling({ at: { "city-A": "1", farm: "1" }, stock: plenty, cities: ["A"] });
  asked
    .when(0, { type: "travel", generation: 1, from: "A", city: "C", pay: "wagon+pink+pink" })
    .followsAmongOthers({ type: "CityVisited", seat: 0, city: "C", cities: 2, prestige: 0, coins: 0, cubes: 2 })
    .asks("reward", 0);
  asked.when(0, { type: "travel", generation: 1, from: "A", city: "E", pay: "wagon+brown+brown" }).refuses("VIL-10.2");
});

it("[VIL-10.3] nobody travels without a wagon, whatever cubes are there", () => {
  begun({ families: [{ stock: { ...plenty, wagon: 0, coin: 9 } }, {}], begins: ["travel", 0] })
    .followsAmongOthers({ type: "ActionDeclined", seat: 0, action: "travel" })
    .asks("turn", 1);
});

it("[VIL-10.3] every path costs 2 time, a wagon and two cubes of a colour", () => {
  for (const { time, price } of reconstructed.board.paths) {
    const [first, second] = price;
    expect([time, price.length, price[2], first === second]).toEqual([2, 3, "wagon", true]);
  }
});

it("[VIL-10.4] a city may give a coin, or two cubes of choice from the supply", () => {
  const family = { at: { "city-B": "1" }, stock: plenty, cities: ["B"] } as const;
  travelling(family)
    .when(0, { type: "travel", generation: 1, from: "B", city: "D", pay: "wagon+brown+brown" })
    .followsAmongOthers({ type: "CityVisited", seat: 0, city: "D", cities: 2, prestige: 0, coins: 1, cubes: 0 })
    .asks("turn", 1);
  const { state } = travelling({ ...family, at: { "city-A": "1" } })
    .when(0, { type: "travel", generation: 1, from: "A", city: "C", pay: "wagon+pink+pink" })
    .isPlayed()
    .when(0, { type: "chooseCubes", cubes: "green+pink" })
    .follows({ type: "CubesChosen", seat: 0, cubes: ["green", "pink"], by: "city" });
  expect(state.families[0]?.stock).toMatchObject({ green: 1, pink: 3 });
});

it("[VIL-10.5] in a city with your own marker nothing happens, and the journey costs the same", () => {
  const { state } = travelling({ stock: plenty, cities: ["A"] })
    .when(0, { type: "setOut", generation: 1, city: "A", pay: "wagon+brown+brown" })
    .follows({
      type: "CityReached",
      seat: 0,
      generation: 1,
      from: null,
      city: "A",
      paid: ["wagon", "brown", "brown"],
      time: 2,
    });
  expect(state.families[0]).toMatchObject({ cities: ["A"], prestige: 0 });
});

it("[VIL-10.6] a path is walked back as well, but never to the village; markers stay when a traveller is called home", () => {
  const family = { at: { "city-C": "1" }, stock: plenty, cities: ["A", "C"] } as const;
  const { state } = travelling(family);
  const targets = listed(state, 0, "travel").map(({ fields }) => ("city" in fields ? fields.city : undefined));
  expect(targets).toEqual([{ oneOf: ["A"] }, { oneOf: ["D"] }, { oneOf: ["E"] }]);
  const home = givenPosition(village, position({ families: [family, {}], begins: ["family", 0] }))
    .when(0, { type: "recall", from: "city-C", generation: 1 })
    .isPlayed();
  expect(home.state.families[0]?.cities).toEqual(["A", "C"]);
});

it("[VIL-10.7] a city holds any number of members", () => {
  const state = position({
    families: [{ at: { "city-A": "1 1", farm: "2" }, stock: plenty }, { at: { "city-A": "1" } }],
    begins: ["travel", 0],
  });
  givenPosition(village, state)
    .when(0, { type: "setOut", generation: 2, city: "A", pay: "wagon+brown+brown" })
    .isPlayed();
});

it("[VIL-10.8] only cubes of the supply can be chosen, and fewer when it has fewer", () => {
  const family = { at: { "city-A": "1" }, stock: plenty };
  const supply = { orange: 0, green: 1, brown: 0, pink: 0 };
  travelling(family, { supply })
    .when(0, { type: "travel", generation: 1, from: "A", city: "C", pay: "wagon+pink+pink" })
    .isPlayed()
    // The two pink ones just paid are there, too.
    .when(0, { type: "chooseCubes", cubes: "green+green" })
    .refuses("VIL-11.6");
  // Coins that stand for cubes do not go to the supply.
  travelling({ ...family, stock: { wagon: 1, coin: 2 } }, { supply })
    .when(0, { type: "travel", generation: 1, from: "A", city: "C", pay: "wagon+coin+coin" })
    .followsAmongOthers({ type: "CubesChosen", seat: 0, cubes: ["green"], by: "city" });
});
