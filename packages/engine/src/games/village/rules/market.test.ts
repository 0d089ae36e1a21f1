import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import { village } from "../ruleset.ts";
import { openTo } from "../testing/listed.fixture.ts";
import { customer, type Plan, position } from "../testing/position.fixture.ts";

const pair = customer(6, "horse", "plough");
const grain = customer(3, "grain", "grain", "grain");
const scribe = customer(3, "grain", "scroll");
const clerk = customer(5, "scroll", "plough");
const queue = [1, 2, 3, 4, 5].map((prestige) => customer(prestige, "wagon"));
const stack = [6, 7, 8].map((prestige) => customer(prestige, "ox"));

const jerome = { stock: { horse: 1, plough: 1, scroll: 1, grain: 1, green: 1 } };
const aurelie = { stock: { grain: 3, green: 1 } };
const philippe = { stock: { scroll: 1 } };
const stalls = [pair, grain, scribe, clerk];

const selling = (plan: Partial<Plan> = {}) =>
  givenPosition(
    village,
    position({
      families: [jerome, aurelie, philippe],
      market: { stalls, queue, stack },
      begins: ["market", 0],
      ...plan,
    }),
  );

it("[VIL-9.1] a market day takes place though its starter wants none of it (FAQ)", () => {
  const state = position({
    families: [{}, aurelie, philippe],
    market: { stalls, queue, stack },
    spaces: { market: { pink: 1 }, church: { pink: 1, brown: 1 } },
  });
  const asked = givenPosition(village, state)
    .when(0, { type: "take", action: "market", cube: "pink" })
    .follows(
      { type: "CubeTaken", seat: 0, action: "market", cube: "pink", time: 0 },
      { type: "MarketOpened", seat: 0, customers: 4 },
      { type: "MarketLeft", seat: 0, hadWares: false },
    );
  asked.asks("sale", 1);
  asked.when(1, { type: "decline" }).refuses("VIL-4.3");
});

it("[VIL-9.1] an empty market is opened and closed", () => {
  const state = position({ families: [jerome, {}], spaces: { market: { pink: 1 }, church: { pink: 1, brown: 1 } } });
  givenPosition(village, state)
    .when(0, { type: "take", action: "market", cube: "pink" })
    .followsAmongOthers({ type: "MarketOpened", seat: 0, customers: 0 })
    .asks("turn", 1);
});

it("[VIL-9.2] the starter is asked first, and the queue is not served", () => {
  const asked = selling();
  asked.asks("sale", 0);
  asked.when(0, { type: "serve", stall: 4, pay: "free" }).refuses("VIL-9.3");
});

it("[VIL-9.3] goods and grain go back, and the tile lies by the farm", () => {
  const { state } = selling()
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .follows({ type: "CustomerServed", seat: 0, stall: 0, customer: pair, fee: [], time: 0 });
  expect(state.families[0]).toMatchObject({ stock: { horse: 0, plough: 0, green: 1 }, served: [pair] });
  expect(state.market.stalls[0]).toBeNull();
});

it("[VIL-9.3] a player who lacks what a customer asks for does not serve it", () => {
  selling().when(0, { type: "serve", stall: 1, pay: "free" }).refuses("VIL-9.3");
});

it("[VIL-9.4] another seller pays a green cube and 1 time on top", () => {
  const asked = selling().when(0, { type: "serve", stall: 0, pay: "free" }).isPlayed();
  asked.asks("sale", 1);
  asked.when(1, { type: "serve", stall: 1, pay: "free" }).refuses("VIL-9.3");
  const { state } = asked
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .followsAmongOthers({ type: "CustomerServed", seat: 1, stall: 1, customer: grain, fee: ["green"], time: 1 });
  expect(state.families[1]).toMatchObject({ stock: { grain: 0, green: 0 }, clock: { time: 1 } });
});

it("[VIL-9.4] a coin pays the fee too, and without either there is no sale", () => {
  const families = [jerome, { stock: { grain: 3, coin: 1 } }, { stock: { scroll: 1, grain: 1 } }];
  const asked = selling({ families }).when(0, { type: "serve", stall: 0, pay: "free" }).isPlayed();
  asked
    .when(1, { type: "serve", stall: 1, pay: "coin" })
    .follows(
      { type: "CustomerServed", seat: 1, stall: 1, customer: grain, fee: ["coin"], time: 1 },
      { type: "MarketLeft", seat: 2, hadWares: false },
    );
});

it("[VIL-9.5] a player who passed is not asked again on this market day", () => {
  const families = [jerome, aurelie, { stock: { scroll: 1, grain: 4, green: 2 } }];
  selling({ families })
    .when(0, { type: "leaveMarket" })
    .follows({ type: "MarketLeft", seat: 0, hadWares: true })
    .when(1, { type: "leaveMarket" })
    .isPlayed()
    .when(2, { type: "serve", stall: 2, pay: "green" })
    .isPlayed()
    .asks("sale", 2);
});

it("[VIL-9.6] the starter's second sale costs the fee", () => {
  const asked = selling({ families: [jerome, {}, {}] })
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed();
  asked.asks("sale", 0);
  asked.when(0, { type: "serve", stall: 2, pay: "free" }).refuses("VIL-9.3");
  asked.when(0, { type: "serve", stall: 2, pay: "green" }, seededChance(1)).isPlayed().asks("turn", 1);
});

