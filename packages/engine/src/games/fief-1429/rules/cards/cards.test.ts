import { expect, it } from "vitest";
import { rolls } from "../../../../testing/index.ts";
import { controllerOf } from "../../model/control.ts";
import { placementsOf } from "../../model/placement.ts";
import { lordOf, type State, troopsAt } from "../../model/state.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, openTypes, plainOptions, type Realm, realm, scripted } from "../../testing/realm.fixture.ts";
import { incomeOf } from "../income.ts";

it("[F1429-6.1] a family draws two cards at most, one of them a character", () => {
  const table = at({ until: ["drawing", 0] });
  const first = table.when(0, { type: "draw", pile: "character" }, scripted("arthur")).isPlayed();
  first.when(0, { type: "draw", pile: "character" }).refuses("F1429-6.1");
  const second = first.when(0, { type: "draw", pile: "event" }, scripted("good-harvest")).isPlayed();
  expect(second.state.families[0]?.hand).toEqual(["arthur", "good-harvest"]);
  second.asks("drawing", 1);
});

it("[F1429-6.1] discards are shown to all, and the discard pile to no one", () => {
  const table = at({ families: [{ hand: ["tax", "tax"] }], until: ["discarding", 0] });
  const after = table.when(0, { type: "discard", card: "tax" });
  after.follows({ type: "CardDiscarded", seat: 0, card: "tax" });
  const { state } = after.isPlayed();
  for (const audience of [0, 1, "spectator"] as const) {
    expect(fief1429.view(state, audience).piles).toMatchObject({ characterDiscards: 0, eventDiscards: 1 });
  }
});

it("[F1429-6.2] a full hand draws no more", () => {
  at({ families: [{ hand: ["tax", "revolt", "ambush"] }], until: ["discarding", 0] })
    .when(0, { type: "pass" })
    .isPlayed()
    .asks("drawing", 1);
  at({ families: [{ hand: ["tax", "revolt"] }], until: ["drawing", 0] })
    .when(0, { type: "draw", pile: "event" }, scripted("good-harvest"))
    .isPlayed()
    .asks("drawing", 1);
});

it("[F1429-6.3] the book's Franck lays two calamities unseen and goes on drawing", () => {
  const table = at({ until: ["drawing", 0] });
  const drawn = table.when(0, { type: "draw", pile: "event" }, scripted("bad-weather", "bad-weather", "good-harvest"));
  drawn.followsAmongOthers(
    { type: "CalamityLaid", seat: 0, calamity: "bad-weather" },
    { type: "CalamityLaid", seat: 0, calamity: "bad-weather" },
    { type: "CardDrawn", seat: 0, pile: "event", card: "good-harvest" },
  );
  expect(fief1429.redact({ type: "CalamityLaid", seat: 0, calamity: "bad-weather" }, 0)).toMatchObject({
    calamity: "hidden",
  });
});

it("[F1429-6.4] a fourth calamity is discarded, [F1429-6.5] and shown", () => {
  at({ track: ["famine", "famine", "famine"], until: ["drawing", 0] })
    .when(0, { type: "draw", pile: "event" }, scripted("plague", "good-harvest"))
    .followsAmongOthers({ type: "CalamityDropped", seat: 0, calamity: "plague" });
});

it("[F1429-6.5] a calamity that is dropped is shown to all", () => {
  const dropped = { type: "CalamityDropped", seat: 0, calamity: "plague" } as const;
  expect(fief1429.redact(dropped, "spectator")).toEqual(dropped);
});

it("[F1429-6.6] an empty pile is renewed from its discards when a card is wanted", () => {
  const { state } = at({ until: ["drawing", 0] });
  const empty = { ...state, cards: { ...state.cards, characters: [], characterDiscards: ["arthur"] as const } };
  const decision = fief1429.decide(empty, 0, { type: "draw", pile: "character" }, scripted("arthur"));
  const facts = "facts" in decision ? decision.facts : [];
  expect(facts.slice(0, 2)).toEqual([
    { type: "PileRenewed", pile: "character", cards: 1 },
    { type: "CardDrawn", seat: 0, pile: "character", card: "arthur" },
  ]);
});

