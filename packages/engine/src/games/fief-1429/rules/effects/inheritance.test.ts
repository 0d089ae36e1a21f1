import { expect, it } from "vitest";
import { controllerOf } from "../../model/control.ts";
import { lordOf, troopsAt } from "../../model/state.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, type Realm } from "../../testing/realm.fixture.ts";

/** Seat 2 has eric killed. */
const killed = (setup: Omit<Realm, "families">) =>
  at({
    ...setup,
    lords: { ...setup.lords, othon: [2, "tournus"] },
    families: [{}, {}, { hand: ["assassination"] }],
    until: ["playing", 2],
  }).when(2, { type: "assassinate", lord: "eric", author: "othon" });

const city = (fief: "sigy") =>
  ({ fiefs: { [fief]: { city: "sigy" } }, villages: { sigy: { troops: [[0, 2, 1]], building: "city" } } }) as const;

it("[F1429-10.1] a dead lord's cards are discarded, including cardinal and d'Arc, and the titles return", () => {
  const { state } = killed({
    lords: { eric: [0, "sigy", { bishopric: 5, cardinal: "card", crowns: ["king"] }] },
  }).isPlayed();
  expect(state.cards.characterDiscards.toSorted()).toEqual(["cardinal", "eric"]);
  const view = fief1429.view(state, 0);
  expect(view.bishoprics[4]?.bishop).toBeNull();
});

it("[F1429-10.2] the fiefs pass to other lords of the family, which chooses", () => {
  const table = killed({
    lords: { eric: [0, "sigy", { fiefs: ["sigy"] }], henri: [0, "sigy"], jeanne: [0, "sigy"] },
    ...city("sigy"),
  }).isPlayed();
  table.asks("bestowing", 0);
  table
    .when(0, { type: "bestow", lord: "jeanne" })
    .followsAmongOthers({ type: "TitleBestowed", fief: "sigy", lord: "jeanne", seat: 0, cause: "inheritance" });
});

it("[F1429-10.2] a single heir inherits without a question", () => {
  const { state } = killed({
    lords: { eric: [0, "sigy", { fiefs: ["sigy"] }], henri: [0, "sigy"] },
    ...city("sigy"),
  }).isPlayed();
  expect(lordOf(state, "henri").fiefs).toEqual(["sigy"]);
});

it("[F1429-10.3] the fiefs of a family's last lord go to the spouse, and the troops in the city are replaced", () => {
  const { state } = killed({
    lords: { eric: [0, "sigy", { fiefs: ["sigy"], spouse: "jeanne" }], jeanne: [1, "bourg", { spouse: "eric" }] },
    ...city("sigy"),
  }).isPlayed();
  expect(lordOf(state, "jeanne").fiefs).toEqual(["sigy"]);
  expect([troopsAt(state, "sigy", 0), troopsAt(state, "sigy", 1)]).toEqual([
    { sergeants: 0, knights: 0 },
    { sergeants: 2, knights: 1 },
  ]);
  expect(controllerOf(state, "sigy")).toBe(1);
});

it("[F1429-10.4] troops for which the spouse's family has no pieces left are lost", () => {
  const { state } = killed({
    lords: { eric: [0, "sigy", { fiefs: ["sigy"], spouse: "jeanne" }], jeanne: [1, "bourg", { spouse: "eric" }] },
    fiefs: { sigy: { city: "sigy" } },
    villages: { sigy: { troops: [[0, 2, 1]], building: "city" }, bourg: { troops: [[1, 12, 8]] } },
  }).isPlayed();
  expect(troopsAt(state, "sigy", 1)).toEqual({ sergeants: 1, knights: 0 });
});

it("[F1429-10.6] without heirs the title is vacant, the fief ungoverned, and the city stays", () => {
  const { state } = killed({ lords: { eric: [0, "sigy", { fiefs: ["sigy"] }] }, ...city("sigy") }).isPlayed();
  expect(fief1429.view(state, 0).fiefs.find(({ fief }) => fief === "sigy")).toMatchObject({
    holder: null,
    city: "sigy",
  });
});

it("[F1429-10.7] a family that still controls the city recovers the title at no cost with a new lord", () => {
  const table = at({
    families: [{ hand: ["henri"] }],
    ...city("sigy"),
    until: ["playing", 0],
  });
  const played = table.when(0, { type: "playLord", lord: "henri", village: "sigy", as: "lord" }).isPlayed();
  const { state } = played.when(0, { type: "pass" }).isPlayed();
  expect(lordOf(state, "henri").fiefs).toEqual(["sigy"]);
});

