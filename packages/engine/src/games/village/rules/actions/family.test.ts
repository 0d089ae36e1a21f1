import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import { village } from "../../ruleset.ts";
import { listed } from "../../testing/listed.fixture.ts";
import { type FamilyPlan, position } from "../../testing/position.fixture.ts";

const atHome = (family: FamilyPlan) =>
  givenPosition(village, position({ families: [family, {}], begins: ["family", 0] }));

it("[VIL-7.1] the lowest number that is left is born: 2 before 3 and 4 (example)", () => {
  const family = { at: { farm: "1 2", smithy: "2", bag: "1" } };
  const { state } = atHome(family).when(0, { type: "birth" }).follows({ type: "MemberBorn", seat: 0, generation: 2 });
  expect(state.families[0]?.members.filter(({ place }) => place === "farm")).toHaveLength(3);
});

it("[VIL-7.1] nobody is born when all are", () => {
  atHome({ at: { farm: "1 1 1 1 2 2 2 3 3 4 4" } })
    .when(0, { type: "birth" })
    .refuses("VIL-7.1");
});

it("[VIL-7.2] a smith comes home instead and may learn something else (FAQ: do they stay where they are?)", () => {
  const { state } = atHome({ at: { smithy: "1", farm: "1" } })
    .when(0, { type: "recall", from: "smithy", generation: 1 })
    .follows({ type: "MemberRecalled", seat: 0, generation: 1, from: "smithy" });
  expect(state.families[0]?.members.filter(({ place }) => place === "farm")).toHaveLength(2);
});

it("[VIL-7.3] council and church windows, travellers and workers may come home, of any generation", () => {
  const asked = atHome({ at: { "council-4": "3", "window-2": "2 3", "city-E": "1", farm: "1" } });
  const choices = listed(asked.state, 0, "recall").map(({ fields }) => fields);
  expect(choices).toEqual([
    { from: { oneOf: ["city-E"] }, generation: { oneOf: [1] } },
    { from: { oneOf: ["window-2"] }, generation: { oneOf: [2, 3] } },
    { from: { oneOf: ["council-4"] }, generation: { oneOf: [3] } },
  ]);
});

it("[VIL-7.3] neither those in the black bag nor the dead come home", () => {
  const asked = atHome({ at: { bag: "2", grave: "1", "chronicle-farm": "1", farm: "1" } });
  for (const from of ["bag", "grave", "chronicle-farm", "farm"] as const) {
    asked.when(0, { type: "recall", from, generation: from === "bag" ? 2 : 1 }).refuses("VIL-7.3");
  }
});
