import { map } from "@seneschal/schema/reference/fief-1429/map";
import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { positionAfter } from "../../../core/position.ts";
import { givenPosition } from "../../../testing/index.ts";
import { characters, events } from "../evolve/beginning.ts";
import { atlas, atlasFrom, fiefOnMap, placeOf } from "../model/atlas.ts";
import { isLordCard } from "../model/lord-cards.ts";
import { isWoman, lordsOf } from "../model/state.ts";
import { stockOf } from "../model/stock.ts";
import { fief1429 } from "../ruleset.ts";
import { at, plainOptions } from "../testing/realm.fixture.ts";

const options = { ...plainOptions, turns: 20 };
const begun = (seats: number, seed = 7) =>
  positionAfter(fief1429, fief1429.setUp({ seats, options }, seededChance(seed)));
const times = (cards: readonly string[], name: string) => cards.filter((card) => card === name).length;

it("[F1429-1.1] is for three to six families", () => {
  expect(fief1429.seats).toEqual({ min: 3, max: 6 });
  expect(begun(6).families).toHaveLength(6);
});

it("[F1429-1.2] has 24 villages, 31 roads, 8 fiefs and 5 bishoprics", () => {
  expect(atlas.villages).toHaveLength(24);
  const ends = atlas.villages.flatMap((village) => placeOf(village).neighbours);
  expect(ends).toHaveLength(2 * 31);
  expect(atlas.fiefs.map(({ villages }) => villages.length).toSorted()).toEqual([2, 2, 3, 3, 3, 3, 4, 4]);
  expect(atlas.bishoprics.map(({ villages }) => villages.length)).toEqual([7, 4, 5, 4, 4]);
});

it("[F1429-1.2] refuses a map in which no road leads to a village", () => {
  expect(() => atlasFrom({ ...map, roads: [] })).toThrow("no road leads to beaujeu");
});

it("[F1429-1.3] gives three fiefs the name of a village", () => {
  expect(fiefOnMap("epervier").villages).toContain("l-epervier");
  expect(fiefOnMap("st-andromy").villages).toContain("st-andromy");
  expect(fiefOnMap("essarts").villages).toContain("les-essarts");
});

it("[F1429-1.4] begins with 13 sergeants, 8 knights, 2 engines and 3 tax markers for each family", () => {
  const { state } = at({});
  expect(stockOf(state, 0)).toEqual({ sergeants: 13, knights: 8, engines: 2, taxes: 3 });
});

it("[F1429-1.5] has 22 character cards, six of the lords women", () => {
  expect(characters).toHaveLength(22);
  const lords = characters.filter(isLordCard);
  expect(lords).toHaveLength(18);
  expect(lords.filter(isWoman)).toHaveLength(6);
  expect([times(characters, "cardinal"), times(characters, "d-arc")]).toEqual([3, 1]);
});

it("[F1429-1.6] has 25 events and 10 calamities", () => {
  expect(events).toHaveLength(35);
  const names = [
    "good-harvest",
    "fine-weather",
    "tax",
    "revolt",
    "secret-passage",
    "assassination",
    "justice",
    "ambush",
  ];
  expect(names.map((name) => times(events, name))).toEqual([5, 5, 5, 4, 3, 1, 1, 1]);
  expect(["bad-weather", "famine", "plague"].map((name) => times(events, name))).toEqual([4, 4, 2]);
});

it("[F1429-1.9] gives each family a lord, three sergeants, a knight, a castle and 5 écus", () => {
  const state = begun(4);
  const seat = fief1429.question(state)?.seats[0] ?? 0;
  const drawn = state.families[seat]?.hand[0];
  const after = givenPosition(fief1429, state).when(seat, { type: "settle", village: "st-medard" }).isPlayed().state;
  expect(lordsOf(after, seat).map(({ lord, village }) => [lord, village])).toEqual([[drawn, "st-medard"]]);
  const place = after.places.find(({ village }) => village === "st-medard");
  expect(place).toMatchObject({ holder: seat, building: "castle", bands: [{ seat, sergeants: 3, knights: 1 }] });
  expect(after.families[seat]).toMatchObject({ ecus: 5, hand: [] });
});

it("[F1429-1.9] deals no cardinal and no d'Arc at the beginning", () => {
  const hands = Array.from({ length: 20 }, (_, seed) => begun(6, seed).families.flatMap(({ hand }) => hand)).flat();
  expect(hands.every(isLordCard)).toBe(true);
  expect(begun(6).cards.characters.filter((card) => !isLordCard(card))).toHaveLength(4);
});

it("[F1429-1.10] seats settle clockwise from the first player, each where nobody is", () => {
  const state = begun(3);
  const { first } = state.table;
  const table = givenPosition(fief1429, state);
  table.asks("placing", first);
  const next = table.when(first, { type: "settle", village: "blaye" }).isPlayed();
  next.asks("placing", (first + 1) % 3);
  next.when((first + 1) % 3, { type: "settle", village: "blaye" }).refuses("F1429-1.10");
});

it("[F1429-1.11] tells nobody which card lies next", () => {
  const view = fief1429.view(begun(3), "spectator");
  expect(view.piles).toMatchObject({ characters: 19, events: 35 });
  expect(JSON.stringify(view.piles)).not.toContain("plague");
});
