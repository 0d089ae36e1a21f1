import { expect, it } from "vitest";
import { seededChance } from "../../../../core/chance.ts";
import { fief1429 } from "../../ruleset.ts";
import { at } from "../../testing/realm.fixture.ts";

const table = at({
  families: [
    { ecus: 5, hand: ["tax"] },
    { ecus: 2, hand: ["revolt", "revolt", "ambush"] },
  ],
  begins: "purchases",
  table: { first: 2 },
});
const terms = {
  type: "offer",
  to: 1,
  ecus: 3,
  card: "none",
  pledge: "none",
  askedEcus: 0,
  askedCard: "revolt",
  askedPledge: "none",
} as const;

it("[F1429-18.4] offered goods are set aside, and change hands when the offer is taken", () => {
  const offered = table.when(0, terms).isPlayed();
  expect(offered.state.families[0]?.ecus).toBe(2);
  const { state } = offered.when(1, { type: "accept", from: 0 }).isPlayed();
  expect(state.families.map(({ ecus, hand }) => [ecus, hand])).toEqual([
    [2, ["tax", "revolt"]],
    [5, ["revolt", "ambush"]],
    [0, []],
  ]);
});

it("[F1429-18.4] an offer that is declined or withdrawn returns what was set aside", () => {
  const offered = table.when(0, { ...terms, card: "tax", askedCard: "none" }).isPlayed();
  expect(offered.state.families[0]).toMatchObject({ ecus: 2, hand: [] });
  for (const ended of [offered.when(1, { type: "decline", from: 0 }), offered.when(0, { type: "withdraw" })]) {
    expect(ended.isPlayed().state.families[0]).toMatchObject({ ecus: 5, hand: ["tax"] });
  }
});

it("[F1429-18.4] offers end before ransoms are due", () => {
  const open = at({
    families: [{ ecus: 5 }, { hand: ["ambush"] }],
    begins: "income",
  });
  const offered = open.when(0, { ...terms, askedCard: "none" }).isPlayed();
  offered
    .when(1, { type: "pass" })
    .followsAmongOthers({ type: "OfferEnded", seat: 0, to: 1, cause: "expired", room: null });
});

it("[F1429-18.4] nobody takes an offer who cannot give what is asked", () => {
  table
    .when(0, { ...terms, askedCard: "justice" })
    .isPlayed()
    .when(1, { type: "accept", from: 0 })
    .refuses("F1429-18.4");
  table.when(0, { ...terms, askedEcus: 3 }).refuses("F1429-18.4");
});

it("[F1429-18.2] no hand exceeds three cards by an exchange", () => {
  const gift = table.when(0, { ...terms, card: "tax", askedCard: "none" }).isPlayed();
  gift.when(1, { type: "accept", from: 0 }).refuses("F1429-18.2");
  const swap = table.when(0, { ...terms, card: "tax", askedCard: "ambush" }).isPlayed();
  expect(swap.when(1, { type: "accept", from: 0 }).isPlayed().state.families[1]?.hand).toEqual([
    "revolt",
    "revolt",
    "tax",
  ]);
});

it("[F1429-18.2] third parties see the back of a card that is offered, not its face", () => {
  const { state } = table.when(0, { ...terms, card: "tax" }).isPlayed();
  expect(fief1429.view(state, 2).offers).toMatchObject([{ card: "event", askedCard: "event", ecus: 3 }]);
  expect(fief1429.view(state, 1).offers).toMatchObject([{ card: "tax", askedCard: "revolt" }]);
});

it("[F1429-18.9] an offer gives or asks for something", () => {
  const nothing = { ...terms, ecus: 0, askedCard: "none" } as const;
  table.when(0, nothing).refuses("F1429-18.9");
  const some = [{ ecus: 1 }, { card: "tax" }, { pledge: "passage" }] as const;
  const asked = [{ askedEcus: 1 }, { askedCard: "revolt" }, { askedPledge: "passage" }] as const;
  for (const part of [...some, ...asked]) table.when(0, { ...nothing, ...part }).isPlayed();
});

it("[F1429-18.3] talk needs no embassy: offers are open without any token", () => {
  const { state } = at({ begins: "purchases", table: { first: 2 } });
  expect(fief1429.choices(state, 0).map(({ type }) => type)).toContain("offer");
});

it("[F1429-18.4] a card of an offer that third parties do not know may be any card with that back", () => {
  const { state } = table.when(0, { ...terms, card: "tax" }).isPlayed();
  const twins = Array.from({ length: 12 }, (_, seed) => fief1429.redeal(state, 2, seededChance(seed)));
  expect(new Set(twins.map(({ offers }) => offers[0]?.card)).size).toBeGreaterThan(1);
  expect(twins.map((twin) => fief1429.view(twin, 2))).toEqual(twins.map(() => fief1429.view(state, 2)));
  expect(fief1429.redeal(state, 1, seededChance(1)).offers).toEqual(state.offers);
});
