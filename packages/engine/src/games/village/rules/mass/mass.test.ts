import { expect, it } from "vitest";
import { seededChance } from "../../../../core/chance.ts";
import { givenPosition } from "../../../../testing/given.ts";
import { scriptedChance } from "../../../../testing/scripted-chance.ts";
import { village } from "../../ruleset.ts";
import { type FamilyPlan, type Plan, position } from "../../testing/position.fixture.ts";

/** The last player of a final turn leaves it out, and the last mass begins. */
const finalMass = (families: readonly FamilyPlan[], plan: Partial<Plan> = {}) =>
  givenPosition(
    village,
    position({
      families,
      spaces: {},
      seal: { seat: 1, by: "graves" },
      begins: ["turnEnd", 1],
      ...plan,
    }),
  )
    .until("turn", 0)
    .when(0, { type: "decline" }, seededChance(1));

/** Seat 0 has taken the last cube of the round, and a mass begins. */
const saying = (...families: readonly FamilyPlan[]) =>
  givenPosition(village, position({ families, spaces: {}, begins: ["turnEnd", 0], chance: seededChance(1) }));

it("[VIL-12.2] four figures leave the bag in each mass, the last one too", () => {
  finalMass([{ at: { bag: "1" } }, {}]).followsAmongOthers({
    type: "MassBegan",
    first: 0,
    isFinal: true,
    figures: [{ seat: 0, generation: 1 }],
  });
  const drawn = finalMass([{ at: { bag: "1 1 1 1 2 2 2 3 3" } }, {}])
    .facts()
    .find((fact) => fact.type === "FiguresDrawn");
  expect(drawn && drawn.figures.length + drawn.monks).toBe(4);
});

it("[VIL-12.3] from the first player on, members are bought out while fewer than four figures are out", () => {
  const pious = { at: { bag: "1 1 2 3" }, stock: { coin: 3 } };
  const asked = finalMass([pious, pious, { at: { bag: "2" }, stock: { coin: 1 } }], { first: 1 }).isPlayed();
  asked.asks("buyingOut", 1);
  const once = asked
    .when(1, { type: "buyOut", generation: 2 })
    .follows({ type: "MemberBoughtOut", seat: 1, generation: 2, paid: ["coin"] });
  const thrice = once
    .when(1, { type: "buyOut", generation: 1 })
    .isPlayed()
    .when(1, { type: "buyOut", generation: 1 })
    .isPlayed();
  thrice.asks("buyingOut", 2);
  const last = thrice.when(2, { type: "buyOut", generation: 2 });
  // Four are out: seat 0 is not asked any more, and nobody is drawn.
  last.followsAmongOthers({ type: "FiguresDrawn", figures: [], monks: 0 });
});

it("[VIL-12.3] one turn of buying each; without a coin, or without a member in the bag, nobody is asked", () => {
  finalMass([{ stock: { coin: 5 } }, { at: { bag: "1" } }, { at: { bag: "1" }, stock: { coin: 1 } }])
    .isPlayed()
    .asks("buyingOut", 2);
});

it("[VIL-12.3] only members in the bag are bought out", () => {
  saying({ at: { bag: "2", farm: "1" }, stock: { coin: 1 } }, {})
    .when(0, { type: "buyOut", generation: 1 })
    .refuses("VIL-12.3");
});

it("[VIL-12.4] monks go back, members go to the window furthest to the right, the others stay in the bag", () => {
  const asked = saying({ at: { bag: "1 2 3" }, stock: { coin: 1, grain: 1 } }, { at: { bag: "1" } });
  // In the bag: seat 0's 1, 2 and 3, seat 1's 1 and four monks. What is drawn changes places with the first one left.
  const { state } = asked.when(0, { type: "leaveToFate" }, scriptedChance(0, 2, 2, 2)).follows({
    type: "FiguresDrawn",
    figures: [
      { seat: 0, generation: 1 },
      { seat: 1, generation: 1 },
    ],
    monks: 2,
  });
  expect(village.view(state, 0).blackBag).toEqual({
    monks: 4,
    members: [
      { seat: 0, generation: 2 },
      { seat: 0, generation: 3 },
    ],
  });
  expect(state.families[0]?.members[0]?.place).toBe("window-1");
});

it("[VIL-12.5] the steps to the left cost 1, 2 and 4 sacks of grain", () => {
  const first = saying({ at: { "window-1": "2" }, stock: { grain: 5 } }, {});
  const second = first
    .when(0, { type: "rise", from: 1, generation: 2 })
    .follows({ type: "MemberRose", seat: 0, generation: 2, window: 2, paid: ["grain"] });
  const third = second
    .when(0, { type: "rise", from: 2, generation: 2 }, seededChance(1))
    .followsAmongOthers({ type: "MemberRose", seat: 0, generation: 2, window: 3, paid: ["grain", "grain"] });
  // Two sacks are left, and the last step costs four: nobody is asked.
  third.asks("turn", 0);
  saying({ at: { "window-3": "2" }, stock: { grain: 4 } }, {})
    .when(0, { type: "rise", from: 3, generation: 2 }, seededChance(1))
    .followsAmongOthers({
      type: "MemberRose",
      seat: 0,
      generation: 2,
      window: 4,
      paid: ["grain", "grain", "grain", "grain"],
    });
});

