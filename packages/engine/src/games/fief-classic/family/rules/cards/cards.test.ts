import { describe, expect, it } from "vitest";
import { scriptedChance } from "../../../../../testing/index.ts";
import { at, begunAt, dice, editions, heldBy, openTypes, type Realm } from "../../../testing/realm.fixture.ts";
import type { Card } from "../../model/types.ts";

const hand = (...cards: readonly Card[]) => ({ families: [{ hand: cards }] });
const landed = { villages: { blaye: heldBy(1, 6), charolles: heldBy(1, 4), sigy: heldBy(2, 3) } } as const;

describe.each(editions)("$id", (ruleset) => {
  const table = (setup: Realm) => at(ruleset, { ...setup, until: ["playing", 0] });

  it("[FC-4.1] every family is dealt cards until it has three", () => {
    const families = [{ hand: ["sun", "tithe", "sun"] }, { hand: ["justice"] }, {}] as const;
    const draws = ["plague", "famine", "jean", "sun", "tithe"];
    const { state } = at(ruleset, { families, begins: "cards", draws });
    expect(state.families.map((family) => family.hand)).toEqual([
      ["sun", "tithe", "sun"],
      ["justice", "plague", "famine"],
      ["jean", "sun", "tithe"],
    ]);
  });

  it("[FC-4.2] the discards become the pile when it is used up", () => {
    const draws = ["tithe", "plague", "famine", "jean", "sun", "tithe"];
    const { facts } = begunAt(ruleset, { ...hand("sun", "sun", "sun"), pile: ["tithe"], begins: "cards", draws });
    const dealt = facts.filter(({ type }) => type === "CardDealt" || type === "PileRenewed").map(({ type }) => type);
    expect(dealt).toEqual(["CardDealt", "PileRenewed", ...Array.from({ length: 5 }, () => "CardDealt")]);
    expect(facts).toContainEqual({ type: "PileRenewed", cards: 54 });
  });

  it("[FC-4.4] a card is returned for another, once per turn", () => {
    const given = table(hand("tithe", "justice")).when(0, { type: "exchange", card: "tithe" }, scriptedChance(0));
    const after = given.followsAmongOthers({ type: "CardReturned", seat: 0, card: "tithe" });
    expect(after.state.families[0]?.hand).toHaveLength(2);
    after.when(0, { type: "exchange", card: "justice" }).refuses("FC-4.4");
  });

  it("[FC-4.4] a family that has returned a card uses no attack, and one that has used an attack returns none", () => {
    const returned = table(hand("plague", "sun")).when(0, { type: "exchange", card: "sun" }, scriptedChance("tithe"));
    returned.isPlayed().when(0, { type: "lay", card: "plague", region: "blaye" }).refuses("FC-4.4");
    const used = table(hand("plague", "sun")).when(0, { type: "lay", card: "plague", region: "blaye" });
    used.isPlayed().when(0, { type: "exchange", card: "sun" }).refuses("FC-4.4");
  });

  it("[FC-4.5] attack cards may be discarded, others may not", () => {
    const setup = hand("revolt", "sun");
    table(setup).when(0, { type: "discard", card: "sun" }).refuses("FC-4.5");
    const { state } = table(setup)
      .when(0, { type: "discard", card: "revolt" })
      .follows({ type: "CardDiscarded", seat: 0, card: "revolt" });
    expect(state.families[0]?.hand).toEqual(["sun"]);
  });

  it("[FC-4.6] the discards are visible to all", () => {
    const { state } = table(hand("revolt", "sun")).when(0, { type: "discard", card: "revolt" }).isPlayed();
    expect(ruleset.view(state, "spectator").piles.discards).toEqual(["revolt"]);
  });

  it("[FC-4.8] while the draw pile is empty, no card is returned", () => {
    table({ ...hand("sun"), pile: [] })
      .when(0, { type: "exchange", card: "sun" })
      .refuses("FC-4.8");
  });

  it("[FC-5.1] an attack can be played on any region, in the family's own turn", () => {
    const setup = { ...hand("bad-weather"), ...landed };
    table(setup).when(1, { type: "lay", card: "bad-weather", region: "blaye" }).refuses("FC-5.1");
    table(setup).when(0, { type: "lay", card: "bad-weather", region: "tournus" }).followsAmongOthers({
      type: "AttackLaid",
      seat: 0,
      card: "bad-weather",
      region: "tournus",
      lord: null,
      rolled: null,
      hasFamine: false,
    });
  });

  it("[FC-5.7] nobody is asked to parry a plague", () => {
    const setup = {
      families: [{ hand: ["plague", "sun"] as const }, { hand: ["sun", "good-harvest", "justice"] as const }],
      villages: { sigy: heldBy(1, 4) },
    };
    table(setup).when(0, { type: "lay", card: "plague", region: "sigy" }).isPlayed().asks("playing", 0);
  });

  it("[FC-5.8] a family with soldiers in several places chooses where the plague kills them", () => {
    const setup = { ...hand("plague"), ...landed };
    const asked = table(setup).when(0, { type: "lay", card: "plague", region: "blaye" }).isPlayed();
    asked.asks("burying", 1);
    const { state } = asked
      .when(1, { type: "bury", village: "charolles", gate: "inside", soldiers: 2 })
      .isPlayed()
      .when(1, { type: "bury", village: "blaye", gate: "inside", soldiers: 1 })
      .isPlayed();
    expect([state.places[2]?.soldiers, state.places[3]?.soldiers]).toEqual([5, 2]);
    asked.when(1, { type: "bury", village: "charolles", gate: "inside", soldiers: 5 }).refuses("FC-5.8");
  });

  it("[FC-5.18] no one assassinates a lord of their own", () => {
    const setup = { ...hand("assassination"), lords: { jean: [0, "blaye"], louis: [1, "sigy"] } as const };
    table(setup).when(0, { type: "assassinate", lord: "jean" }).refuses("FC-5.14");
    expect(openTypes(ruleset, table(setup).state, 0)).toContain("assassinate");
  });

  it("[FC-5.19] no second card of the same kind is played on a region", () => {
    const setup = { ...hand("famine"), regions: { blaye: { curses: ["famine"] as const } } };
    table(setup).when(0, { type: "lay", card: "famine", region: "blaye" }).refuses("FC-5.19");
  });

  it("[FC-6.2] a lord comes into a castle that is besieged", () => {
    const blaye = {
      ...heldBy(0),
      hasCastle: true,
      gates: [[1, "charolles", 3]] as const,
      stances: { 1: "siege" } as const,
    };
    table({ ...hand("jean", "sun"), villages: { blaye } })
      .when(0, { type: "playLord", lord: "jean", village: "blaye" })
      .follows({ type: "LordArrived", seat: 0, lord: "jean", village: "blaye", road: null, from: "hand" });
  });

  it("[FC-6.4] a bishopric card makes one of the family's lords a bishop, once", () => {
    const setup = {
      ...hand("see-sigy", "sun"),
      lords: { jean: [0, "blaye"], louis: [0, "blaye", { see: "bourg" }], eric: [1, "sigy"] } as const,
    };
    table(setup)
      .when(0, { type: "ordain", lord: "jean", see: "sigy" })
      .follows({ type: "Ordained", seat: 0, lord: "jean", see: "sigy" });
    table(setup).when(0, { type: "ordain", lord: "louis", see: "sigy" }).refuses("FC-6.4");
    table(setup).when(0, { type: "ordain", lord: "eric", see: "sigy" }).refuses("FC-6.4");
  });

  it("[FC-6.5] a king does not become a bishop, nor a bishop a candidate", () => {
    const setup = { ...hand("see-sigy"), lords: { jean: [0, "blaye", { isKing: true }] } as const };
    table(setup).when(0, { type: "ordain", lord: "jean", see: "sigy" }).refuses("FC-6.5");
    const talks = at(ruleset, { lords: { louis: [0, "blaye", { see: "bourg" }] }, begins: "talks" });
    talks.when(0, { type: "nominate", lord: "louis" }).refuses("FC-15.1");
  });

  it("[FC-6.8] the cards of the dead are discarded; cardinal's title and crown return to the bank", () => {
    const plagued = {
      ...hand("plague"),
      lords: {
        jean: [1, "blaye", { see: "sigy", isCardinal: true }],
        louis: [2, "blaye", { isKing: true, road: "charolles" }],
      } as const,
    };
    const { state } = table(plagued)
      .when(0, { type: "lay", card: "plague", region: "blaye" }, dice(1, 1))
      .followsAmongOthers(
        { type: "LordTested", seat: 1, lord: "jean", village: "blaye", rolled: 1, dies: true },
        { type: "LordDied", lord: "jean", seat: 1, village: "blaye", cause: "plague" },
        { type: "LordTested", seat: 2, lord: "louis", village: "blaye", rolled: 1, dies: true },
        { type: "LordDied", lord: "louis", seat: 2, village: "blaye", cause: "plague" },
      );
    expect(state.cards.discards).toEqual(["plague", "jean", "see-sigy", "louis"]);
    expect(ruleset.view(state, 0)).toMatchObject({ king: null, supply: { hats: 3 } });
  });
});
