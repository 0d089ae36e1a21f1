import { expect, it } from "vitest";
import { givenPosition } from "../../../testing/given.ts";
import type { FactOf, Place } from "../model/types.ts";
import { village } from "../ruleset.ts";
import { listed } from "../testing/listed.fixture.ts";
import { begun, customer, type FamilyPlan, type Plan, position } from "../testing/position.fixture.ts";

/** Seat 0 owes a death at the end of its turn. */
const owing = (family: FamilyPlan, others: readonly FamilyPlan[] = [{}], plan: Partial<Plan> = {}) =>
  begun({ families: [{ time: 10, owed: 1, ...family }, ...others], begins: ["turnEnd", 0], ...plan });

const dies = (from: Place, profession: FactOf<"MemberDied">["profession"], to: FactOf<"MemberDied">["to"]) =>
  ({ type: "MemberDied", seat: 0, generation: 1, from, profession, to }) as const;

it("[VIL-5.2] the tenth step passes the bridge, and one of the oldest dies", () => {
  const state = position({ families: [{ time: 8, at: { farm: "1 2" } }, {}], begins: ["crafts", 0] });
  givenPosition(village, state)
    .when(0, { type: "train", building: "wainwright", generation: 2, make: "nothing" })
    .follows(
      { type: "WorkerTrained", seat: 0, generation: 2, building: "wainwright", time: 2 },
      { type: "BridgeCrossed", seat: 0, deaths: 1, time: 10 },
      dies("farm", "farm", "chronicle"),
    );
});

it("[VIL-5.3] nine steps do not pass the bridge, and the nineteenth not for the second time", () => {
  for (const time of [7, 17]) {
    const state = position({ families: [{ time }, {}], begins: ["crafts", 0] });
    const facts = givenPosition(village, state)
      .when(0, { type: "train", building: "wainwright", generation: 1, make: "nothing" })
      .facts();
    expect(facts.some(({ type }) => type === "BridgeCrossed")).toBe(false);
  }
});

it("[VIL-13.1] plague, then the smithy: 8 time, the bridge, and the new smith dies after making a plough (example)", () => {
  const state = position({
    families: [{ time: 9, at: { farm: "1", library: "1", bag: "2" } }, {}],
    spaces: { crafts: { plague: 1 }, church: { pink: 1, brown: 1 } },
  });
  const asked = givenPosition(village, state)
    .when(0, { type: "take", action: "crafts", cube: "plague" })
    .follows(
      { type: "CubeTaken", seat: 0, action: "crafts", cube: "plague", time: 2 },
      { type: "BridgeCrossed", seat: 0, deaths: 1, time: 11 },
    );
  const dying = asked
    .when(0, { type: "train", building: "smithy", generation: 1, make: "plough" })
    .follows(
      { type: "WorkerTrained", seat: 0, generation: 1, building: "smithy", time: 3 },
      { type: "GoodMade", seat: 0, good: "plough", building: "smithy", time: 3 },
    );
  expect(dying.state.families[0]?.clock).toEqual({ time: 17, owed: 1 });
  dying.asks("death", 0);
  const { state: after } = dying
    .when(0, { type: "bury", from: "smithy" })
    .follows(dies("smithy", "crafts", "chronicle"));
  expect(after.families[0]).toMatchObject({ clock: { time: 17, owed: 0 }, stock: { plough: 1 } });
  givenPosition(village, after).asks("turn", 1);
});

it("[VIL-13.1] a bridge passed by the cube and another by the action bring two deaths", () => {
  const state = position({
    families: [{ time: 19, owed: 0, at: { farm: "1 1 2 2" } }, {}],
    spaces: { crafts: { plague: 1 }, church: { pink: 1, brown: 1 } },
    box: shortLap,
  });
  const dying = givenPosition(village, state)
    .when(0, { type: "take", action: "crafts", cube: "plague" })
    .isPlayed()
    .when(0, { type: "train", building: "smithy", generation: 1, make: "nothing" });
  dying.followsAmongOthers({ type: "BridgeCrossed", seat: 0, deaths: 1, time: 24 });
  const first = dying.isPlayed();
  first.asks("death", 0);
  // The second one is left alone with the lowest number, and dies unasked.
  first
    .when(0, { type: "bury", from: "smithy" })
    .follows(dies("smithy", "crafts", "chronicle"), dies("farm", "farm", "chronicle"));
});
const shortLap = {
  ...position({ families: [{}, {}] }).box,
  board: { ...position({ families: [{}, {}] }).box.board, lap: 4 },
};

const pair = customer(6, "horse", "plough");
const seller = { stock: { horse: 1, plough: 1, green: 1 } };

