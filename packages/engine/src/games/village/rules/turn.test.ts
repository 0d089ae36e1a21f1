import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import { asPlannedBefore } from "../../../testing/position.ts";
import { noCubes } from "../model/cubes.ts";
import { actions } from "../model/state.ts";
import { village } from "../ruleset.ts";
import { listed } from "../testing/listed.fixture.ts";
import { begun, position } from "../testing/position.fixture.ts";

const two = [{}, {}] as const;

it("[VIL-4.1] an influence cube goes from its space to the farm", () => {
  const state = position({ families: two, spaces: { family: { pink: 2 }, church: { pink: 1 } } });
  const next = givenPosition(village, state)
    .when(0, { type: "take", action: "family", cube: "pink" })
    .follows({ type: "CubeTaken", seat: 0, action: "family", cube: "pink", time: 0 });
  expect(next.state.families[0]?.stock.pink).toBe(1);
  expect(next.state.spaces[1]).toMatchObject({ pink: 1 });
  next.asks("family", 0);
});

it("[VIL-4.1] a cube that does not lie there cannot be taken", () => {
  const state = position({ families: two, spaces: { family: { pink: 1 } } });
  const asked = givenPosition(village, state);
  asked.when(0, { type: "take", action: "family", cube: "green" }).refuses("VIL-4.1");
  asked.when(0, { type: "take", action: "church", cube: "pink" }).refuses("VIL-4.1");
});

it("[VIL-4.1] a turn without a cube is refused, and nobody else may move (FAQ: must I take a cube?)", () => {
  const asked = givenPosition(village, position({ families: two }));
  asked.when(0, { type: "decline" }).refuses("VIL-4.1");
  asked.when(1, { type: "take", action: "family", cube: "orange" }).refuses("VIL-4.1");
});

it("[VIL-4.2] a plague cube from the harvest goes back, costs 2 time, and the harvest follows (example, FAQ)", () => {
  const state = position({
    families: two,
    spaces: { harvest: { plague: 1 }, church: { pink: 1, brown: 1 } },
    supply: { plague: 3 },
  });
  const asked = givenPosition(village, state)
    .when(0, { type: "take", action: "harvest", cube: "plague" })
    .follows({ type: "CubeTaken", seat: 0, action: "harvest", cube: "plague", time: 2 });
  expect(asked.state.supply.cubes.plague).toBe(4);
  expect(asked.state.families[0]?.clock).toEqual({ time: 2, owed: 0 });
  asked
    .when(0, { type: "harvest" })
    .follows({ type: "GrainHarvested", seat: 0, grain: 2, lost: 0, by: "hand" })
    .asks("turn", 1);
});

it("[VIL-4.3] every action but the market may be left out (FAQ: must I carry out the action?)", () => {
  const able = { stock: { wagon: 1, brown: 2, scroll: 1, coin: 1 } };
  for (const action of ["harvest", "family", "crafts", "travel", "council", "church"] as const) {
    givenPosition(village, position({ families: [able, {}], begins: [action, 0] }))
      .when(0, { type: "decline" })
      .follows({ type: "ActionDeclined", seat: 0, action })
      .asks("turn", 1);
  }
});

it("[VIL-4.4] three cubes of one colour open any action at the well, and no cube is taken", () => {
  const state = position({ families: [{ stock: { pink: 3, green: 2 } }, {}] });
  const asked = givenPosition(village, state);
  asked
    .when(0, { type: "useWell", action: "council", pay: "pink+pink+pink" })
    .follows({ type: "WellPaid", seat: 0, action: "council", paid: ["pink", "pink", "pink"] })
    .asks("council", 0);
  asked.when(0, { type: "useWell", action: "council", pay: "green+green+green" }).refuses("VIL-4.4");
  asked.when(0, { type: "useWell", action: "council", pay: "pink+green+green" }).refuses("VIL-4.4");
});

it("[VIL-4.5] the well reaches an action whose space is empty, while a cube lies elsewhere", () => {
  const state = position({ families: [{ stock: { pink: 3 } }, {}], spaces: { church: { plague: 1 } } });
  givenPosition(village, state)
    .when(0, { type: "useWell", action: "harvest", pay: "pink+pink+pink" })
    .isPlayed()
    .asks("harvest", 0);
});

