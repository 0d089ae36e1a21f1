import { expect, it } from "vitest";
import { controllerOf } from "../model/control.ts";
import { lordOf } from "../model/state.ts";
import { at, type Realm, scripted } from "../testing/realm.fixture.ts";

// Rulings whose parts no other test shows.

const revolt = { type: "revolt", village: "mazilles", first: 1 } as const;
const mazilles = (setup: Realm) => at({ families: [{ hand: ["revolt"] }], lords: { eric: [1, "mazilles"] }, ...setup });

it("[F1429-17.12] a tax is a cause from its levy to the end of the income, and no longer", () => {
  const tithe = { sees: { 2: { tithes: [{ seat: 1, by: "eric", as: "bishop" }] } } } as const;
  mazilles({ ...tithe, until: ["playing", 2] })
    .when(0, revolt, scripted(0))
    .isPlayed();
  const before = mazilles({ ...tithe, lords: { eric: [1, "mazilles", { bishopric: 2 }] }, begins: "income" });
  before.when(0, revolt).isPlayed();
  const after = before.when(0, { type: "pass" }).isPlayed();
  after.asks("purchases", 0);
  after.when(0, revolt).refuses("F1429-17.12");
});

it("[F1429-17.12] a famine is a cause until the end of the turn", () => {
  const table = mazilles({
    until: ["pillaging", 2],
    villages: { tournus: { troops: [[2, 1, 0]], mills: 1 } },
    sees: { 2: { calamities: ["famine"] } },
  });
  table.when(0, revolt, scripted(0)).isPlayed();
  const next = table.when(2, { type: "pass" }).isPlayed();
  next.when(0, revolt).refuses("F1429-17.12");
});

/** The barony of St Andromy: two villages, a castle in each. */
const barony = (more: object = {}) =>
  at({
    families: [{ ecus: 4 }],
    lords: { charles: [0, "mazilles", { fiefs: ["sigy", "essarts"] }], eric: [0, "mazilles"], henri: [1, "mazilles"] },
    villages: {
      mazilles: {
        troops: [
          [0, 1, 0],
          [1, 1, 0],
        ],
        building: "castle",
        ...more,
      },
      "st-andromy": { troops: [[0, 1, 0]], building: "castle" },
    },
    begins: "purchases",
  });
const buy = { type: "buyTitle", fief: "st-andromy", lord: "eric", city: "mazilles" } as const;

it("[F1429-9.8] the buyer chooses which of several castles becomes the city", () => {
  const { state } = barony()
    .when(0, { ...buy, city: "st-andromy" })
    .isPlayed();
  const buildings = state.places.flatMap(({ village, building }) => (building === null ? [] : [[village, building]]));
  expect(buildings).toEqual([
    ["mazilles", "castle"],
    ["st-andromy", "city"],
  ]);
});

it("[F1429-9.7] a castle under siege also allows a title, but not for a lord with two", () => {
  const besieged = barony({ engines: [{ seat: 1, shows: 1, since: 1 }] });
  expect(lordOf(besieged.when(0, buy).isPlayed().state, "eric").fiefs).toEqual(["st-andromy"]);
  besieged.when(0, { ...buy, lord: "charles" }).refuses("F1429-5.1");
});

/** St Andromy is governed by seat 1; its village of that name is empty. */
const governed = () =>
  at({
    lords: { beaudoin: [0, "st-medard"], charles: [1, "mazilles", { fiefs: ["st-andromy"] }] },
    villages: { "st-medard": { troops: [[0, 2, 0]] }, mazilles: { troops: [[1, 1, 0]], building: "city" } },
    fiefs: { "st-andromy": { city: "mazilles" } },
    begins: "marches",
  });
const through = { type: "march", lord: "beaudoin", companions: [], knights: 0 } as const;

it("[F1429-2.3] passing through an empty village of a governed fief takes nothing, leaving a pawn there takes it", () => {
  const there = governed()
    .when(0, { ...through, to: "st-andromy", sergeants: 2 })
    .isPlayed();
  const passed = there.when(0, { ...through, to: "tournus", sergeants: 2 }).isPlayed();
  expect(controllerOf(passed.state, "st-andromy")).toBe(1);
  const garrisoned = there.when(0, { ...through, to: "tournus", sergeants: 1 }).isPlayed();
  expect(controllerOf(garrisoned.state, "st-andromy")).toBe(0);
});

it("[F1429-2.3] stopping in an empty village of a governed fief takes it, but not the title", () => {
  const stopped = governed()
    .when(0, { ...through, to: "st-andromy", sergeants: 2 })
    .isPlayed();
  const { state } = stopped.when(0, { type: "pass" }).isPlayed();
  expect([controllerOf(state, "st-andromy"), lordOf(state, "charles").fiefs]).toEqual([0, ["st-andromy"]]);
});
