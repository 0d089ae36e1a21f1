import { describe, expect, it } from "vitest";
import { seededChance } from "../../../../../core/chance.ts";
import { isRevealedTo } from "../../../../../core/revealing-facts.ts";
import type { Audience } from "../../../../../core/ruleset.ts";
import { at, editions, heldBy } from "../../../testing/realm.fixture.ts";

const gates = { ...heldBy(0, 4), gates: [[1, "blaye", 3]] as const, stances: { 1: "guest" } as const };
const terms = {
  type: "offer",
  to: 1,
  ecus: 300,
  card: "none",
  pledge: "none",
  askedEcus: 0,
  askedCard: "none",
  askedPledge: "none",
} as const;

describe.each(editions)("$id", (ruleset) => {
  const table = at(ruleset, {
    families: [{ ecus: 500, hand: ["tithe"] }, { ecus: 200, hand: ["revolt", "sun"] }, { hand: ["sun"] }],
    villages: { charolles: gates },
    begins: "talks",
  });

  it("[FC-13.1] all negotiate at the same time, and each says when it is done", () => {
    table.asks("talks", 0, 1, 2);
    table.when(1, { type: "pass" }).isPlayed().asks("talks", 0, 2);
    expect(ruleset.rooms?.(table.state)).toBe("free");
  });

  it("[FC-13.11] they concern families that are made an offer, and those that could take a title", () => {
    const affected = (state: typeof table.state) => ruleset.question(state)?.affectedSeats;
    expect(affected(table.state)).toEqual([]);
    expect(affected(table.when(0, terms).isPlayed().state)).toEqual([1]);
    const villages = { "l-epervier": heldBy(2), sennecy: heldBy(2), chateauneuf: heldBy(2) };
    const whole = at(ruleset, { villages, lords: { jean: [2, "sigy"] }, begins: "talks" });
    expect(affected(whole.state)).toEqual([2]);
  });

  it("[FC-13.2] écus may be given in the negotiations, and not while others march", () => {
    const { state } = table
      .when(0, { type: "give", to: 1, ecus: 200 })
      .follows({ type: "MoneyGiven", seat: 0, to: 1, ecus: 200 });
    expect(state.families.map(({ ecus }) => ecus)).toEqual([300, 400, 0]);
    const marching = at(ruleset, {
      families: [{ ecus: 500 }],
      lords: { jean: [1, "sigy"] },
      until: ["marching", 1],
    });
    marching.when(0, { type: "give", to: 1, ecus: 200 }).refuses("FC-13.2");
  });

  it("[FC-13.3] one offer at a time; the other accepts or declines it, or its maker withdraws it", () => {
    const offered = table.when(0, { ...terms, askedCard: "revolt" }).isPlayed();
    offered.when(0, terms).refuses("FC-13.3");
    const { state } = offered.when(1, { type: "accept", from: 0 }).isPlayed();
    expect(state.families.map(({ ecus, hand }) => [ecus, hand])).toEqual([
      [200, ["tithe", "revolt"]],
      [500, ["sun"]],
      [0, ["sun"]],
    ]);
    offered.when(1, { type: "decline", from: 0 }).follows({ type: "OfferEnded", seat: 0, to: 1, cause: "declined" });
    offered.when(0, { type: "withdraw" }).follows({ type: "OfferEnded", seat: 0, to: 1, cause: "withdrawn" });
  });

  it("[FC-13.4] only the two families see what is set aside, and what goes back when the offer ends", () => {
    const offered = table.when(0, { ...terms, card: "tithe" }).isPlayed();
    const [ended] = offered.when(1, { type: "decline", from: 0 }).facts();
    if (ended === undefined) throw new Error("nothing followed");
    const audiences: readonly Audience[] = [0, 1, 2, "spectator", "arbiter"];
    expect(audiences.map((audience) => isRevealedTo(ruleset, ended, audience))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  const known = (state: typeof table.state, audience: Audience) =>
    ruleset.view(state, audience).knownCards.map(({ seat, card }) => `${seat} ${card}`);
  const handsOfNext = (state: typeof table.state, audience: Audience) =>
    Array.from(
      { length: 40 },
      (_, seed) => ruleset.redeal(state, audience, seededChance(seed)).families[1]?.hand ?? [],
    );

  it("[FC-13.14] both families know which cards changed hands, until they are played or may have been passed on", () => {
    const offered = table.when(0, { ...terms, ecus: 0, card: "tithe", askedCard: "revolt" }).isPlayed();
    const { state } = offered.when(1, { type: "accept", from: 0 }).isPlayed();
    expect([0, 1, 2].map((seat) => known(state, seat))).toEqual([["1 tithe"], ["0 revolt"], []]);
    expect(handsOfNext(state, 0).every((hand) => hand.includes("tithe"))).toBe(true);
    expect(handsOfNext(state, 0).every((hand) => hand.includes("sun"))).toBe(false);
    expect(handsOfNext(state, 2).every((hand) => hand.includes("tithe"))).toBe(false);
    expect(known(ruleset.evolve(state, { type: "CardDiscarded", seat: 1, card: "tithe" }), 0)).toEqual([]);
    const onward = { ...terms, ecus: 0, to: 2, card: "sun" } as const;
    const passed = offered.when(1, { type: "accept", from: 0 }).isPlayed().when(1, onward).isPlayed();
    expect(known(passed.when(2, { type: "accept", from: 1 }).isPlayed().state, 0)).toEqual([]);
  });

  it("[FC-13.14] a card is known from an offer that was declined", () => {
    const offered = table.when(0, { ...terms, ecus: 0, card: "tithe" }).isPlayed();
    expect(known(offered.state, 1)).toEqual([]);
    const { state } = offered.when(1, { type: "decline", from: 0 }).isPlayed();
    expect([0, 1, 2].map((seat) => known(state, seat))).toEqual([[], ["0 tithe"], []]);
  });

  it("[FC-13.12] an offer gives or asks for something", () => {
    const nothing = { ...terms, ecus: 0 } as const;
    table.when(0, nothing).refuses("FC-13.12");
    const some = [{ ecus: 1 }, { card: "tithe" }, { pledge: "passage" }] as const;
    const asked = [{ askedEcus: 1 }, { askedCard: "sun" }, { askedPledge: "alliance" }] as const;
    for (const part of [...some, ...asked]) table.when(0, { ...nothing, ...part }).isPlayed();
  });

  it("[FC-13.4] offered goods are set aside, and come back if the offer is not accepted", () => {
    const offered = table.when(0, { ...terms, card: "tithe" }).isPlayed();
    expect(offered.state.families[0]).toMatchObject({ ecus: 200, hand: [] });
    const { state } = offered.when(0, { type: "withdraw" }).isPlayed();
    expect(state.families[0]).toMatchObject({ ecus: 500, hand: ["tithe"] });
  });

  it("[FC-13.5] others see that a card is offered or asked for, not which", () => {
    const { state } = table.when(0, { ...terms, card: "tithe", askedCard: "sun" }).isPlayed();
    expect(ruleset.view(state, 2).offers).toMatchObject([{ card: "hidden", askedCard: "hidden", ecus: 300 }]);
    expect(ruleset.view(state, 1).offers).toMatchObject([{ card: "tithe", askedCard: "sun" }]);
    const twins = Array.from({ length: 12 }, (_, seed) => ruleset.redeal(state, 2, seededChance(seed)));
    expect(new Set(twins.map(({ offers }) => offers[0]?.card)).size).toBeGreaterThan(1);
  });

  it("[FC-13.6] passage is promised to the end of the next turn", () => {
    const { state } = table
      .when(0, { ...terms, ecus: 0, pledge: "passage" })
      .isPlayed()
      .when(1, { type: "accept", from: 0 })
      .followsAmongOthers({ type: "PassagePromised", seat: 0, to: 1, until: 3 });
    const inTurn = (turn: number) => ruleset.evolve(state, { type: "TurnBegan", turn, first: 0 }).passages;
    expect([inTurn(3).length, inTurn(4).length]).toEqual([1, 0]);
  });

  it("[FC-13.7] an alliance lasts to the end of the next turn, and forbids attacks", () => {
    const { state } = table
      .when(0, { ...terms, ecus: 0, pledge: "alliance", askedPledge: "alliance" })
      .isPlayed()
      .when(1, { type: "accept", from: 0 })
      .followsAmongOthers({ type: "AllianceMade", seat: 0, to: 1, until: 3 });
    const besieged = at(ruleset, {
      villages: { charolles: { ...gates, stances: { 1: "siege" } } },
      begins: "talks",
    });
    const made = besieged.when(0, { ...terms, ecus: 0, pledge: "alliance" }).isPlayed();
    made
      .when(1, { type: "accept", from: 0 })
      .followsAmongOthers({ type: "StanceTaken", seat: 1, village: "charolles", stance: "guest" });
    const alliances = state.alliances;
    const friends = at(ruleset, {
      villages: { charolles: gates },
      lords: { jean: [1, "charolles", { road: "blaye" }] },
      more: { alliances },
      until: ["marching", 1],
    });
    friends.when(1, { type: "declare", village: "charolles", intent: "attack" }).refuses("FC-13.7");
  });

  it("[FC-13.8] a village is promised to a family that stands before it, and the two change places", () => {
    const { state } = table
      .when(0, { ...terms, ecus: 0, pledge: "village:charolles", askedEcus: 200 })
      .isPlayed()
      .when(1, { type: "accept", from: 0 })
      .followsAmongOthers({ type: "VillageCeded", village: "charolles", seat: 0, to: 1 });
    expect(state.places[3]).toMatchObject({
      holder: 1,
      soldiers: 3,
      gates: [{ seat: 0, road: "blaye", soldiers: 4 }],
      stances: [{ seat: 0, stance: "guest" }],
    });
    table.when(0, { ...terms, to: 2, pledge: "village:charolles" }).refuses("FC-13.3");
  });

  it("[FC-13.9] open offers are put to their recipients once more when all are done", () => {
    const offered = table.when(0, terms).isPlayed();
    const done = [0, 1, 2].reduce((now, seat) => now.when(seat, { type: "pass" }).isPlayed(), offered);
    done.asks("replying", 1);
    done
      .when(1, { type: "answer", answer: "yes" }, seededChance(1))
      .followsAmongOthers({ type: "OfferTaken", seat: 0, ...termsOf(terms) });
    done
      .when(1, { type: "answer", answer: "no" }, seededChance(1))
      .followsAmongOthers({ type: "OfferEnded", seat: 0, to: 1, cause: "declined" });
  });

  it("[FC-13.10] an offer is not accepted if what is asked cannot be given or the promise can no longer be kept", () => {
    const dear = table.when(0, { ...terms, askedCard: "justice" }).isPlayed();
    dear.when(1, { type: "accept", from: 0 }).refuses("FC-13.10");
    const ceded = table.when(0, { ...terms, pledge: "village:charolles" }).isPlayed();
    const gone = ruleset.evolve(ceded.state, {
      type: "SoldiersLost",
      seat: 1,
      village: "charolles",
      road: "blaye",
      soldiers: 3,
      cause: "battle",
    });
    expect(ruleset.decide(gone, 1, { type: "accept", from: 0 }, seededChance(1))).toEqual({
      refusal: { rule: "FC-13.10" },
    });
  });
});

const termsOf = ({ type: _, ...rest }: typeof terms) => rest;
