import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import type { FactOf } from "../../model/types.ts";
import { village } from "../../ruleset.ts";
import { type FamilyPlan, position } from "../../testing/position.fixture.ts";

const harvesting = (family: FamilyPlan) =>
  givenPosition(village, position({ families: [family, {}], begins: ["harvest", 0] })).when(0, { type: "harvest" });

const brought = (grain: number, by: "hand" | "horse" | "ox", lost = 0): FactOf<"GrainHarvested"> => ({
  type: "GrainHarvested",
  seat: 0,
  grain,
  lost,
  by,
});

it("[VIL-6.1] needs a member on the farm", () => {
  harvesting({ at: { smithy: "1", bag: "2" } }).refuses("VIL-6.1");
});

it("[VIL-6.2] brings 2 sacks", () => {
  const { state } = harvesting({ at: { farm: "1" } }).follows(brought(2, "hand"));
  expect(state.families[0]?.stock.grain).toBe(2);
  expect(state.families[0]?.members[0]?.place).toBe("farm");
});

it("[VIL-6.3] brings 3 sacks with a horse and a plough", () => {
  harvesting({ stock: { horse: 1, plough: 1 } }).follows(brought(3, "horse"));
});

it("[VIL-6.4] brings 4 sacks with an ox and a plough", () => {
  harvesting({ stock: { ox: 1, plough: 1 } }).follows(brought(4, "ox"));
});

it("[VIL-6.5] counts one combination, the best, and uses nothing up", () => {
  const stock = { ox: 2, horse: 3, plough: 4 };
  const { state } = harvesting({ stock }).follows(brought(4, "ox"));
  expect(state.families[0]?.stock).toMatchObject(stock);
});

it("[VIL-6.5] a plough alone, or animals alone, bring nothing more", () => {
  harvesting({ stock: { plough: 2 } }).follows(brought(2, "hand"));
  harvesting({ stock: { ox: 1, horse: 1 } }).follows(brought(2, "hand"));
});

it("[VIL-6.6] loses what the farm cannot hold", () => {
  const { state } = harvesting({ stock: { ox: 1, plough: 1, grain: 3 } }).follows(brought(2, "ox", 2));
  expect(state.families[0]?.stock.grain).toBe(5);
});

it("[VIL-6.6] a full farm may harvest, too", () => {
  harvesting({ stock: { grain: 5 } }).follows(brought(0, "hand", 2));
});
