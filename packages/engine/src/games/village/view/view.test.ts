import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import { village } from "../ruleset.ts";
import { customer, position, reconstructed } from "../testing/position.fixture.ts";
import { redact, redeal } from "./redact.ts";

it("[VIL-5.2] says how far the bridge is and what the next death would come to", () => {
  const state = position({ families: [{ time: 27, owed: 1, at: { farm: "1 2", "city-C": "1" } }, {}] });
  const [family] = village.view(state, 1).families;
  expect(family?.clock).toEqual({ time: 27, position: 7, toBridge: 3, deathsOwed: 1 });
  expect(family?.dying?.victims).toEqual([
    { place: "farm", profession: "farm", to: "chronicle" },
    { place: "city-C", profession: "travel", to: "chronicle" },
  ]);
});

it("[VIL-6.1] says what a harvest would bring, and that it needs a member on the farm", () => {
  const state = position({ families: [{ stock: { grain: 4, ox: 1, plough: 1 } }, { at: { smithy: "1" } }] });
  expect(village.view(state, 0).families.map(({ harvest }) => harvest)).toEqual([
    { grain: 1, lost: 3, by: "ox" },
    null,
  ]);
});

it("[VIL-7.1] says who would be born", () => {
  const families = [{}, { at: { farm: "1 2 2 2 3" } }, { at: { farm: "1 1 1 1 2 2 2 3 3 4 4" } }];
  expect(village.view(position({ families }), 0).families.map(({ nextBirth }) => nextBirth)).toEqual([2, 3, null]);
});

it("[VIL-9.3] lights the stalls that could be served, and says whether the fee could be paid", () => {
  const stalls = [customer(3, "grain"), null, customer(6, "horse", "plough")];
  const families = [{ stock: { grain: 1 } }, { stock: { horse: 1, plough: 1, coin: 1 } }];
  const state = position({ families, market: { stalls }, begins: ["market", 0] });
  const { families: shown, market } = village.view(state, "spectator");
  expect(shown.map(({ servable, canPayFee }) => ({ servable, canPayFee }))).toEqual([
    { servable: [0], canPayFee: false },
    { servable: [2], canPayFee: true },
  ]);
  expect(market.day).toEqual({ inPlay: [0, 1], out: [] });
});

it("[VIL-15.6] counts points as things stand, and those that nothing can take away", () => {
  const served = [customer(6, "horse", "plough")];
  const at = { "council-3": "1", "chronicle-farm": "1 1 2", farm: "2" };
  const state = position({ families: [{ at, served, prestige: 5, cities: ["A"], stock: { coin: 2 } }, {}] });
  const [own] = village.view(state, 0).families;
  expect(own).toMatchObject({ points: { total: 5 + 1 + 4 + 4 + 6 + 2 }, certain: 5 + 1 + 4 + 6 });
  const [seen] = village.view(state, 1).families;
  expect(seen).toMatchObject({ points: { customers: 0, total: 5 + 1 + 4 + 4 + 2 }, certain: 5 + 1 + 4 });
});

it("[VIL-14.1] says how many spaces are left until the end, who sealed it and whose turns are left", () => {
  const state = position({
    families: [{ at: { grave: "1", farm: "1" } }, {}, {}],
    begins: ["turnEnd", 0],
    seal: { seat: 0, by: "graves" },
  });
  const { untilEnd, ending, graves } = village.view(state, 0);
  expect(untilEnd).toEqual({ chronicle: 15, graves: 3 });
  expect(graves).toEqual({ places: 4, members: [{ seat: 0, generation: 1 }] });
  expect(ending).toEqual({ seat: 0, by: "graves", lastTurns: [1, 2] });
});

it("[VIL-3.6] says whose turn it is while others sell", () => {
  const families = [{}, { stock: { grain: 1, green: 1 } }];
  const state = position({ families, market: { stalls: [customer(3, "grain")] }, begins: ["market", 0] });
  expect(village.view(state, 1).active).toBe(0);
  const inHarvest = position({ families, begins: ["harvest", 1] });
  expect(village.view(inHarvest, 0).active).toBe(1);
});

it("[VIL-10.3] shows the printed prices, levels and scores of the board", () => {
  expect(village.view(position({ families: [{}, {}] }), 0).board).toBe(reconstructed.board);
});

it("[VIL-12.2] shows the mass while it is held", () => {
  const state = position({
    families: [{ at: { bag: "1 2" }, stock: { coin: 2 } }, {}],
    round: 30,
    spaces: {},
    begins: ["turnEnd", 0],
  });
  expect(village.view(state, 0).mass).toEqual({ isFinal: true, figuresOut: 0 });
  expect(village.view(position({ families: [{}, {}] }), 0).mass).toBeNull();
});

it("[VIL-9.11] everyone learns which customer was served, since all saw it at its stall", () => {
  const one = customer(3, "grain");
  const fact = { type: "CustomerServed", seat: 0, stall: 1, customer: one, fee: [], time: 0 } as const;
  expect(redact(fact)).toEqual(fact);
});

it("[VIL-9.11] in another position the stack is in another order, and the tiles that all saw served stay", () => {
  const { customers } = reconstructed;
  const families = [{ served: customers.slice(0, 3) }, { served: customers.slice(3, 6) }];
  const state = position({ families, market: { stack: customers.slice(6) } });
  for (const audience of [0, 1, "spectator"] as const) {
    const twin = redeal(state, audience, seededChance(3));
    expect(twin.families).toBe(state.families);
    expect(twin.market.stack).not.toEqual(state.market.stack);
    expect(twin.market.stack.toSorted(byWord)).toEqual(state.market.stack.toSorted(byWord));
  }
  expect(redeal(state, "arbiter", seededChance(3))).toBe(state);
});
const byWord = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));

it("[VIL-8.5] blocked choices name their rule and their price", () => {
  const { state } = givenPosition(village, position({ families: [{}, {}], begins: ["crafts", 0] }));
  const closed = village.choices(state, 0).filter(({ blockedBy }) => blockedBy === "VIL-8.5");
  expect(closed.map(({ fields }) => fields)).toEqual([
    { good: { oneOf: ["wagon"] }, pay: { oneOf: ["orange+pink"] } },
    { good: { oneOf: ["horse", "ox"] }, pay: { oneOf: ["grain+grain+grain"] } },
    { good: { oneOf: ["scroll"] }, pay: { oneOf: ["pink"] } },
    { good: { oneOf: ["plough"] }, pay: { oneOf: ["orange+pink"] } },
  ]);
});
