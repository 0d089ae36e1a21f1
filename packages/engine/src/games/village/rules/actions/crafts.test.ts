import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import type { Building, Good } from "../../model/types.ts";
import { village } from "../../ruleset.ts";
import { listed } from "../../testing/listed.fixture.ts";
import { type FamilyPlan, position } from "../../testing/position.fixture.ts";

const crafting = (family: FamilyPlan = {}) =>
  givenPosition(village, position({ families: [family, {}], begins: ["crafts", 0] }));

it("[VIL-1.5] a good can be made though eight of them are out already", () => {
  const { state } = crafting({ at: { smithy: "1" }, stock: { plough: 8 } })
    .when(0, { type: "make", good: "plough" })
    .isPlayed();
  expect(state.families[0]?.stock.plough).toBe(9);
});

it("[VIL-8.1] a good is paid in time or in cubes, one in an action", () => {
  const paid = crafting({ at: { farm: "1", smithy: "1" }, stock: { pink: 1, orange: 1 } });
  paid.when(0, { type: "make", good: "plough" }).isPlayed().asks("turn", 1);
  paid.when(0, { type: "buy", good: "plough", pay: "orange+pink" }).isPlayed().asks("turn", 1);
});

it("[VIL-8.2] a new wainwright makes a wagon at once, for 2 and 2 time (example)", () => {
  const { state } = crafting()
    .when(0, { type: "train", building: "wainwright", generation: 1, make: "wagon" })
    .follows(
      { type: "WorkerTrained", seat: 0, generation: 1, building: "wainwright", time: 2 },
      { type: "GoodMade", seat: 0, good: "wagon", building: "wainwright", time: 2 },
    );
  expect(state.families[0]).toMatchObject({ clock: { time: 4 }, stock: { wagon: 1 } });
});

it("[VIL-8.2] nobody is trained while the farm is empty", () => {
  crafting({ at: { smithy: "1" } })
    .when(0, { type: "train", building: "library", generation: 1, make: "nothing" })
    .refuses("VIL-8.2");
});

it("[VIL-8.3] a trained worker makes more for the time of making alone", () => {
  crafting({ at: { library: "1" } })
    .when(0, { type: "make", good: "scroll" })
    .follows({ type: "GoodMade", seat: 0, good: "scroll", building: "library", time: 2 });
});

it("[VIL-8.4] a smith makes ploughs, not scrolls", () => {
  const asked = crafting({ at: { smithy: "1" } });
  asked.when(0, { type: "make", good: "scroll" }).refuses("VIL-8.4");
  asked.when(0, { type: "train", building: "smithy", generation: 1, make: "scroll" }).refuses("VIL-8.2");
});

it("[VIL-8.5] cubes buy a wagon without a worker and without time (example, FAQ)", () => {
  const { state } = crafting({ at: { farm: "1" }, stock: { orange: 1, pink: 1 } })
    .when(0, { type: "buy", good: "wagon", pay: "orange+pink" })
    .follows({ type: "GoodBought", seat: 0, good: "wagon", building: "wainwright", paid: ["orange", "pink"] });
  expect(state.families[0]).toMatchObject({ clock: { time: 0 }, stock: { orange: 0, pink: 0, wagon: 1 } });
  expect(state.supply.cubes).toMatchObject({ orange: 11, pink: 11 });
});

it("[VIL-8.5] names every way to pay with coins", () => {
  const { state } = crafting({ stock: { orange: 1, pink: 1, coin: 2 } });
  const [wagon] = listed(state, 0, "buy").map(({ fields }) => fields);
  expect(wagon).toEqual({
    good: { oneOf: ["wagon"] },
    pay: { oneOf: ["orange+pink", "orange+coin", "pink+coin", "coin+coin"] },
  });
});

/** Twice this time for training and making, or this price. */
function mustCost(building: Building, good: Good, time: number, pay: string): void {
  const asked = crafting({ stock: { orange: 1, pink: 1, grain: 3 } });
  const trained = asked.when(0, { type: "train", building, generation: 1, make: good }).facts();
  expect(trained.flatMap((fact) => ("time" in fact ? [fact.time] : []))).toEqual([time, time]);
  const { state } = asked.when(0, { type: "buy", good, pay }).isPlayed();
  expect(state.families[0]?.stock[good]).toBe(1);
  const left = Object.values(state.families[0]?.stock ?? {}).reduce((sum, amount) => sum + amount, 0);
  expect(left, "what is left of 5 wares and the good").toBe(6 - pay.split("+").length);
}

it("[VIL-8.6] a wagon costs 2 and 2 time, or an orange and a pink cube", () => {
  mustCost("wainwright", "wagon", 2, "orange+pink");
});

it("[VIL-8.7] a horse or an ox costs 3 and 3 time, or 3 sacks of grain", () => {
  mustCost("stables", "horse", 3, "grain+grain+grain");
  mustCost("stables", "ox", 3, "grain+grain+grain");
});

it("[VIL-8.8] a scroll costs 2 and 2 time, or a pink cube", () => {
  mustCost("library", "scroll", 2, "pink");
});

it("[VIL-8.9] a plough costs 3 and 3 time, or an orange and a pink cube", () => {
  mustCost("smithy", "plough", 3, "orange+pink");
});

it("[VIL-8.10] the mill turns 2 time and 2 sacks of grain into 2 coins", () => {
  const { state } = crafting({ stock: { grain: 3, coin: 1 } })
    .when(0, { type: "mill" })
    .follows({ type: "GrainMilled", seat: 0, paid: ["grain", "grain"], time: 2, coins: 2 });
  expect(state.families[0]).toMatchObject({ clock: { time: 2 }, stock: { grain: 1, coin: 3 } });
});

it("[VIL-8.10] the mill wants 2 sacks of grain", () => {
  crafting({ stock: { grain: 1, coin: 5 } })
    .when(0, { type: "mill" })
    .refuses("VIL-8.10");
});

it("[VIL-8.11] after training and making nothing, nothing is bought any more", () => {
  crafting({ stock: { pink: 1 } })
    .when(0, { type: "train", building: "library", generation: 1, make: "nothing" })
    .isPlayed()
    .when(0, { type: "buy", good: "scroll", pay: "pink" })
    .refuses("VIL-8.5");
});

it("[VIL-8.11] a second worker of the family costs the time of training again", () => {
  const { state } = crafting({ at: { library: "1", farm: "2" } })
    .when(0, { type: "train", building: "library", generation: 2, make: "scroll" })
    .isPlayed();
  expect(state.families[0]?.clock.time).toBe(4);
});