it("[VIL-4.5] the well is dry when no cube lies on any space", () => {
  const state = position({
    families: [{ stock: { pink: 3 } }, {}],
    spaces: {},
    begins: ["turnEnd", 1],
    seal: { seat: 1, by: "graves" },
  });
  givenPosition(village, state)
    .when(0, { type: "useWell", action: "travel", pay: "pink+pink+pink" })
    .refuses("VIL-4.5");
});

it("[VIL-4.6] a member comes from the farm and may be of any generation (FAQ: the lowest number first?)", () => {
  const state = position({ families: [{ at: { farm: "1 3", smithy: "2" } }, {}], begins: ["crafts", 0] });
  const asked = givenPosition(village, state);
  asked
    .when(0, { type: "train", building: "library", generation: 3, make: "nothing" })
    .follows({ type: "WorkerTrained", seat: 0, generation: 3, building: "library", time: 2 });
  asked.when(0, { type: "train", building: "library", generation: 2, make: "nothing" }).refuses("VIL-8.2");
});

it("[VIL-4.7] training without making costs the time of training alone", () => {
  const state = position({ families: two, begins: ["crafts", 0] });
  const { state: after } = givenPosition(village, state)
    .when(0, { type: "train", building: "smithy", generation: 1, make: "nothing" })
    .follows({ type: "WorkerTrained", seat: 0, generation: 1, building: "smithy", time: 3 });
  expect(after.families[0]?.clock.time).toBe(3);
});

it("[VIL-4.7] a privilege may be left out", () => {
  const state = position({ families: [{ stock: { scroll: 1 } }, {}], begins: ["council", 0] });
  const asked = givenPosition(village, state)
    .when(0, { type: "enterCouncil", generation: 1, pay: "scroll" })
    .isPlayed();
  asked.asks("privilege", 0);
  asked.when(0, { type: "decline" }).follows({ type: "ActionDeclined", seat: 0, action: "privilege" }).asks("turn", 1);
});

it("[VIL-4.8] settles a death with one possible victim unasked", () => {
  const state = position({ families: [{ at: { farm: "1 2" }, owed: 1, time: 10 }, {}], begins: ["harvest", 0] });
  givenPosition(village, state)
    .when(0, { type: "decline" })
    .follows(
      { type: "ActionDeclined", seat: 0, action: "harvest" },
      { type: "MemberDied", seat: 0, generation: 1, from: "farm", profession: "farm", to: "chronicle" },
    )
    .asks("turn", 1);
});

it("[VIL-5.1] time is lost step by step on your own family's track", () => {
  const state = position({ families: [{ time: 3 }, { time: 5 }], begins: ["church", 0] });
  const { state: after } = givenPosition(village, state)
    .when(0, { type: "pledge", generation: 1, pay: "time" })
    .isPlayed();
  expect(after.families.map(({ clock }) => clock.time)).toEqual([6, 5]);
});

it("[VIL-5.4] a coin may stand for a green cube, or two for both (example)", () => {
  const state = position({
    families: [{ stock: { coin: 2, green: 1 }, at: { "council-1": "1" } }, {}],
    begins: ["council", 0],
  });
  const pays = listed(state, 0, "advance").flatMap(({ fields }) => ("pay" in fields ? [fields.pay] : []));
  expect(pays).toEqual([{ oneOf: ["green+coin", "coin+coin"] }]);
});

it("[VIL-5.5] three coins may be thrown into the well, too", () => {
  const state = position({ families: [{ stock: { coin: 3 } }, {}] });
  const pays = listed(state, 0, "useWell").flatMap(({ fields }) => ("pay" in fields ? [fields.pay] : []));
  expect(pays).toEqual([{ oneOf: ["coin+coin+coin"] }]);
});