it("[F1429-6.7] there is no card where the discards are empty too", () => {
  const { state } = at({ until: ["drawing", 0] });
  const empty = { ...state, cards: { ...state.cards, characters: [] } };
  const draws = fief1429.choices(empty, 0).filter(({ type }) => type === "draw");
  expect(draws).toEqual([
    { type: "draw", fields: { pile: { oneOf: ["event"] } } },
    { type: "draw", fields: { pile: { oneOf: ["character"] } }, blockedBy: "F1429-6.7" },
  ]);
});

it("[F1429-6.8] a surprise card may be played instead of being discarded, but not while cards are drawn", () => {
  const hand = { families: [{ hand: ["d-arc"] }], lords: { mireille: [1, "sigy"] } } as const;
  at({ ...hand, until: ["discarding", 0] })
    .when(0, { type: "callMaid", lord: "mireille" })
    .isPlayed();
  at({ ...hand, until: ["drawing", 0] })
    .when(0, { type: "callMaid", lord: "mireille" })
    .refuses("F1429-17.3");
});

it("[F1429-6.9] after the calamities the families play cards in turn order", () => {
  const table = at({
    table: { first: 1 },
    families: [{}, { hand: ["tax"] }],
    until: ["weddings"],
    lords: { henri: [0, "blaye"], jeanne: [1, "sigy"] },
  });
  const begun = table.when(0, { type: "pass" }).isPlayed().when(1, { type: "pass" }).isPlayed();
  const plan = begun.state.agenda.pending.map(({ step }) => ("seat" in step ? `${step.type} ${step.seat}` : step.type));
  expect(plan).toEqual([
    "discarding 1",
    "drawing 1",
    "discarding 2",
    "drawing 2",
    "discarding 0",
    "drawing 0",
    "calamities",
    "playing 1",
    "playing 2",
    "playing 0",
    "window",
    "income",
  ]);
});

it("[F1429-6.10] a family has four lords at most, prisoners included", () => {
  const lords = {
    eric: [0, "blaye"],
    henri: [0, "blaye"],
    othon: [0, "blaye"],
    thierry: [0, "sigy", { guard: 1 }],
    charles: [1, "sigy"],
  } as const;
  at({ families: [{ hand: ["arthur"] }], lords, until: ["playing", 0] })
    .when(0, { type: "playLord", lord: "arthur", village: "blaye", as: "lord" })
    .refuses("F1429-6.10");
});

it("[F1429-6.11] a new lord is placed in a fortress, else with a lord, else in a village of the family, else in a free one", () => {
  const fortress = realm({
    lords: { eric: [0, "blaye"] },
    villages: { sigy: { troops: [[0, 1, 0]], building: "castle" } },
  });
  const withLord = realm({ lords: { eric: [0, "blaye"] }, villages: { sigy: { troops: [[0, 1, 0]] } } });
  const village = realm({ villages: { sigy: { troops: [[0, 1, 0]] } } });
  expect([fortress, withLord, village].map((state) => placementsOf(state, 0))).toEqual([["sigy"], ["blaye"], ["sigy"]]);
  expect(placementsOf(realm({ lords: { eric: [1, "blaye"] } }), 0)).toHaveLength(23);
});

it("[F1429-6.11] a family without any place may ask another to lodge its lord", () => {
  const table = at({
    families: [{ hand: ["arthur"] }],
    lords: { eric: [1, "blaye"] },
    until: ["playing", 0],
  });
  const asked = table.when(0, { type: "playLord", lord: "arthur", village: "blaye", as: "lord" }).isPlayed();
  asked.asks("consent", 1);
  asked
    .when(1, { type: "answer", answer: "yes" })
    .followsAmongOthers({ type: "LordPlayed", seat: 0, lord: "arthur", village: "blaye" });
  expect(asked.when(1, { type: "answer", answer: "no" }).isPlayed().state.families[0]?.hand).toEqual(["arthur"]);
});

