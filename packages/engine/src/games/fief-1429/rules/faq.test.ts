import { expect, it } from "vitest";
import { controllerOf } from "../model/control.ts";
import { bandsAt, lordOf, troopsAt } from "../model/state.ts";
import { fief1429 } from "../ruleset.ts";
import { attack, fighting, meeting } from "../testing/battle.fixture.ts";
import { at, dice, openTypes, scripted } from "../testing/realm.fixture.ts";

// Questions of the book's twelfth section that no other test answers.

it("[F1429-2.4] a village may be ceded back at the next event, without limit", () => {
  const table = at({
    lords: { charles: [0, "sigy"], henri: [1, "sigy"] },
    villages: { sigy: { holder: 0 } },
    begins: "purchases",
    table: { first: 2 },
  });
  const there = table.when(0, { type: "cede", village: "sigy", to: 1 }).isPlayed();
  const back = there.when(1, { type: "cede", village: "sigy", to: 0 }).isPlayed();
  expect(controllerOf(back.state, "sigy")).toBe(0);
});

it("[F1429-3.7] one may attack an ally and take a city and its title; the alliance stands", () => {
  const setup = meeting([6, 1], [1, 0], {}, "city");
  const table = fighting({
    ...setup,
    families: [{ hand: ["secret-passage"] }],
    fiefs: { blaye: { city: "blaye" } },
    lords: {
      beaudoin: [0, "blaye"],
      jeanne: [0, "sigy", { spouse: "arthur" }],
      arthur: [1, "bourg", { spouse: "jeanne", fiefs: ["blaye"] }],
    },
  });
  const won = table
    .when(0, attack)
    .isPlayed()
    .when(0, { type: "undermine" }, scripted(...dice(1, 0), ...dice(0)))
    .isPlayed();
  const { state } = won.when(0, { type: "bestow", lord: "beaudoin" }).isPlayed();
  expect([controllerOf(state, "blaye"), lordOf(state, "beaudoin").fiefs]).toEqual([0, ["blaye"]]);
  expect(fief1429.view(state, 0).families[0]?.ally).toBe(1);
});

