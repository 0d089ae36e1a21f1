import { fiefOriginal as originalWords, fiefVitale as vitaleWords } from "@seneschal/schema/games/fief-classic";
import { map } from "@seneschal/schema/reference/fief-classic/map";
import { describe, expect, it } from "vitest";
import { seededChance } from "../../../../core/chance.ts";
import { positionAfter } from "../../../../core/position.ts";
import { given, rolls, scriptedChance } from "../../../../testing/index.ts";
import { fiefOriginal } from "../../original/ruleset.ts";
import { at, editions, turnEndedAt } from "../../testing/realm.fixture.ts";
import { fiefVitale } from "../../vitale/ruleset.ts";
import { atlas, atlasFrom } from "../model/atlas.ts";
import { deckOf, figuresNamed } from "../model/figures.ts";

const options = { goal: "two", turns: 20, hasStartingLord: false } as const;

it("[FC-1.2] the map has 24 villages, 31 roads, regions of 5, 5, 4, 4, 3 and 3 and four bishoprics", () => {
  const { villages, regions, sees, roads, isOfficial } = map;
  expect([villages.length, roads.length, isOfficial]).toEqual([24, 31, false]);
  expect(regions.map((region) => region.villages.length)).toEqual([5, 5, 4, 4, 3, 3]);
  expect(regions.flatMap((region) => region.villages)).toHaveLength(24);
  expect(sees.map(({ see }) => see)).toEqual(["blaye", "tournus", "bourg", "sigy"]);
  expect(sees.flatMap((see) => see.villages)).toHaveLength(24);
  expect(sees[0]?.villages).toHaveLength(6);
  expect(atlas.places["st-andromy"].neighbours).toEqual(expect.arrayContaining(["tournus", "st-medard"]));
});

it("[FC-1.2] a map in which no road leads to a village is refused", () => {
  expect(() => atlasFrom({ ...map, roads: map.roads.slice(2) })).toThrow("no road leads to beaujeu");
});

describe.each(editions)("$id", (ruleset) => {
  const figures = figuresNamed(ruleset.dataSet?.id ?? "");

  it("[FC-1.1] takes 2 to 6 families", () => expect(ruleset.seats).toEqual({ min: 2, max: 6 }));

  it("[FC-1.3] the blue deck has 58 cards", () => {
    const deck = deckOf(figures);
    expect(deck).toHaveLength(58);
    const count = (card: string) => deck.filter((one) => one === card).length;
    expect([count("revolt"), count("sun"), count("royal-tax"), count("tithe"), count("see-sigy")]).toEqual([
      4, 6, 5, 4, 1,
    ]);
    expect(figures.stock.cardinals).toBe(3);
  });

  it("[FC-1.4] the box has 30 soldiers a family, 12 castles, 12 mills and 12 presses", () =>
    expect(figures.stock).toMatchObject({ soldiers: 30, castles: 12, mills: 12, presses: 12 }));

  it("[FC-2.1] the highest roll chooses first, and families that tie roll again among themselves", () => {
    const chance = scriptedChance(...rolls(3, 4, 6, 5, 1, 6, 2, 2, 5, 1));
    const facts = ruleset.setUp({ seats: 3, options }, chance);
    expect(facts.filter(({ type }) => type === "LotsThrown")).toHaveLength(2);
    expect(facts).toContainEqual({ type: "BankerNamed", seat: 1, order: [1, 2, 0] });
    expect(ruleset.question(positionAfter(ruleset, facts))).toMatchObject({ kind: "choosing", seats: [1] });
  });

  it("[FC-2.2] no family chooses a region that another has chosen", () => {
    const table = opened(ruleset).when(0, { type: "chooseRegion", region: "blaye" }).isPlayed();
    table.when(1, { type: "chooseRegion", region: "blaye" }).refuses("FC-2.2");
    table.when(1, { type: "chooseRegion", region: "sigy" }).follows({ type: "RegionChosen", seat: 1, region: "sigy" });
  });

  it("[FC-2.3] the family that chose first is the banker and begins the first turn", () => {
    const { table, order } = chosen(opened(ruleset, rolls(3, 1, 2, 1, 6, 6)));
    expect(order).toEqual([2, 0, 1]);
    const settling = table.when(2, { type: "settle", village: "blaye" }).isPlayed();
    settling
      .when(0, { type: "settle", village: "sigy" })
      .isPlayed()
      .when(1, { type: "settle", village: "tournus" }, seededChance(1))
      .followsAmongOthers({ type: "TurnBegan", turn: 1, first: 2 })
      .asks("playing", 2);
  });

  it("[FC-2.4] each places a castle with 8 soldiers in a village of its region and has 300 écus", () => {
    const { table } = chosen(opened(ruleset));
    table.when(0, { type: "settle", village: "sigy" }).refuses("FC-2.4");
    const { state } = table
      .when(0, { type: "settle", village: "la-salle" })
      .follows({ type: "FamilySettled", seat: 0, village: "la-salle", soldiers: 8, ecus: 300 });
    expect(state.places[1]).toMatchObject({ holder: 0, hasCastle: true, soldiers: 8 });
  });

  it("[FC-2.5] each is dealt three cards, which no one else sees", () => {
    const state = settledTable(ruleset, options);
    expect(state.families.map(({ hand }) => hand.length)).toEqual([3, 3]);
    expect(ruleset.view(state, 0).hands).toEqual([{ seat: 0, cards: state.families[0]?.hand }]);
    const dealt = { type: "CardDealt", seat: 1, card: "sun" } as const;
    expect(ruleset.redact(dealt, 0)).toEqual({ ...dealt, card: "hidden" });
    expect(ruleset.redact(dealt, 1)).toEqual(dealt);
  });

  it("[FC-3.1] a turn goes through cards, incomes, purchases, marches, battles and negotiations", () => {
    const table = at(ruleset, {
      families: [{ hand: ["sun", "sun", "sun"] }],
      seats: 2,
      until: ["playing", 0],
    });
    const phases = table
      .when(0, { type: "pass" })
      .facts()
      .flatMap((fact) => (fact.type === "PhaseBegan" ? [fact.phase] : []));
    expect(phases).toEqual(["income", "purchases", "marches", "battles", "talks"]);
  });

  it("[FC-3.2] the neighbour on the right is first in the next turn", () => {
    turnEndedAt(ruleset, { table: { first: 0 } }).followsAmongOthers({ type: "TurnBegan", turn: 3, first: 2 });
  });

  it("[FC-3.3] a family without lords and pawns is dealt cards and talks", () => {
    const villages = { blaye: { holder: 0, soldiers: 3 }, charolles: { holder: 0, soldiers: 3 } };
    const setup = { table: { first: 1 }, villages };
    at(ruleset, { ...setup, begins: "talks" }).asks("talks", 0, 1, 2);
    expect(turnEndedAt(ruleset, setup).isPlayed().state.families[1]?.hand).toHaveLength(3);
  });
});