it("[F1429-6.12] good harvest cancels a famine, and both are discarded", () => {
  const table = at({
    families: [{ hand: ["good-harvest", "good-harvest"] }],
    sees: { 1: { calamities: ["famine"] } },
    until: ["playing", 0],
  });
  const once = table.when(0, { type: "playBoon", boon: "good-harvest", bishopric: 1 });
  once.followsAmongOthers({ type: "BoonPlayed", seat: 0, boon: "good-harvest", bishopric: 1, cancels: "famine" });
  // The book's Olivier then plays the second for the bonus.
  const twice = once.isPlayed().when(0, { type: "playBoon", boon: "good-harvest", bishopric: 1 }).isPlayed();
  expect(twice.state.sees[0]).toMatchObject({ calamities: [], boons: ["good-harvest"] });
  expect(twice.state.cards.eventDiscards.toSorted()).toEqual(["famine", "good-harvest"]);
});

it("[F1429-6.13] fine weather is prevented by a famine, and good harvest by bad weather", () => {
  const table = at({
    families: [{ hand: ["good-harvest", "fine-weather"] }],
    sees: { 1: { calamities: ["famine"] }, 2: { calamities: ["bad-weather"] } },
    until: ["playing", 0],
  });
  table.when(0, { type: "playBoon", boon: "fine-weather", bishopric: 1 }).refuses("F1429-6.13");
  table.when(0, { type: "playBoon", boon: "good-harvest", bishopric: 2 }).refuses("F1429-6.12");
  table.when(0, { type: "playBoon", boon: "fine-weather", bishopric: 2 }).isPlayed();
});

it("[F1429-6.14] a bishopric has one bonus of each kind", () => {
  const table = at({
    families: [{ hand: ["good-harvest", "fine-weather"] }],
    sees: { 1: { boons: ["good-harvest"] } },
    until: ["playing", 0],
  });
  table.when(0, { type: "playBoon", boon: "good-harvest", bishopric: 1 }).refuses("F1429-6.14");
  table.when(0, { type: "playBoon", boon: "fine-weather", bishopric: 1 }).isPlayed();
});

it("[F1429-6.19] famine and bad weather in the same bishopric bar each other's remedy", () => {
  const table = at({
    families: [{ hand: ["good-harvest", "fine-weather"] }],
    sees: { 1: { calamities: ["famine", "bad-weather"] } },
    until: ["playing", 0],
  });
  table.when(0, { type: "playBoon", boon: "good-harvest", bishopric: 1 }).refuses("F1429-6.12");
  table.when(0, { type: "playBoon", boon: "fine-weather", bishopric: 1 }).refuses("F1429-6.13");
});

it("[F1429-6.15] a tax card is discarded and a marker lies on the map, even for a lord in prison", () => {
  const table = at({
    families: [{ hand: ["tax"] }],
    lords: { charles: [0, "bourg", { fiefs: ["sigy"], guard: 1 }], henri: [1, "bourg"] },
    until: ["playing", 0],
  });
  const { state } = table.when(0, { type: "levyTaille", fief: "sigy" }).isPlayed();
  expect(state.fiefs.find(({ fief }) => fief === "sigy")?.taille).toEqual({ seat: 0, by: "charles" });
  expect(state.cards.eventDiscards).toEqual(["tax"]);
});

it("[F1429-6.16] the king does not levy the taille of a governed fief", () => {
  const lords = { charles: [1, "bourg", { fiefs: ["sigy"] }], henri: [0, "blaye", { crowns: ["king"] }] } as const;
  const table = at({ families: [{ hand: ["tax"] }], lords, until: ["playing", 0] });
  table.when(0, { type: "levyTaille", fief: "sigy" }).refuses("F1429-6.16");
  table.when(0, { type: "levyTaille", fief: "blaye" }).isPlayed();
});

it("[F1429-6.17] a bishop levies the tithe of his bishopric, a cardinal of any governed one, the pope of all", () => {
  const lords = {
    charles: [0, "bourg", { bishopric: 4 }],
    henri: [1, "sigy", { bishopric: 5, cardinal: "card" }],
    arthur: [2, "blaye", { bishopric: 1, crowns: ["pope"] }],
  } as const;
  const families = [{ hand: ["tax"] }, { hand: ["tax"] }, { hand: ["tax"] }] as const;
  const asked = (seat: number) => at({ families, lords, until: ["playing", seat] });
  asked(0).when(0, { type: "levyTithe", bishopric: 4, lord: "charles" }).isPlayed();
  asked(0).when(0, { type: "levyTithe", bishopric: 5, lord: "charles" }).refuses("F1429-6.17");
  asked(1)
    .when(1, { type: "levyTithe", bishopric: 4, lord: "henri" })
    .followsAmongOthers({ type: "TitheLevied", seat: 1, bishopric: 4, by: "henri", as: "cardinal" });
  asked(1).when(1, { type: "levyTithe", bishopric: 2, lord: "henri" }).refuses("F1429-6.17");
  asked(2).when(2, { type: "levyPapalTithe" }).isPlayed();
});