it("[F1429-10.8] a family that takes control of a city takes the title, [F1429-10.9] at once if the city was given to it", () => {
  const table = at({
    lords: { eric: [0, "sigy", { fiefs: ["sigy"] }], henri: [1, "sigy"] },
    ...city("sigy"),
    until: ["playing", 2],
  });
  const { state } = table.when(0, { type: "cede", village: "sigy", to: 1 }).isPlayed();
  expect([lordOf(state, "eric").fiefs, lordOf(state, "henri").fiefs]).toEqual([[], ["sigy"]]);
});

it("[F1429-10.9] an empty city is taken at the end of the march, not in passing", () => {
  const table = at({
    table: { phase: "marches" },
    lords: { eric: [0, "bourg", { fiefs: ["sigy"] }], henri: [1, "st-paul"] },
    fiefs: { sigy: { city: "sigy" } },
    villages: { sigy: { building: "city" } },
    until: ["marching", 1],
  });
  const march = { type: "march", lord: "henri", companions: [], sergeants: 0, knights: 0 } as const;
  const there = table.when(1, { ...march, to: "sigy" }).isPlayed();
  expect(lordOf(there.state, "eric").fiefs).toEqual(["sigy"]);
  const beyond = there.when(1, { ...march, to: "st-ciers-d-abzac" }).isPlayed();
  expect(lordOf(beyond.state, "eric").fiefs).toEqual(["sigy"]);
  const stopped = there.when(1, { type: "pass" }).isPlayed();
  expect(lordOf(stopped.state, "henri").fiefs).toEqual(["sigy"]);
});

it("[F1429-10.5] a spouse with two fiefs may pass one on first, or leave the title vacant", () => {
  const setup = {
    lords: {
      eric: [0, "sigy", { fiefs: ["sigy"], spouse: "jeanne" }],
      jeanne: [1, "bourg", { fiefs: ["bourg", "essarts"], spouse: "eric" }],
      henri: [1, "bourg"],
    },
    ...city("sigy"),
  } as const;
  const asked = killed(setup).isPlayed();
  asked.asks("yielding", 1);
  asked.when(1, { type: "passTitle", fief: "bourg", to: "henri" }).refuses("F1429-9.10");
  const passed = asked.when(1, { type: "passTitle", fief: "essarts", to: "henri" }).isPlayed().state;
  expect([lordOf(passed, "jeanne").fiefs, lordOf(passed, "henri").fiefs]).toEqual([["bourg", "sigy"], ["essarts"]]);
  asked
    .when(1, { type: "pass" })
    .followsAmongOthers({ type: "TitleVacated", fief: "sigy", lord: null, cause: "death" });
});

it("[F1429-10.6] if no lord of the family can hold the title it becomes vacant, even if the spouse could", () => {
  killed({
    lords: {
      eric: [0, "sigy", { fiefs: ["sigy"], spouse: "jeanne" }],
      henri: [0, "bourg", { fiefs: ["bourg", "essarts"] }],
      jeanne: [1, "blaye", { spouse: "eric" }],
    },
    ...city("sigy"),
  }).followsAmongOthers({ type: "TitleVacated", fief: "sigy", lord: null, cause: "death" });
});

/** Eric dies with two fiefs; Jeanne, his wife, can hold one more. */
const widowed = (more: Realm["lords"] = {}) =>
  killed({
    lords: {
      eric: [0, "sigy", { fiefs: ["sigy", "tournus"], spouse: "jeanne" }],
      jeanne: [1, "bourg", { fiefs: ["bourg"], spouse: "eric" }],
      ...more,
    },
    ...city("sigy"),
  }).isPlayed();

it("[F1429-10.10] a widow with room for one of two fiefs chooses which, and the other is vacant", () => {
  const asked = widowed();
  asked.asks("inheriting", 1);
  asked
    .when(1, { type: "inherit", fief: "tournus" })
    .followsAmongOthers(
      { type: "TitleBestowed", fief: "tournus", lord: "jeanne", seat: 1, cause: "marriage" },
      { type: "TitleVacated", fief: "sigy", lord: null, cause: "death" },
    );
});

it("[F1429-10.10] the other fief may still be inherited if one is passed on first", () => {
  const chosen = widowed({ henri: [1, "bourg"] })
    .when(1, { type: "inherit", fief: "sigy" })
    .isPlayed();
  chosen.asks("yielding", 1);
  const { state } = chosen.when(1, { type: "passTitle", fief: "sigy", to: "henri" }).isPlayed();
  expect([lordOf(state, "jeanne").fiefs, lordOf(state, "henri").fiefs]).toEqual([["bourg", "tournus"], ["sigy"]]);
});