type Edition = (typeof editions)[number];
type Table = ReturnType<typeof at>;

/** Three families have thrown lots: as they sit, if nothing else is thrown. */
const opened = (ruleset: Edition, lots = rolls(6, 6, 5, 5, 4, 4)): Table =>
  given(ruleset, ...ruleset.setUp({ seats: 3, options }, scriptedChance(...lots)));

/** All have chosen a region, in their order: Blaye, Sigy and Tournus. */
function chosen(lots: Table) {
  const { order } = lots.state.table;
  const regions = ["blaye", "sigy", "tournus"] as const;
  const table = regions.reduce(
    (now, region, place) => now.when(order[place] ?? 0, { type: "chooseRegion", region }).isPlayed(),
    lots,
  );
  return { table, order };
}

function settledTable(ruleset: (typeof editions)[number], chosen: Parameters<typeof ruleset.setUp>[0]["options"]) {
  const chance = seededChance(3);
  let state = positionAfter(ruleset, ruleset.setUp({ seats: 2, options: chosen }, chance));
  for (const region of ["blaye", "sigy"] as const) state = played({ type: "chooseRegion", region });
  const villages = state.table.order.map(
    (seat) => (state.families[seat]?.home === "blaye" ? "blaye" : "sigy") as "blaye" | "sigy",
  );
  for (const village of villages) state = played({ type: "settle", village });
  return state;

  function played(move: Parameters<typeof ruleset.decide>[2]) {
    const seat = ruleset.question(state)?.seats[0] ?? 0;
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(decision.refusal.rule);
    return decision.state;
  }
}

it("[FC-2.6] the first lord is drawn at random or left out, depending on the edition and the options", () => {
  const lords = (ruleset: (typeof editions)[number], hasStartingLord: boolean) =>
    settledTable(ruleset, { ...options, hasStartingLord }).lords.length;
  expect([lords(fiefOriginal, false), lords(fiefOriginal, true), lords(fiefVitale, false)]).toEqual([0, 2, 2]);
});

it("[FC-2.7] the first lord is in the castle from the start, visible to all", () => {
  const state = settledTable(fiefVitale, options);
  expect(state.lords.map(({ village }) => village).toSorted()).toEqual(["blaye", "sigy"]);
  expect(fiefVitale.view(state, "spectator").lords).toHaveLength(2);
});

it("[FC-16.2] a table begins with the number of titles that its edition usually plays for", () => {
  expect(originalWords.options.parse({})).toEqual({ goal: "two", turns: 20, hasStartingLord: false });
  expect(vitaleWords.options.parse({})).toEqual({ goal: "three", turns: 20 });
});