it("[VIL-5.5] a coin stands neither for grain nor for a good", () => {
  const state = position({ families: [{ stock: { coin: 9, grain: 2, brown: 2 } }, {}], begins: ["crafts", 0] });
  givenPosition(village, state).when(0, { type: "buy", good: "ox", pay: "grain+grain+grain" }).refuses("VIL-8.5");
  const travelling = begun({ families: [{ stock: { coin: 9, brown: 2 } }, {}], begins: ["travel", 0] });
  travelling.followsAmongOthers({ type: "ActionDeclined", seat: 0, action: "travel" }).asks("turn", 1);
});

it("[VIL-5.6] coins buy prestige in the council chamber and members out of the black bag", () => {
  const state = position({
    families: [{ stock: { coin: 1 }, at: { "council-4": "2", bag: "3" } }, {}],
    begins: ["council", 0],
  });
  givenPosition(village, state)
    .when(0, { type: "buyPrestige" })
    .follows({ type: "PrestigeBought", seat: 0, paid: ["coin"], prestige: 3 });
  const saying = position({
    families: [{ stock: { coin: 1 }, at: { bag: "3" } }, {}],
    spaces: {},
    begins: ["turnEnd", 0],
  });
  givenPosition(village, saying)
    .when(0, { type: "buyOut", generation: 3 }, seededChance(1))
    .followsAmongOthers({
      type: "MemberBoughtOut",
      seat: 0,
      generation: 3,
      paid: ["coin"],
    });
});

it("[VIL-4.8] the only cube is taken automatically, if there is no other answer", () => {
  const forced = { families: [{}, {}, {}], spaces: { market: { pink: 1 }, family: { pink: 1 } } };
  const played = givenPosition(village, position(forced)).when(0, { type: "take", action: "market", cube: "pink" });
  played
    .followsAmongOthers(
      { type: "CubeTaken", seat: 0, action: "market", cube: "pink", time: 0 },
      { type: "CubeTaken", seat: 1, action: "family", cube: "pink", time: 0 },
    )
    .asks("family", 1);
  const rich = { ...forced, families: [{}, { stock: { coin: 3 } }, {}] };
  givenPosition(village, position(rich))
    .when(0, { type: "take", action: "market", cube: "pink" })
    .isPlayed()
    .asks("turn", 1);
});

it("[VIL-4.8] two kinds of cube on the last space are a choice", () => {
  const spaces = { market: { pink: 1 }, family: { pink: 1, plague: 1 } };
  givenPosition(village, position({ families: two, spaces }))
    .when(0, { type: "take", action: "market", cube: "pink" })
    .isPlayed()
    .asks("turn", 1);
});

it.each([
  ["harvest", { at: { smithy: "1" } }],
  ["family", { at: { farm: "1 1 1 1 2 2 2 3 3 4 4" } }],
  ["crafts", { at: { "city-A": "1" } }],
  ["travel", {}],
  ["council", {}],
  ["church", { at: { smithy: "1" } }],
] as const)("[VIL-4.8] an impossible action at the space %s is skipped without a question", (action, family) => {
  const spaces = { [action]: { orange: 1 }, market: { orange: 1, pink: 1 } };
  givenPosition(village, position({ families: [family, {}], spaces }))
    .when(0, { type: "take", action, cube: "orange" })
    .follows(
      { type: "CubeTaken", seat: 0, action, cube: "orange", time: 0 },
      { type: "ActionDeclined", seat: 0, action },
    )
    .asks("turn", 1);
});

it("[VIL-4.8] a step that revision 1 planned still asks", () => {
  const table = position({ families: two });
  const spaces = actions.map((action) => ({ ...noCubes, pink: action === "family" ? 1 : 0 }));
  const steps = [
    { type: "travel", seat: 0 },
    { type: "turnEnd", seat: 0, isLast: false },
  ] as const;
  const asked = givenPosition(village, asPlannedBefore({ ...table, spaces }, ...steps));
  asked.asks("travel", 0);
  asked.when(0, { type: "setOut", generation: 1, city: "B", pay: "wagon+pink+pink" }).refuses("VIL-10.3");
  const taken = { type: "CubeTaken", seat: 1, action: "family", cube: "pink", time: 0 } as const;
  asked.when(0, { type: "decline" }).followsAmongOthers(taken);
});
