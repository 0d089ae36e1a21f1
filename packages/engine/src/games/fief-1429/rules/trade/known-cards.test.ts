import { expect, it } from "vitest";
import { seededChance } from "../../../../core/chance.ts";
import type { Audience } from "../../../../core/ruleset.ts";
import type { State } from "../../model/state.ts";
import type { Card } from "../../model/types.ts";
import { fief1429 } from "../../ruleset.ts";
import { at } from "../../testing/realm.fixture.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const known = (state: State, audience: Audience) =>
  fief1429.view(state, audience).knownCards.map(({ seat, card }) => `${seat} ${card}`);
/** The hands of a seat in other positions that the audience cannot tell from this one. */
const handsIn = (state: State, audience: Audience, seat: number): readonly (readonly Card[])[] =>
  seeds.map((seed) => fief1429.redeal(state, audience, seededChance(seed)).families[seat]?.hand ?? []);
const countIn = (hand: readonly Card[], card: Card) => hand.filter((one) => one === card).length;

const table = at({
  seats: 4,
  families: [{ hand: ["tax"] }, { hand: ["revolt", "othon"] }, { hand: ["justice"] }],
  begins: "purchases",
  table: { first: 3 },
});
const terms = {
  type: "offer",
  to: 1,
  ecus: 0,
  card: "tax",
  pledge: "none",
  askedEcus: 0,
  askedCard: "revolt",
  askedPledge: "none",
} as const;
const swapped = table.when(0, terms).isPlayed().when(1, { type: "accept", from: 0 }).isPlayed();

it("[F1429-18.11] both families know which cards changed hands, and no one else does", () => {
  const { state } = swapped;
  expect(([0, 1, 2, 3, "spectator", "arbiter"] as const).map((audience) => known(state, audience))).toEqual([
    ["1 tax"],
    ["0 revolt"],
    [],
    [],
    [],
    [],
  ]);
});

it("[F1429-18.11] in another position the cards that are known are where they were, and the others are not", () => {
  const { state } = swapped;
  const hands = handsIn(state, 0, 1);
  expect(hands.every((hand) => hand.includes("tax"))).toBe(true);
  expect(hands.every((hand) => hand.includes("othon"))).toBe(false);
  expect(handsIn(state, 2, 1).every((hand) => hand.includes("tax"))).toBe(false);
});

it("[F1429-18.11] a card is known from an offer that was declined, and set aside while the offer is open", () => {
  const offered = table.when(0, terms).isPlayed();
  expect(known(offered.state, 1)).toEqual([]);
  const { state } = offered.when(1, { type: "decline", from: 0 }).isPlayed();
  expect([known(state, 0), known(state, 1), known(state, 2)]).toEqual([[], ["0 tax"], []]);
  expect(handsIn(state, 1, 0).every((hand) => hand.includes("tax"))).toBe(true);
});

it("[F1429-18.11] a card that is shown twice is still one card", () => {
  const declined = (from: typeof table) =>
    from.when(0, terms).isPlayed().when(1, { type: "decline", from: 0 }).isPlayed();
  expect(known(declined(declined(table)).state, 1)).toEqual(["0 tax"]);
});

it("[F1429-18.11] a card that is played or discarded is no longer known", () => {
  const { state } = swapped;
  const played = fief1429.evolve(state, { type: "CardPlayed", seat: 1, card: "tax" });
  const discarded = fief1429.evolve(state, { type: "CardDiscarded", seat: 1, card: "tax" });
  expect([known(played, 0), known(discarded, 0)]).toEqual([[], []]);
  const other = fief1429.evolve(state, { type: "CardPlayed", seat: 1, card: "othon" });
  expect(known(other, 0)).toEqual(["1 tax"]);
});

const passedOn = { ...terms, to: 2, card: "tax", askedCard: "none" } as const;

it("[F1429-18.11] when a card with that back has passed unseen, it may have been this one", () => {
  const dealt = fief1429.evolve(swapped.state, { type: "CardDrawn", seat: 1, pile: "event", card: "ambush" });
  const given = at({ seats: 4, begins: "purchases", table: { first: 3 } });
  expect(given.state.knownCards).toEqual([]);
  const offer = { ...passedOn, seat: 1, room: null, isByEmbassy: false, isHidden: false } as const;
  const { type: _, ...goods } = offer;
  const state = [{ type: "OfferMade", ...goods } as const, { type: "OfferTaken", ...goods } as const].reduce<State>(
    (before, fact) => fief1429.evolve(before, fact),
    dealt,
  );
  expect([known(state, 0), known(state, 1), known(state, 2)]).toEqual([[], ["0 revolt", "2 tax"], []]);
});

it("[F1429-18.11] the only card with that back is known wherever it goes", () => {
  const { state } = swapped.when(1, passedOn).isPlayed().when(2, { type: "accept", from: 1 }).isPlayed();
  expect([known(state, 0), known(state, 3)]).toEqual([["2 tax"], []]);
  const hands = handsIn(state, 0, 2);
  expect(hands.every((hand) => countIn(hand, "tax") > 0)).toBe(true);
});

it("[F1429-18.11] an open offer to another family may set aside a card that is known", () => {
  const { state } = swapped.when(1, passedOn).isPlayed();
  expect(known(state, 0)).toEqual(["1 tax"]);
  const twins = seeds.map((seed) => fief1429.redeal(state, 0, seededChance(seed)));
  // It is the only event that the family has.
  expect(twins.every(({ offers }) => offers[0]?.card === "tax")).toBe(true);
});

it("[F1429-18.11] everyone knows a lord who was taken back to the hand", () => {
  const table = at({
    families: [{ hand: ["othon", "henri"] }],
    lords: { eric: [1, "blaye"] },
    until: ["playing", 0],
  });
  const refused = table
    .when(0, { type: "playLord", lord: "othon", village: "blaye", as: "lord" })
    .isPlayed()
    .when(1, { type: "answer", answer: "no" })
    .isPlayed();
  const { state } = refused;
  expect(([0, 1, 2, "spectator"] as const).map((audience) => known(state, audience))).toEqual([
    [],
    ["0 othon"],
    ["0 othon"],
    ["0 othon"],
  ]);
  expect(handsIn(state, "spectator", 0).every((hand) => hand.includes("othon"))).toBe(true);
  expect(handsIn(state, "spectator", 0).every((hand) => hand.includes("henri"))).toBe(false);
});