it("[F1429-6.18] a fief is levied once", () => {
  at({
    families: [{}, { hand: ["tax"] }],
    lords: { henri: [1, "sigy", { fiefs: ["sigy"] }] },
    fiefs: { sigy: { taille: { seat: 1, by: "henri" } } },
    until: ["playing", 1],
  })
    .when(1, { type: "levyTaille", fief: "sigy" })
    .refuses("F1429-6.18");
});

it("[F1429-6.18] several cardinals may levy one tithe: the first is paid, and the next one if he loses his office", () => {
  const table = at({
    families: [{}, { hand: ["tax", "tax"] }, { hand: ["assassination"] }],
    lords: {
      charles: [0, "bourg", { bishopric: 4 }],
      henri: [1, "sigy", { bishopric: 5, cardinal: "card" }],
      othon: [0, "blaye", { bishopric: 1, cardinal: "card" }],
      eric: [2, "tournus"],
    },
    villages: { bourg: { mills: 2 } },
    sees: { 4: { tithes: [{ seat: 0, by: "othon", as: "cardinal" }] } },
    until: ["playing", 1],
  });
  const levied = table.when(1, { type: "levyTithe", bishopric: 4, lord: "henri" }).isPlayed();
  expect([0, 1].map((seat) => incomeOf(levied.state, seat).tithe)).toEqual([4, 0]);
  levied.when(1, { type: "levyTithe", bishopric: 4, lord: "henri" }).refuses("F1429-6.18");
  const { state } = levied.when(2, { type: "assassinate", lord: "othon", author: "eric" }).isPlayed();
  expect([0, 1].map((seat) => incomeOf(state, seat).tithe)).toEqual([0, 4]);
  expect(fief1429.view(state, 0).bishoprics[3]?.tithe).toEqual({ seat: 1, by: "henri" });
});

/** The last family is about to end its draws, after which the track is turned over. */
const track = (calamity: "plague" | "famine", more: Realm = {}): State =>
  at({
    lords: { beaudoin: [0, "blaye"], charles: [0, "sigy"] },
    villages: { blaye: { troops: [[0, 3, 2]] }, "la-salle": { troops: [[0, 1, 0]] } },
    track: [calamity],
    until: ["drawing", 2],
    ...more,
  }).state;
const turned = (state: State, ...draws: readonly number[]) => {
  const decision = fief1429.decide(state, 2, { type: "pass" }, scripted(...draws));
  if ("refusal" in decision) throw new Error(decision.refusal.rule);
  return decision;
};

it("[F1429-7.1] a die says which bishopric is struck, and a 6 is a false alarm", () => {
  expect(turned(track("famine"), ...rolls(2)).state.sees[1]?.calamities).toEqual(["famine"]);
  const alarm = turned(track("famine"), ...rolls(6)).state;
  expect(alarm.sees.flatMap(({ calamities }) => calamities)).toEqual([]);
  expect(alarm.cards.eventDiscards).toEqual(["famine"]);
});

it("[F1429-7.2] a second calamity of a kind in a bishopric is discarded", () => {
  const { facts } = turned(track("famine", { sees: { 2: { calamities: ["famine"] } } }), ...rolls(2));
  expect(facts).toContainEqual({
    type: "CalamityTurned",
    calamity: "famine",
    rolled: 2,
    bishopric: 2,
    effect: "double",
  });
});