it("[VIL-13.2] a player who crosses the bridge by a sale chooses who dies before the next sale", () => {
  const families = [seller, { ...seller, time: 9, at: { farm: "1", smithy: "1" } }, seller];
  const asked = givenPosition(
    village,
    position({ families, market: { stalls: [pair, pair, pair], queue: [], stack: [] }, begins: ["market", 0] }),
  )
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed()
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .follows(
      { type: "CustomerServed", seat: 1, stall: 1, customer: pair, fee: ["green"], time: 1 },
      { type: "BridgeCrossed", seat: 1, deaths: 1, time: 10 },
    );
  asked.asks("death", 1);
  asked.when(2, { type: "serve", stall: 2, pay: "green" }).refuses("VIL-9.3");
  asked
    .when(1, { type: "bury", from: "farm" })
    .follows({ type: "MemberDied", seat: 1, generation: 1, from: "farm", profession: "farm", to: "chronicle" })
    .asks("sale", 2);
});

it("[VIL-13.3] the death for a plague cube from the market waits until the market day is over", () => {
  const state = position({
    families: [{ ...seller, time: 8, at: { farm: "1", smithy: "1" } }, seller],
    market: { stalls: [pair, pair, null], queue: [], stack: [] },
    spaces: { market: { plague: 1 }, church: { pink: 1, brown: 1 } },
  });
  const selling = givenPosition(village, state)
    .when(0, { type: "take", action: "market", cube: "plague" })
    .follows(
      { type: "CubeTaken", seat: 0, action: "market", cube: "plague", time: 2 },
      { type: "BridgeCrossed", seat: 0, deaths: 1, time: 10 },
      { type: "MarketOpened", seat: 0, customers: 2 },
    );
  selling
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed()
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .isPlayed()
    .asks("death", 0);
});

it("[VIL-13.4] the lowest number dies; among several of them the owner chooses", () => {
  const asked = owing({ at: { farm: "1 2", smithy: "1", "council-2": "2" } });
  asked.asks("death", 0);
  expect(listed(asked.state, 0, "bury").map(({ fields }) => fields)).toEqual([{ from: { oneOf: ["farm", "smithy"] } }]);
  asked.when(0, { type: "bury", from: "council-2" }).refuses("VIL-13.4");
});

it("[VIL-13.4] no one is asked about equal members at one place", () => {
  owing({ at: { farm: "1 1 2" } }).asks("turn", 1);
});

it("[VIL-13.5] a lower number in the black bag is passed over, and so are the unborn", () => {
  const asked = owing({ at: { bag: "1 1", farm: "2", library: "2" } });
  expect(listed(asked.state, 0, "bury").map(({ fields }) => fields)).toEqual([
    { from: { oneOf: ["farm", "library"] } },
  ]);
  asked.when(0, { type: "bury", from: "bag" }).refuses("VIL-13.5");
});

it("[VIL-13.6] if all members are in the bag, no one dies, now or later", () => {
  const { state } = owing({ at: { bag: "1 2" } }).followsAmongOthers({ type: "DeathWaived", seat: 0 });
  expect(state.families[0]?.clock).toEqual({ time: 10, owed: 0 });
});

const places: readonly (readonly [Place, FactOf<"MemberDied">["profession"]])[] = [
  ["council-1", "council"],
  ["council-4", "council"],
  ["wainwright", "crafts"],
  ["stables", "crafts"],
  ["library", "crafts"],
  ["smithy", "crafts"],
  ["city-F", "travel"],
  ["window-1", "church"],
  ["farm", "farm"],
];
it.each(places)("[VIL-13.7] a member who dies at %s is written down among %s", (from, profession) => {
  const { state } = owing({ at: { [from]: "1" } }).followsAmongOthers(dies(from, profession, "chronicle"));
  expect(village.view(state, 1).chronicle.find((one) => one.profession === profession)?.members).toEqual([
    { seat: 0, generation: 1 },
  ]);
});

it("[VIL-13.8] a priest whose spaces are full goes to an anonymous grave, a smith to the chronicle (example)", () => {
  // With two players the church has two spaces.
  const asked = owing({ at: { "window-1": "1", smithy: "1" } }, [{ at: { "chronicle-church": "1 1", farm: "1" } }]);
  asked.when(0, { type: "bury", from: "window-1" }).follows(dies("window-1", "church", "grave"));
  asked.when(0, { type: "bury", from: "smithy" }).follows(dies("smithy", "crafts", "chronicle"));
});

it("[VIL-13.9] the view shows in advance where each of them would be placed", () => {
  const asked = owing({ at: { "window-1": "1", smithy: "1" } }, [{ at: { "chronicle-church": "1 1", farm: "1" } }]);
  expect(village.view(asked.state, 1).families[0]?.dying).toEqual({
    generation: 1,
    victims: [
      { place: "window-1", profession: "church", to: "grave" },
      { place: "smithy", profession: "crafts", to: "chronicle" },
    ],
  });
});

it("[VIL-13.10] if spaces and graves are full, the dead leave the game", () => {
  const others = [{ at: { "chronicle-farm": "1 1", grave: "1 1 2", "city-A": "2" } }];
  const seal = { seat: 1, by: "graves" } as const;
  const { state } = owing({ at: { farm: "1 2" } }, others, { seal });
  expect(state.families[0]?.members[0]).toEqual({ generation: 1, place: "gone" });
});
