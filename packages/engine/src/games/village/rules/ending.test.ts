import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import type { Fact } from "../model/types.ts";
import { village } from "../ruleset.ts";
import { openTo } from "../testing/listed.fixture.ts";
import { customer, type FamilyPlan, type Plan, position, reconstructed } from "../testing/position.fixture.ts";

/** With three players there are four graves: the next one is the last. The farm's two spaces are taken. */
const nearlyFull: FamilyPlan = { at: { grave: "1 1 2", "chronicle-farm": "1 1", smithy: "2" } };
const dying: FamilyPlan = { at: { farm: "1 2" }, time: 10, owed: 1 };
const lastGrave = {
  type: "MemberDied",
  seat: 0,
  generation: 1,
  from: "farm",
  profession: "farm",
  to: "grave",
} as const;

const of = (facts: readonly Fact[], type: Fact["type"]) => facts.filter((fact) => fact.type === type);

it("[VIL-14.1] the last grave seals the end", () => {
  const state = position({ families: [dying, nearlyFull, {}], begins: ["harvest", 0] });
  givenPosition(village, state)
    .when(0, { type: "decline" })
    .follows(
      { type: "ActionDeclined", seat: 0, action: "harvest" },
      lastGrave,
      { type: "EndSealed", seat: 0, by: "graves" },
      { type: "LastTurnsBegan", seats: [1, 2] },
    )
    .asks("turn", 1);
});

it("[VIL-14.1] the last space of the whole chronicle seals it, the last one of a kind does not", () => {
  // With two players: council 2, crafts 3, travel 2, church 2, farm 2.
  const full = { "chronicle-council": "2 2", "chronicle-crafts": "1 1 1", "chronicle-travel": "3 3" };
  const families = [
    { ...dying, at: { farm: "1", "chronicle-church": "1 1", "chronicle-farm": "2" } },
    { at: { farm: "4", ...full } },
  ];
  const played = givenPosition(village, position({ families, begins: ["harvest", 0] })).when(0, { type: "decline" });
  played.followsAmongOthers({ type: "EndSealed", seat: 0, by: "chronicle" });
  const more = [{ ...dying, at: { farm: "1", "chronicle-church": "1", "chronicle-farm": "2" } }, families[1] ?? {}];
  const other = givenPosition(village, position({ families: more, begins: ["harvest", 0] })).when(0, {
    type: "decline",
  });
  expect(of(other.facts(), "EndSealed")).toEqual([]);
});

it("[VIL-14.2] all others have one more turn, clockwise, and who sealed the end has none", () => {
  const asked = givenPosition(village, position({ families: [dying, nearlyFull, {}], begins: ["harvest", 0] }))
    .when(0, { type: "decline" })
    .isPlayed();
  const second = asked
    .when(1, { type: "take", action: "crafts", cube: "orange" })
    .isPlayed()
    .when(1, { type: "decline" })
    .isPlayed();
  second.asks("turn", 2);
  const { facts, isPlayed } = second
    .when(2, { type: "take", action: "family", cube: "orange" })
    .isPlayed()
    .when(2, { type: "decline" }, seededChance(3));
  expect(of(facts(), "GameEnded")).toHaveLength(1);
  isPlayed().isOver();
});

it("[VIL-14.3] a final turn needs a cube or the well while cubes are left", () => {
  const state = position({
    families: [{}, { stock: { pink: 3 } }, {}],
    seal: { seat: 0, by: "graves" },
    begins: ["turnEnd", 0],
  });
  const asked = givenPosition(village, state);
  expect(openTo(state, 1)).toEqual(["take", "useWell"]);
  asked.when(1, { type: "act", action: "crafts" }).refuses("VIL-14.4");
  asked.when(1, { type: "decline" }).refuses("VIL-4.1");
});

const withoutCubes = (families: readonly FamilyPlan[], plan: Partial<Plan> = {}) =>
  givenPosition(
    village,
    position({
      families,
      spaces: {},
      seal: { seat: 0, by: "graves" },
      begins: ["turnEnd", 0],
      ...plan,
    }),
  );

it("[VIL-14.4] without cubes any action is free, but for its own costs", () => {
  const acted = withoutCubes([{}, {}, {}])
    .when(1, { type: "act", action: "crafts" })
    .follows({ type: "LastActionChosen", seat: 1, action: "crafts" });
  acted.when(1, { type: "buy", good: "wagon", pay: "orange+pink" }).refuses("VIL-8.5");
  const { state } = acted.when(1, { type: "train", building: "library", generation: 1, make: "scroll" }).isPlayed();
  expect(state.families[1]?.clock.time).toBe(4);
  expect(village.question(state)).toMatchObject({ kind: "turn", seats: [2] });
});