it("[F1429-7.6] the book's plague: lords die on 1 to 3, Olivier chooses two of his five pawns, one sergeant alone is spared", () => {
  const { state } = turned(track("plague"), ...rolls(1, 3));
  expect(state.lords.map(({ lord }) => lord)).toEqual(["charles"]);
  expect(fief1429.question(state)).toMatchObject({ kind: "halving", seats: [0] });
  const decision = fief1429.decide(state, 0, { type: "halve", knights: 0 }, scripted());
  const facts = "facts" in decision ? decision.facts : [];
  expect(facts.filter(({ type }) => type === "TroopsLost")).toEqual([
    {
      type: "TroopsLost",
      seat: 0,
      village: "blaye",
      sergeants: 2,
      knights: 0,
      cause: "plague",
      isRiding: false,
      isEntry: false,
    },
  ]);
});

it("[F1429-7.6] a lord survives on 4 to 6", () => {
  expect(turned(track("plague"), ...rolls(1, 4)).state.lords).toHaveLength(2);
});

it("[F1429-7.7] those who enter a plague are tested once per turn", () => {
  const table = at({
    lords: { beaudoin: [0, "sigy"], othon: [1, "tournus"] },
    villages: { sigy: { troops: [[0, 4, 0]] } },
    sees: { 4: { calamities: ["plague"] } },
    until: ["marching", 0],
  });
  const home = table
    .when(0, { type: "march", lord: "beaudoin", to: "st-ciers-d-abzac", companions: [], sergeants: 4, knights: 0 })
    .isPlayed();
  const sick = home
    .when(
      0,
      { type: "march", lord: "beaudoin", to: "marcamps", companions: [], sergeants: 4, knights: 0 },
      scripted(...rolls(5)),
    )
    .isPlayed().state;
  expect(troopsAt(sick, "marcamps", 0)).toEqual({ sergeants: 2, knights: 0 });
  expect(lordOf(sick, "beaudoin").hasFacedPlague).toBe(true);
});

it("[F1429-7.8] recruits and lords placed after the plague are not affected", () => {
  const table = at({
    families: [{ ecus: 3, hand: ["arthur"] }],
    lords: { beaudoin: [0, "bourg"] },
    sees: { 4: { calamities: ["plague"] } },
    until: ["playing", 0],
  });
  const placed = table
    .when(0, { type: "playLord", lord: "arthur", village: "bourg", as: "lord" }, scripted())
    .isPlayed();
  placed
    .until("purchases", 0)
    .when(0, { type: "recruitSergeants", village: "bourg", sergeants: 3 }, scripted())
    .follows({ type: "Recruited", seat: 0, village: "bourg", sergeants: 3, knights: 0, ecus: 3, isHidden: false });
});

it("[F1429-7.9] prisoners do not fall to the plague, and troops whose lord dies stay where they are", () => {
  const prisoner = track("plague", { lords: { beaudoin: [1, "blaye", { guard: 0 }] } });
  expect(turned(prisoner, ...rolls(1)).state.lords).toHaveLength(1);
});

it("[F1429-7.3] nobody marches into, out of or inside bad weather", () => {
  const table = (village: "blaye" | "beaujeu") =>
    at({
      lords: { beaudoin: [0, village] },
      sees: { 1: { calamities: ["bad-weather"] } },
      begins: "marches",
    });
  const march = { type: "march", lord: "beaudoin", companions: [], sergeants: 0, knights: 0 } as const;
  table("blaye")
    .when(0, { ...march, to: "charolles" })
    .refuses("F1429-7.3");
  table("beaujeu")
    .when(0, { ...march, to: "la-salle" })
    .refuses("F1429-7.3");
  table("beaujeu")
    .when(0, { ...march, to: "st-ciers-d-abzac" })
    .isPlayed();
});

it("[F1429-7.4] a siege may be laid in bad weather", () => {
  const { state } = at({
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 1, 0],
          [0, 1, 0],
        ],
        building: "castle",
      },
    },
    sees: { 1: { calamities: ["bad-weather"] } },
    until: ["sieges", 0],
  });
  expect(openTypes(state, 0)).toContain("besiege");
});

it("[F1429-19.1] calamities are discarded without effect in a calm first turn", () => {
  const state = track("plague", { table: { turn: 1, options: { ...plainOptions, turns: 20, isFirstTurnCalm: true } } });
  expect(turned(state).facts).toContainEqual({
    type: "CalamityTurned",
    calamity: "plague",
    rolled: null,
    bishopric: null,
    effect: "calm",
  });
});