it("[F1429-17.2] cards may be played between the candidates and the vote", () => {
  const table = at({
    families: [{ hand: ["assassination"] }],
    lords: { eric: [1, "sigy"], henri: [0, "bourg"] },
    villages: {
      sigy: { troops: [[1, 1, 0]] },
      "st-paul": { troops: [[1, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[1, 1, 0]] },
      beaujeu: { troops: [[1, 1, 0]] },
    },
    begins: "hear-ye",
  });
  const other = table.when(0, { type: "present", lord: "henri" }).isPlayed();
  const facts = other.when(1, { type: "present", lord: "eric" }).facts();
  const plans = facts.flatMap((fact) => (fact.type === "Settled" ? fact.next.map(({ type }) => type) : []));
  expect(plans).toEqual(["window", "ballot", "count"]);
});

it("[F1429-16.1] a queen brings no victory point, regent or not", () => {
  const { state } = at({ lords: { jeanne: [0, "sigy", { crowns: ["queen"] }] } });
  expect(fief1429.view(state, 0)).toMatchObject({ isRegency: true, families: [{ points: 0 }, {}, {}] });
});

it("[F1429-1.4] troops and buildings that are used up cannot be bought", () => {
  const two = { troops: [[1, 1, 0]], mills: 2 } as const;
  const villages = {
    blaye: two,
    "la-salle": two,
    charolles: two,
    sennecy: two,
    "l-epervier": two,
    chateauneuf: two,
    mazilles: two,
    sigy: { troops: [[0, 13, 8]], mills: 1 },
  } as const;
  const table = at({
    families: [{ ecus: 30 }],
    lords: { eric: [0, "sigy"] },
    villages,
    begins: "purchases",
  });
  table.when(0, { type: "buildMill", village: "sigy" }).refuses("F1429-1.4");
  table.when(0, { type: "recruitSergeants", village: "sigy", sergeants: 1 }).refuses("F1429-1.4");
  table.when(0, { type: "recruitKnights", village: "sigy", knights: 1 }).refuses("F1429-1.4");
});

it("[F1429-11.8] a lord who stays before the gates may leave some troops there the next turn", () => {
  const table = at({
    lords: { beaudoin: [0, "charolles"], arthur: [1, "charolles"] },
    villages: {
      charolles: {
        troops: [
          [1, 1, 0],
          [0, 3, 0],
        ],
      },
    },
    begins: "marches",
  });
  const gone = table.when(0, {
    type: "march",
    lord: "beaudoin",
    to: "blaye",
    companions: [],
    sergeants: 1,
    knights: 0,
  });
  expect(troopsAt(gone.isPlayed().state, "charolles", 0)).toEqual({ sergeants: 2, knights: 0 });
});

it("[F1429-13.18] a battle goes on while allies of the attacker still have a lord", () => {
  const setup = meeting([1, 0], [9, 0]);
  const table = fighting({
    lords: { ...setup.lords, othon: [2, "blaye"] },
    families: [{}, { hand: ["ambush"] }],
    villages: {
      blaye: {
        troops: [
          [1, 9, 0],
          [0, 3, 0],
          [2, 3, 0],
        ],
      },
    },
  });
  const begun = table.when(0, attack).isPlayed().when(2, { type: "join", side: "attack" }).isPlayed();
  const sprung = begun.when(1, { type: "ambush", lord: "beaudoin" }, scripted(0, 0, 0, 0));
  sprung.isPlayed().asks("stances", 0, 1, 2);
});

it("[F1429-17.16] a family outside the walls and one inside are struck in the order that was named", () => {
  const table = at({
    families: [{ hand: ["revolt", "revolt"] }],
    villages: {
      mazilles: {
        troops: [
          [1, 3, 0],
          [2, 3, 0],
        ],
      },
    },
    sees: { 2: { calamities: ["famine"] } },
    begins: "purchases",
    table: { first: 2 },
  });
  const revolt = { type: "revolt", village: "mazilles", first: 2 } as const;
  const struck = table
    .when(0, revolt)
    .isPlayed()
    .when(0, revolt, scripted(...dice(1, 1)));
  expect(struck.facts().filter(({ type }) => type === "TroopsLost")).toMatchObject([
    { seat: 2, sergeants: 3 },
    { seat: 1, sergeants: 1 },
  ]);
});

it("[F1429-2.8] a family without lords and pawns buys neither troops nor buildings", () => {
  const table = at({ families: [{ ecus: 30 }], lords: { eric: [1, "sigy"] }, begins: "purchases" });
  expect(openTypes(table.state, 0).filter((type) => /^(recruit|build|buyTitle)/.test(type))).toEqual([]);
});

it("[F1429-11.6] the controller and those on the roads used are asked, but not those on another road", () => {
  const table = at({
    seats: 4,
    lords: { beaudoin: [0, "blaye"], arthur: [1, "charolles"] },
    villages: {
      blaye: { troops: [[0, 1, 0]] },
      charolles: {
        troops: [
          [1, 1, 0],
          [2, 1, 0, { road: "l-epervier" }],
          [3, 1, 0, { road: "la-salle" }],
        ],
      },
    },
    begins: "marches",
  });
  const go = { type: "march", lord: "beaudoin", companions: [], sergeants: 1, knights: 0 } as const;
  const before = table.when(0, { ...go, to: "charolles" }).isPlayed();
  before
    .when(0, { ...go, to: "l-epervier" })
    .isPlayed()
    .asks("leave", 1, 2);
});

it("[F1429-13.15] the book's Franck stops after a round against a castle, and besieges it", () => {
  const table = fighting(meeting([9, 0], [9, 0], {}, "castle"));
  const stopped = table
    .when(0, attack, scripted(...dice(0), ...dice(0, 0)))
    .isPlayed()
    .when(0, { type: "resolve", stance: "stop" })
    .isPlayed()
    .when(1, { type: "resolve", stance: "fight" })
    .isPlayed();
  const quiet = stopped.when(0, { type: "pass" }).isPlayed();
  quiet.when(0, { type: "besiege", village: "blaye" }).isPlayed();
});

it("[F1429-5.2] a cardinal receives no second hat, and a bishop stands for no second bishopric", () => {
  const table = at({
    families: [{ hand: ["cardinal"] }],
    lords: { eric: [1, "bourg", { bishopric: 4, cardinal: "purchase" }], othon: [1, "bourg"] },
    villages: {
      sigy: { troops: [[0, 1, 0]] },
      "st-paul": { troops: [[0, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
      beaujeu: { troops: [[0, 1, 0]] },
    },
    until: ["candidacy", 1],
  });
  table.when(0, { type: "giveHat", lord: "eric" }).refuses("F1429-5.2");
  table.when(1, { type: "present", lord: "eric" }).refuses("F1429-4.6");
});

it("[F1429-8.7] the tithe of a bishop who is excommunicated before the income is not collected", () => {
  const table = at({
    lords: { arthur: [0, "bourg", { bishopric: 4, crowns: ["pope"] }], eric: [1, "mazilles", { bishopric: 2 }] },
    villages: { mazilles: { troops: [[2, 1, 0]], mills: 2 } },
    sees: { 2: { tithes: [{ seat: 1, by: "eric", as: "bishop" }] } },
    until: ["playing", 0],
  });
  const tithes = (state: typeof table.state) => fief1429.view(state, 0).families.map(({ income }) => income.tithe);
  expect(tithes(table.state)).toEqual([0, 4, 0]);
  const { state } = table.when(0, { type: "excommunicate", lord: "eric" }).isPlayed();
  expect(tithes(state)).toEqual([0, 0, 0]);
});

it("[F1429-11.7] a lord who stood before a village lives in it from the next turn on, and leaves by any road", () => {
  const table = at({
    lords: { beaudoin: [0, "charolles", { road: "blaye", steps: 1 }], arthur: [1, "charolles"] },
    villages: {
      charolles: {
        troops: [
          [1, 1, 0],
          [0, 1, 0, { road: "blaye", steps: 1 }],
        ],
        mills: 1,
      },
    },
    until: ["pillaging", 1],
  });
  const { state } = table.when(1, { type: "pass" }).isPlayed();
  expect(state.table.turn).toBe(3);
  expect([lordOf(state, "beaudoin").road, ...bandsAt(state, "charolles", 0).map(({ road }) => road)]).toEqual([
    null,
    null,
  ]);
});
