import { expect, it } from "vitest";
import { villageWith } from "../ruleset.ts";
import reconstruction from "./components/reconstruction-1.json" with { type: "json" };
import { boxFrom } from "./components.ts";

type ComponentFile = typeof reconstruction;

/** What the loader says of a file that was changed in one place. */
function faultsOf(change: (file: ComponentFile) => unknown): string {
  const file: ComponentFile = JSON.parse(JSON.stringify(reconstruction));
  change(file);
  try {
    boxFrom(file);
  } catch (fault) {
    return String(fault);
  }
  return "no fault";
}

it("[VIL-1.6] reads the reconstruction and says that it is one", () => {
  expect(boxFrom(reconstruction)).toMatchObject({ id: "reconstruction-1", isOfficial: false });
  expect(boxFrom(reconstruction).customers.reduce((sum, { prestige }) => sum + prestige, 0)).toBe(117);
});

it("[VIL-1.6] refuses a file that lacks a customer", () => {
  expect(faultsOf(({ customers }) => customers.pop())).toContain("customers: 23 where the box has 24");
});

it("[VIL-1.6] names the customer that asks for a coin", () => {
  const faults = faultsOf((file) => Object.assign(file.customers[16]?.asks ?? {}, { coin: 1 }));
  expect(faults).toContain("customers row 17 (c17): asks for coin");
});

it("[VIL-1.6] names the row that is there twice", () => {
  const faults = faultsOf(({ customers }) => Object.assign(customers[4] ?? {}, { id: "c02" }));
  expect(faults).toContain("customers row 5 (c02): row 2 has it already");
});

it("[VIL-1.6] counts members, cubes and plague", () => {
  const faults = faultsOf(({ components }) => {
    components.members = [4, 3, 2, 3];
    components.influence_cubes.pink = 17;
    components.plague_cubes = 5;
  });
  expect(faults).toContain("components.members row 4: 3 where the box has 2");
  expect(faults).toContain("components.influence_cubes pink: 17 where the box has 18");
  expect(faults).toContain("components.plague_cubes: 5 where the box has 6");
});

it("[VIL-1.6] wants every good to be made in one building, and every city on a path", () => {
  expect(faultsOf(({ crafts }) => Object.assign(crafts[1] ?? {}, { goods: ["horse"] }))).toContain(
    "crafts: buildings that make a ox: 0 where the box has 1",
  );
  const faults = faultsOf(({ travel }) => {
    travel.paths = travel.paths.filter(({ from, to }) => from !== "F" && to !== "F");
  });
  expect(faults).toContain("travel.cities row 6 (F): no path");
});

it("[VIL-1.6] wants no more cubes on the spaces than the bag holds in the first round", () => {
  expect(faultsOf(({ setup_cards: { placed } }) => Object.assign(placed.crafts, { "3": 11 }))).toContain(
    "setup_cards with 3 players: 27 cubes placed from a bag of 26",
  );
});

it("[VIL-1.6] says by row where a file is not even of the right form", () => {
  expect(faultsOf(({ customers }) => Object.assign(customers[2] ?? {}, { prestige: "three" }))).toContain(
    "customers row 3, prestige",
  );
});

it("[VIL-1.6] plays with another box just as well", () => {
  const box = boxFrom({ ...reconstruction, dataset: "from a real copy", official: true });
  const [opening] = villageWith(box).setUp({ seats: 2, options: {} }, { ...noChance });
  expect(opening).toMatchObject({ box: { id: "from a real copy", isOfficial: true } });
});
const noChance = {
  below: () => 0,
  die: () => 1,
  pick: <Value>([first]: readonly Value[]) => first as Value,
  shuffle: <Value>(list: readonly Value[]) => list,
};