it("[VIL-14.5] such a turn may be left out", () => {
  withoutCubes([{}, {}, {}])
    .when(1, { type: "decline" })
    .follows({ type: "ActionDeclined", seat: 1, action: "turn" })
    .asks("turn", 2);
});

it("[VIL-14.6] the last cube and the end together: no mass and no new cubes before the final turns are over", () => {
  const state = position({
    families: [dying, nearlyFull, {}],
    spaces: { harvest: { orange: 1 } },
  });
  const played = givenPosition(village, state).when(0, { type: "harvest" });
  expect(of(played.facts(), "MassBegan")).toEqual([]);
  const asked = played.isPlayed();
  asked.asks("turn", 1);
  expect(openTo(asked.state, 1)).toEqual(["act", "decline"]);
  const last = asked.when(1, { type: "decline" }).isPlayed().when(2, { type: "decline" }, seededChance(5));
  expect(of(last.facts(), "MassBegan")).toMatchObject([{ isFinal: true }]);
  expect(of(last.facts(), "SpacesFilled")).toEqual([]);
});

const pair = customer(6, "horse", "plough");
const seller = { stock: { horse: 2, plough: 2, green: 2 } };
const market = { stalls: [pair, pair, pair, pair], queue: [], stack: [] };
const dyingSeller: FamilyPlan = { ...seller, time: 9, at: { farm: "1 2" } };

function lastGraveAtMarket(families: readonly FamilyPlan[], box = reconstructed) {
  return givenPosition(village, position({ families, market, begins: ["market", 0], box }));
}

it("[VIL-14.7] sealed by the starter of a market day: the day goes on, then all others have a turn", () => {
  const stock = { horse: 3, plough: 3, green: 3 };
  const asked = lastGraveAtMarket([{ ...dyingSeller, stock }, { ...nearlyFull, stock }, {}])
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed()
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .isPlayed()
    .when(0, { type: "serve", stall: 2, pay: "green" })
    .followsAmongOthers({ type: "EndSealed", seat: 0, by: "graves" });
  asked.asks("sale", 1);
  const after = asked.when(1, { type: "leaveMarket" }).isPlayed();
  const done = after.when(0, { type: "leaveMarket" });
  done.followsAmongOthers({ type: "LastTurnsBegan", seats: [1, 2] });
});

it("[VIL-14.8] if another player triggers the end, all have a turn, beginning with the one who started the market day", () => {
  const asked = lastGraveAtMarket([{ ...nearlyFull, ...seller }, dyingSeller, {}])
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed()
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .followsAmongOthers({ type: "EndSealed", seat: 1, by: "graves" });
  const day = asked.when(0, { type: "leaveMarket" }).isPlayed();
  day
    .when(1, { type: "leaveMarket" })
    .followsAmongOthers({ type: "LastTurnsBegan", seats: [0, 1, 2] })
    .asks("turn", 0);
});

it("[VIL-14.8] a box of revision 1 that left the starter out is played by the letter, too", () => {
  const box = { ...reconstructed, starterPlaysAgain: false };
  const asked = lastGraveAtMarket([{ ...nearlyFull, ...seller }, dyingSeller, {}], box)
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed()
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .isPlayed();
  asked
    .when(0, { type: "leaveMarket" })
    .isPlayed()
    .when(1, { type: "leaveMarket" })
    .followsAmongOthers({ type: "LastTurnsBegan", seats: [0, 1, 2] });
});

it("[VIL-14.9] a second last space seals nothing more", () => {
  const families = [
    { ...dying, at: { farm: "1", "chronicle-church": "1 1", "chronicle-farm": "2" } },
    { at: { farm: "4", "chronicle-council": "2 2", "chronicle-crafts": "1 1 1", "chronicle-travel": "3 3" } },
  ];
  const state = position({ families, begins: ["harvest", 0], seal: { seat: 1, by: "graves" } });
  const played = givenPosition(village, state).when(0, { type: "decline" });
  expect(of(played.facts(), "MemberDied")).toHaveLength(1);
  expect(of(played.facts(), "EndSealed")).toEqual([]);
});

it("[VIL-14.10] everyone may sell on a market day in a final turn", () => {
  const asked = withoutCubes([seller, {}, seller], { market })
    .when(1, { type: "act", action: "market" })
    .followsAmongOthers({ type: "MarketLeft", seat: 1, hadWares: false });
  asked.asks("sale", 2);
  asked.when(2, { type: "leaveMarket" }).isPlayed().asks("sale", 0);
});
