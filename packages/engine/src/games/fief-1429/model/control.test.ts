import { expect, it } from "vitest";
import { fief1429 } from "../ruleset.ts";
import { at, openTypes } from "../testing/realm.fixture.ts";
import { controllerOf, fortressesOf } from "./control.ts";

it("[F1429-2.1] families act in turn order from the first player on, clockwise", () => {
  const { state } = at({ seats: 4, table: { first: 2 }, begins: "purchases" });
  expect(fief1429.view(state, "spectator").order).toEqual([2, 3, 0, 1]);
});

it("[F1429-2.2] the family that came first controls the village and keeps it when others come", () => {
  const marching = {
    lords: { beaudoin: [0, "blaye"], arthur: [1, "charolles"] },
    begins: "marches",
  } as const;
  const march = { type: "march", lord: "beaudoin", to: "charolles", companions: [], sergeants: 0, knights: 0 } as const;
  const after = at(marching).when(0, march).isPlayed().state;
  expect(controllerOf(after, "charolles")).toBe(1);
});

it("[F1429-2.2] the book's march: Charolles and L'Épervier are controlled, Blaye no longer", () => {
  const table = at({
    lords: { beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 3, 0]] } },
    begins: "marches",
  });
  const first = table.when(0, {
    type: "march",
    lord: "beaudoin",
    to: "charolles",
    companions: [],
    sergeants: 3,
    knights: 0,
  });
  const second = first
    .isPlayed()
    .when(0, { type: "march", lord: "beaudoin", to: "l-epervier", companions: [], sergeants: 2, knights: 0 });
  const { state } = second.isPlayed();
  expect(["blaye", "charolles", "l-epervier"].map((village) => controllerOf(state, village as "blaye"))).toEqual([
    null,
    0,
    0,
  ]);
});

it("[F1429-2.3] an empty village of a governed fief is controlled by the family with the title", () => {
  const { state } = at({
    lords: { charles: [1, "mazilles", { fiefs: ["st-andromy"] }] },
  });
  expect(controllerOf(state, "st-andromy")).toBe(1);
  expect(controllerOf(state, "tournus")).toBeNull();
});

it("[F1429-2.4] a village may be given at any time to a family that is there, with its fortress", () => {
  const table = at({
    lords: { charles: [0, "sigy"], henri: [1, "sigy"] },
    villages: {
      sigy: {
        troops: [
          [0, 1, 0],
          [1, 1, 0],
        ],
        building: "castle",
      },
    },
    begins: "purchases",
    table: { first: 2 },
  });
  const after = table.when(0, { type: "cede", village: "sigy", to: 1 });
  after.followsAmongOthers({ type: "ControlChanged", village: "sigy", from: 0, to: 1, cause: "cession" });
  expect(fortressesOf(after.isPlayed().state, 1)).toEqual(["sigy"]);
  table.when(0, { type: "cede", village: "sigy", to: 2 }).refuses("F1429-2.4");
});

it("[F1429-2.5] when the controller leaves, the family that is left takes the village", () => {
  const table = at({
    lords: { charles: [0, "sigy"], henri: [1, "sigy"] },
    villages: { sigy: { holder: 0 } },
    begins: "marches",
  });
  const march = { type: "march", lord: "charles", to: "st-paul", companions: [], sergeants: 0, knights: 0 } as const;
  table
    .when(0, march)
    .followsAmongOthers(
      { type: "ControlChanged", village: "st-paul", from: null, to: 0, cause: "arrival" },
      { type: "ControlChanged", village: "sigy", from: 0, to: 1, cause: "departure" },
    );
});

it("[F1429-2.6] a castle is controlled by the family that controls the village", () => {
  const { state } = at({ lords: { charles: [2, "sigy"] }, villages: { sigy: { building: "castle" } } });
  expect(fortressesOf(state, 2)).toEqual(["sigy"]);
});

it("[F1429-2.7] a castle in an empty village of an ungoverned fief belongs to no one", () => {
  const { state } = at({ villages: { sigy: { building: "castle" } } });
  expect(controllerOf(state, "sigy")).toBeNull();
});

it("[F1429-2.8] a family without pawns is still asked to draw and to buy", () => {
  at({ until: ["drawing", 1] }).asks("drawing", 1);
  const { state } = at({ families: [{ ecus: 30 }], begins: "purchases" });
  expect(openTypes(state, 0)).toEqual(["pass", "give", "offer"]);
});

it("[F1429-2.9] no one acts out of turn while cards are drawn, but money may be given", () => {
  const table = at({
    families: [{ ecus: 5, hand: ["d-arc"] }],
    lords: { mireille: [1, "sigy"] },
    until: ["drawing", 1],
  });
  table.when(0, { type: "callMaid", lord: "mireille" }).refuses("F1429-17.3");
  table.when(0, { type: "give", to: 1, ecus: 1 }).isPlayed();
});

it("[F1429-2.5] when several remain, the family that leaves chooses who takes the village", () => {
  const table = at({
    table: { phase: "marches" },
    lords: { charles: [0, "sigy"], henri: [1, "sigy"], othon: [2, "sigy"] },
    villages: { sigy: { holder: 0 } },
    begins: "marches",
  });
  const march = { type: "march", lord: "charles", to: "st-paul", companions: [], sergeants: 0, knights: 0 } as const;
  const left = table.when(0, march).isPlayed();
  left.asks("leaving", 0);
  expect(controllerOf(left.when(0, { type: "entrust", to: 2 }).isPlayed().state, "sigy")).toBe(2);
});

it("[F1429-2.10] when the controlling family is eliminated, the besieger takes control before others", () => {
  const table = at({
    families: [{ hand: ["assassination"] }],
    table: { first: 1 },
    lords: { charles: [0, "bourg"], eric: [1, "sigy"], henri: [2, "sigy"], othon: [0, "sigy"] },
    villages: { sigy: { holder: 1, engines: [{ seat: 2, shows: 1, since: 1 }], building: "castle" } },
    until: ["playing", 2],
  });
  const { state } = table.when(0, { type: "assassinate", lord: "eric", author: "charles" }).isPlayed();
  expect(controllerOf(state, "sigy")).toBe(2);
});