it("[VIL-12.5] no member moves beyond the fourth window or without grain, and every member may stay", () => {
  const asked = saying({ at: { "window-1": "1", "window-4": "2" }, stock: { grain: 5 } }, {});
  asked.when(0, { type: "rise", from: 4, generation: 2 }).refuses("VIL-12.5");
  asked.when(0, { type: "rise", from: 2, generation: 1 }).refuses("VIL-12.5");
  const stayed = asked.when(0, { type: "stay" }, seededChance(1));
  expect(stayed.facts().some(({ type }) => type === "MemberRose")).toBe(false);
  stayed.isPlayed().asks("turn", 0);
});

it("[VIL-12.6] the most members in the church bring 2 prestige", () => {
  const { state } = finalMass([{ at: { "window-1": "1 1" } }, { at: { "window-4": "1" } }], {
    supply: {},
  }).followsAmongOthers({ type: "MajorityRewarded", seats: [0], members: 2, window: null, prestige: 2 });
  expect(state.families.map(({ prestige }) => prestige)).toEqual([2, 0]);
});

it("[VIL-12.7] the member furthest to the left decides a tie", () => {
  finalMass([{ at: { "window-1": "1", "window-3": "1" } }, { at: { "window-2": "1 1" } }]).followsAmongOthers({
    type: "MajorityRewarded",
    seats: [0],
    members: 2,
    window: 3,
    prestige: 2,
  });
});

it("[VIL-12.7] if that is a tie too, each of them gains 2, whatever the other members do", () => {
  finalMass([
    { at: { "window-1": "1", "window-3": "1" } },
    { at: { "window-2": "1", "window-3": "1" } },
    {},
  ]).followsAmongOthers({ type: "MajorityRewarded", seats: [0, 1], members: 2, window: 3, prestige: 2 });
});

it("[VIL-12.8] an empty church rewards no one", () => {
  finalMass([{}, {}]).followsAmongOthers({
    type: "MajorityRewarded",
    seats: [],
    members: 0,
    window: null,
    prestige: 2,
  });
});

it("[VIL-12.9] everybody may look into the black bag at any time", () => {
  const state = position({ families: [{ at: { bag: "2" } }, { at: { bag: "1 3" } }] });
  expect(village.view(state, "spectator").blackBag).toEqual({
    monks: 4,
    members: [
      { seat: 0, generation: 2 },
      { seat: 1, generation: 1 },
      { seat: 1, generation: 3 },
    ],
  });
});

it("[VIL-12.10] the first player of the round just played begins the mass, not the holder of the marker", () => {
  finalMass([{}, {}, {}], { first: 1, marker: 2 }).followsAmongOthers({
    type: "MassBegan",
    first: 1,
    isFinal: true,
    figures: [],
  });
});

it("[VIL-12.5] a mass of three players (example)", () => {
  const jerome = { at: { bag: "2", "window-2": "1" }, stock: { coin: 1, grain: 3 } };
  const aurelie = { at: { bag: "2" }, stock: { coin: 1 } };
  const philippe = { at: { bag: "1", "window-3": "2" }, stock: { coin: 1, grain: 4 } };
  const bought = finalMass([jerome, aurelie, philippe])
    .isPlayed()
    .when(0, { type: "buyOut", generation: 2 })
    .isPlayed()
    .when(1, { type: "leaveToFate" })
    .isPlayed();
  // Of [Aurélie's 2, monk, monk, monk, monk] the first two are drawn.
  const drawn = bought.when(2, { type: "buyOut", generation: 1 }, scriptedChance(0, 0)).followsAmongOthers({
    type: "FiguresDrawn",
    figures: [{ seat: 1, generation: 2 }],
    monks: 1,
  });
  const moved = drawn
    .when(0, { type: "rise", from: 2, generation: 1 })
    .follows({ type: "MemberRose", seat: 0, generation: 1, window: 3, paid: ["grain", "grain"] })
    .when(0, { type: "rise", from: 1, generation: 2 })
    .follows({ type: "MemberRose", seat: 0, generation: 2, window: 2, paid: ["grain"] });
  // Aurélie has no grain and is not asked. Philippe ties with two members, and his stands furthest to the left.
  moved.asks("rising", 2);
  moved
    .when(2, { type: "rise", from: 3, generation: 2 })
    .followsAmongOthers({ type: "MajorityRewarded", seats: [2], members: 2, window: 4, prestige: 2 });
});