it("[VIL-9.7] the day is over when the last customer at a stall is served", () => {
  const market = { stalls: [pair, null, null, null], queue: [], stack: [] };
  const families = [jerome, { stock: { horse: 1, plough: 1, green: 1 } }];
  selling({ families, market }).when(0, { type: "serve", stall: 0, pay: "free" }).isPlayed().asks("turn", 1);
});

it("[VIL-9.8] stalls are filled in order from the head of the queue, and the queue from the stack", () => {
  const market = { stalls: [pair, grain, null, clerk], queue, stack };
  const families = [jerome, {}];
  const { state } = selling({ families, market })
    .when(0, { type: "serve", stall: 0, pay: "free" }, seededChance(4))
    .isPlayed();
  expect(state.market.stalls).toEqual([queue[0], grain, queue[1], clerk]);
  expect(state.market.queue.slice(0, 3)).toEqual(queue.slice(2));
  expect(state.market.queue).toHaveLength(5);
  expect(state.market.stack).toHaveLength(1);
});

it("[VIL-9.9] nothing moves when nobody was served", () => {
  const asked = selling({ families: [jerome, {}] });
  const played = asked.when(0, { type: "leaveMarket" });
  played.follows({ type: "MarketLeft", seat: 0, hadWares: true }, { type: "MarketLeft", seat: 1, hadWares: false });
  expect(played.isPlayed().state.market).toEqual(asked.state.market);
});

it("[VIL-9.9] stalls stay empty when no customer is left, and the queue shrinks", () => {
  const market = { stalls: [pair, null, null, null], queue: queue.slice(0, 2), stack: [] };
  const { state } = selling({ families: [jerome, {}], market })
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed();
  expect(state.market).toEqual({ stalls: [queue[0], queue[1], null, null], queue: [], stack: [] });
});

it("[VIL-9.10] the first, free sale is forfeited by passing", () => {
  const rich = { stock: { ...jerome.stock, green: 5 } };
  selling({ families: [rich, aurelie] })
    .when(0, { type: "leaveMarket" })
    .isPlayed()
    .when(1, { type: "serve", stall: 1, pay: "green" }, seededChance(1))
    .isPlayed()
    .asks("turn", 1);
});

it("[VIL-9.10] one may pass though one could sell; who cannot is not asked", () => {
  const asked = selling();
  expect(openTo(asked.state, 0)).toEqual(["serve", "leaveMarket"]);
  asked
    .when(0, { type: "serve", stall: 0, pay: "free" })
    .isPlayed()
    .when(1, { type: "leaveMarket" })
    .follows({ type: "MarketLeft", seat: 1, hadWares: true }, { type: "MarketLeft", seat: 2, hadWares: false })
    .asks("sale", 0);
});

it("[VIL-9.11] served tiles are shown to their owner alone, their number to all", () => {
  const { state } = selling().when(0, { type: "serve", stall: 0, pay: "free" }).isPlayed();
  const shown = ([0, 1, "spectator", "arbiter"] as const).map(
    (audience) => village.view(state, audience).families[0]?.served,
  );
  expect(shown).toEqual([
    { count: 1, customers: [pair] },
    { count: 1, customers: null },
    { count: 1, customers: null },
    { count: 1, customers: [pair] },
  ]);
});

it("[VIL-9.1] a market day of three players, sale by sale (example)", () => {
  const opened = position({
    families: [jerome, aurelie, philippe],
    market: { stalls, queue, stack },
    spaces: { market: { pink: 1 }, church: { pink: 1, brown: 1 } },
  });
  const first = givenPosition(village, opened).when(0, { type: "take", action: "market", cube: "pink" }).isPlayed();
  const second = first.when(0, { type: "serve", stall: 0, pay: "free" }).isPlayed();
  const third = second
    .when(1, { type: "serve", stall: 1, pay: "green" })
    .follows(
      { type: "CustomerServed", seat: 1, stall: 1, customer: grain, fee: ["green"], time: 1 },
      { type: "MarketLeft", seat: 2, hadWares: false },
    );
  third.asks("sale", 0);
  const played = third.when(0, { type: "serve", stall: 2, pay: "green" }, seededChance(1));
  const { state } = played.followsAmongOthers(
    { type: "CustomerServed", seat: 0, stall: 2, customer: scribe, fee: ["green"], time: 1 },
    { type: "MarketLeft", seat: 1, hadWares: false },
    { type: "MarketLeft", seat: 0, hadWares: false },
  );
  // Three customers of the queue move up, and three new ones close it.
  expect(state.market.stalls).toEqual([queue[0], queue[1], queue[2], clerk]);
  expect(state.market.queue.slice(0, 2)).toEqual(queue.slice(3));
  expect(state.market.queue).toHaveLength(5);
  expect(state.families.map(({ served }) => served)).toEqual([[pair, scribe], [grain], []]);
  givenPosition(village, state).asks("turn", 1);
});

it("[VIL-4.3] not even the well lets a market day be left out", () => {
  const state = position({ families: [{ stock: { ...jerome.stock, pink: 3 } }, {}], market: { stalls, queue, stack } });
  givenPosition(village, state)
    .when(0, { type: "useWell", action: "market", pay: "pink+pink+pink" })
    .isPlayed()
    .asks("sale", 0);
  expect(openTo(position({ families: [{}, {}], begins: ["harvest", 0] }), 0)).toContain("decline");
});