it("[F1429-7.5] mills of a starving bishopric pay nothing, and a revolt may break out", () => {
  const table = at({
    families: [{ hand: ["revolt"] }],
    villages: { sigy: { troops: [[1, 1, 0]], mills: 1 } },
    sees: { 5: { calamities: ["famine"] } },
    begins: "purchases",
    table: { first: 2 },
  });
  expect(fief1429.view(table.state, 1).families[1]?.income.mills).toBe(0);
  table.when(0, { type: "revolt", village: "sigy", first: 1 }, scripted(0)).isPlayed();
});

it("[F1429-7.10] calamities stay until the end of the turn", () => {
  const table = at({
    villages: { tournus: { troops: [[0, 1, 0]], mills: 1 } },
    sees: { 5: { calamities: ["famine", "bad-weather"] } },
    until: ["pillaging", 0],
  });
  expect(table.state.sees[4]?.calamities).toHaveLength(2);
  expect(table.when(0, { type: "pass" }).isPlayed().state.sees[4]?.calamities).toEqual([]);
});

it("[F1429-7.8] recruits who go on inside the plague are not tested, for they do not enter it", () => {
  const table = at({
    lords: { beaudoin: [0, "bourg"] },
    villages: { bourg: { troops: [[0, 4, 0]] } },
    sees: { 4: { calamities: ["plague"] } },
    begins: "marches",
  });
  const { state } = table
    .when(0, { type: "march", lord: "beaudoin", to: "st-vivien", companions: [], sergeants: 4, knights: 0 }, scripted())
    .isPlayed();
  expect(troopsAt(state, "st-vivien", 0)).toEqual({ sergeants: 4, knights: 0 });
});

it("[F1429-6.13] the book's fine weather ends bad weather, and a good harvest then brings its bonus", () => {
  const table = at({
    families: [{ hand: ["fine-weather", "good-harvest"] }],
    sees: { 2: { calamities: ["bad-weather"] } },
    until: ["playing", 0],
  });
  const cleared = table.when(0, { type: "playBoon", boon: "fine-weather", bishopric: 2 }).isPlayed();
  const { state } = cleared.when(0, { type: "playBoon", boon: "good-harvest", bishopric: 2 }).isPlayed();
  expect(state.sees[1]).toMatchObject({ calamities: [], boons: ["good-harvest"] });
});

it("[F1429-6.20] a lord who is placed in a free village takes control of it at once", () => {
  const table = at({ families: [{ hand: ["eric"] }], until: ["playing", 0] });
  const { state } = table.when(0, { type: "playLord", lord: "eric", village: "sigy", as: "lord" }).isPlayed();
  expect(controllerOf(state, "sigy")).toBe(0);
});

it("[F1429-6.20] a new lord recovers the vacant title of a city of the family at once, before the king could tax the fief", () => {
  const table = at({
    families: [{ hand: ["henri"] }, { hand: ["tax"] }],
    lords: { eric: [1, "blaye", { crowns: ["king"] }] },
    fiefs: { sigy: { city: "sigy" } },
    villages: { sigy: { troops: [[0, 1, 0]], building: "city" } },
    until: ["playing", 0],
  });
  const played = table.when(0, { type: "playLord", lord: "henri", village: "sigy", as: "lord" });
  played.followsAmongOthers(
    { type: "LordPlayed", seat: 0, lord: "henri", village: "sigy" },
    { type: "TitleBestowed", fief: "sigy", lord: "henri", seat: 0, cause: "recovery" },
  );
  const taxing = played.isPlayed().when(0, { type: "pass" }).isPlayed();
  taxing.when(1, { type: "levyTaille", fief: "sigy" }).refuses("F1429-6.16");
});

it("[F1429-6.20] a second family without a place needs the consent of the one that was placed in a village before", () => {
  const table = at({
    families: [{ hand: ["eric"] }, { hand: ["henri"] }],
    until: ["playing", 0],
  });
  const placed = table.when(0, { type: "playLord", lord: "eric", village: "sigy", as: "lord" }).isPlayed();
  const next = placed.when(0, { type: "pass" }).isPlayed();
  next.when(1, { type: "playLord", lord: "henri", village: "sigy", as: "lord" }).isPlayed().asks("consent", 0);
});
