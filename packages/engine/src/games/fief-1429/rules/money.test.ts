import { expect, it } from "vitest";
import { ransomOf } from "../model/offices.ts";
import type { State } from "../model/state.ts";
import { lordOf } from "../model/state.ts";
import { stockOf } from "../model/stock.ts";
import { fief1429 } from "../ruleset.ts";
import { at, openTypes, type Realm, realm } from "../testing/realm.fixture.ts";
import { incomeOf } from "./income.ts";

const buying = (setup: Realm) => at({ ...setup, until: ["purchases", 0] });

it("[F1429-8.1] pays an écu for each village that is controlled and not besieged", () => {
  const state = realm({
    villages: {
      sigy: { troops: [[0, 1, 0]] },
      blaye: { troops: [[0, 1, 0]], building: "castle", engines: [{ seat: 1, shows: 1, since: 1 }] },
    },
  });
  expect(incomeOf(state, 0)).toMatchObject({ villages: 1, ecus: 1 });
});

it("[F1429-8.2] pays two écus a mill, more for each bonus, nothing in a famine", () => {
  const mills = (see: object) =>
    incomeOf(realm({ villages: { sigy: { troops: [[0, 1, 0]], mills: 2 } }, sees: { 5: see } }), 0).mills;
  expect([
    mills({}),
    mills({ boons: ["good-harvest"] }),
    mills({ boons: ["good-harvest", "fine-weather"] }),
    mills({ calamities: ["famine"] }),
  ]).toEqual([4, 6, 8, 0]);
});

it("[F1429-8.3] the book's royal taille of Bourg brings Sabine 8, Franck 3 and Olivier 1", () => {
  const state = realm({
    lords: { henri: [0, "sigy", { crowns: ["king"] }] },
    villages: {
      bourg: { troops: [[1, 1, 0]] },
      "st-vivien": { troops: [[1, 1, 0]] },
      villeneuve: { troops: [[1, 1, 0]] },
      "la-bussiere": { troops: [[2, 1, 0]] },
    },
    fiefs: { bourg: { taille: { seat: 0, by: "henri" } } },
  });
  expect([0, 1, 2].map((seat) => incomeOf(state, seat).taille)).toEqual([8, 0, 0]);
  expect([1, 2].map((seat) => incomeOf(state, seat).villages)).toEqual([3, 1]);
});

it("[F1429-8.4] the tithe takes what the mills pay from their owners; the bishop goes before the pope", () => {
  const setup = {
    lords: { charles: [1, "bourg", { bishopric: 4 }], arthur: [2, "blaye", { bishopric: 1, crowns: ["pope"] }] },
    villages: { bourg: { troops: [[0, 1, 0]], mills: 2 }, blaye: { troops: [[0, 1, 0]], mills: 1 } },
    sees: { 4: { tithes: [{ seat: 1, by: "charles", as: "bishop" }] } },
  } as const;
  const state = { ...realm(setup), papalTithe: { seat: 2, by: "arthur" } } as const;
  expect([0, 1, 2].map((seat) => incomeOf(state, seat))).toMatchObject([{ mills: 0 }, { tithe: 4 }, { tithe: 2 }]);
});

it("[F1429-8.5] [F1429-5.10] the queen brings two écus", () => {
  expect(incomeOf(realm({ lords: { jeanne: [0, "sigy", { crowns: ["queen"] }] } }), 0).queen).toBe(2);
});

it("[F1429-5.10] a queen in prison brings two écus too", () => {
  const lords = { jeanne: [0, "sigy", { crowns: ["queen"], guard: 1 }], charles: [1, "sigy"] } as const;
  expect(incomeOf(realm({ lords }), 0).queen).toBe(2);
});

it("[F1429-8.6] an heir of the same family collects the taille, another family does not", () => {
  const taille = { fiefs: { sigy: { taille: { seat: 0, by: "henri" } } } } as const;
  expect(incomeOf(realm({ ...taille, lords: { eric: [0, "blaye", { fiefs: ["sigy"] }] } }), 0).taille).toBe(6);
  const elsewhere = realm({ ...taille, lords: { eric: [1, "blaye", { fiefs: ["sigy"] }] } });
  expect([0, 1].map((seat) => incomeOf(elsewhere, seat).taille)).toEqual([0, 0]);
});

it("[F1429-8.7] the taille of a king lapses with the king, a tithe with the bishop", () => {
  const taille = realm({ fiefs: { sigy: { taille: { seat: 0, by: "henri" } } } });
  expect(incomeOf(taille, 0).taille).toBe(0);
  const tithe = realm({
    villages: { sigy: { troops: [[1, 1, 0]], mills: 1 } },
    sees: { 5: { tithes: [{ seat: 0, by: "henri", as: "bishop" }] } },
  });
  expect([incomeOf(tithe, 0).tithe, incomeOf(tithe, 1).mills]).toEqual([0, 2]);
});

it("[F1429-8.8] after the income markers return and bonus cards are discarded, calamities stay", () => {
  const table = at({
    families: [{ hand: ["ambush"] }],
    sees: { 5: { boons: ["good-harvest"], calamities: ["famine"], tithes: [{ seat: 0, by: "henri", as: "bishop" }] } },
    begins: "income",
  });
  const { state } = table.when(0, { type: "pass" }).isPlayed();
  expect(state.sees[4]).toEqual({ bishopric: 5, boons: [], calamities: ["famine"], tithes: [] });
  expect([stockOf(state, 0).taxes, state.cards.eventDiscards]).toEqual([3, ["good-harvest"]]);
});

it("[F1429-8.9] a tithe takes nothing from besieged mills", () => {
  const state = realm({
    lords: { charles: [1, "bourg", { bishopric: 4 }] },
    villages: { bourg: { troops: [[0, 1, 0]], mills: 2, engines: [{ seat: 2, shows: 1, since: 1 }] } },
    sees: { 4: { tithes: [{ seat: 1, by: "charles", as: "bishop" }] } },
  });
  expect(incomeOf(state, 1).tithe).toBe(0);
});

it("[F1429-9.1] buys in any order as long as there is money, then passes", () => {
  const table = buying({ families: [{ ecus: 4 }], lords: { thierry: [0, "st-medard"] } });
  const mill = table.when(0, { type: "buildMill", village: "st-medard" }).isPlayed();
  mill.when(0, { type: "buildMill", village: "st-medard" }).refuses("F1429-9.1");
  mill.when(0, { type: "buildCastle", village: "st-medard" }).refuses("F1429-9.1");
  mill.when(0, { type: "recruitKnights", village: "st-medard", knights: 1 }).refuses("F1429-9.1");
  mill
    .when(0, { type: "recruitSergeants", village: "st-medard", sergeants: 1 })
    .isPlayed()
    .when(0, { type: "pass" })
    .isPlayed()
    .asks("purchases", 1);
});

it("[F1429-9.2] the book's Olivier buys three sergeants and two knights for nine écus", () => {
  const table = buying({
    families: [{ ecus: 9 }],
    lords: { thierry: [0, "st-medard"] },
    villages: {
      "st-medard": { troops: [[0, 4, 3]] },
      blaye: { troops: [[0, 1, 0]], building: "castle" },
    },
  });
  const knights = table.when(0, { type: "recruitKnights", village: "st-medard", knights: 2 }).isPlayed();
  // F1429-9.3: only four in a village.
  knights.when(0, { type: "recruitSergeants", village: "st-medard", sergeants: 3 }).refuses("F1429-9.2");
  const two = knights.when(0, { type: "recruitSergeants", village: "st-medard", sergeants: 2 }).isPlayed();
  const all = two.when(0, { type: "recruitSergeants", village: "blaye", sergeants: 1 }).isPlayed().state;
  expect(all.families[0]?.ecus).toBe(0);
  expect(all.places.find(({ village }) => village === "st-medard")?.bands).toMatchObject([
    { sergeants: 6, knights: 5 },
  ]);
});

it("[F1429-9.3] sets at most four units in a village, counted over the whole phase", () => {
  const table = buying({ families: [{ ecus: 20 }], lords: { thierry: [0, "st-medard"] } });
  const after = table.when(0, { type: "recruitSergeants", village: "st-medard", sergeants: 4 }).isPlayed();
  expect(openTypes(after.state, 0)).not.toContain("recruitKnights");
  after.when(0, { type: "recruitKnights", village: "st-medard", knights: 1 }).refuses("F1429-9.3");
});

it("[F1429-9.4] the besieged set no units in the fortress, the besieger may", () => {
  const siege = {
    villages: {
      sigy: {
        troops: [
          [0, 1, 0],
          [1, 1, 0],
        ],
        building: "castle",
        engines: [{ seat: 1, shows: 1, since: 1 }],
      },
    },
  } as const;
  const lords = { thierry: [0, "sigy"], arthur: [1, "sigy"] } as const;
  buying({ ...siege, lords, families: [{ ecus: 5 }] })
    .when(0, { type: "recruitSergeants", village: "sigy", sergeants: 1 })
    .refuses("F1429-9.4");
  at({ ...siege, lords, families: [{}, { ecus: 5 }], begins: "purchases", table: { first: 1 } })
    .when(1, { type: "recruitSergeants", village: "sigy", sergeants: 1 })
    .isPlayed();
});

it("[F1429-9.5] a village has two mills at most", () => {
  buying({ families: [{ ecus: 9 }], villages: { sigy: { troops: [[0, 1, 0]], mills: 2 } } })
    .when(0, { type: "buildMill", village: "sigy" })
    .refuses("F1429-9.5");
});

it("[F1429-9.6] a castle costs ten écus, one fortress a village", () => {
  const table = buying({
    families: [{ ecus: 10 }],
    villages: { sigy: { troops: [[0, 1, 0]] }, blaye: { troops: [[0, 1, 0]], building: "castle" } },
  });
  table
    .when(0, { type: "buildCastle", village: "sigy" })
    .followsAmongOthers({ type: "CastleBuilt", seat: 0, village: "sigy", ecus: 10 });
  table.when(0, { type: "buildCastle", village: "blaye" }).refuses("F1429-9.6");
});

const tournus = {
  tournus: { troops: [[0, 1, 0]], building: "castle" },
  belleville: { troops: [[0, 1, 0]] },
  pugnac: { troops: [[0, 1, 0]] },
} as const;

it("[F1429-9.7] the book's green fief costs six écus, [F1429-9.8] and a castle becomes its city", () => {
  const table = buying({ families: [{ ecus: 6 }], lords: { eric: [0, "tournus"] }, villages: tournus });
  const { state } = table.when(0, { type: "buyTitle", fief: "tournus", lord: "eric", city: "tournus" }).isPlayed();
  expect([state.families[0]?.ecus, lordOf(state, "eric").fiefs]).toEqual([0, ["tournus"]]);
  expect(fief1429.view(state, 0).villages.find(({ village }) => village === "tournus")?.building).toBe("city");
});

it("[F1429-9.7] refuses a title without money, without a village or to a lord with two", () => {
  const title = { type: "buyTitle", fief: "tournus", lord: "eric", city: "tournus" } as const;
  buying({ families: [{ ecus: 5 }], lords: { eric: [0, "tournus"] }, villages: tournus })
    .when(0, title)
    .refuses("F1429-9.7");
  const { pugnac: _, ...two } = tournus;
  buying({ families: [{ ecus: 9 }], lords: { eric: [0, "tournus"] }, villages: two })
    .when(0, title)
    .refuses("F1429-9.7");
  buying({ families: [{ ecus: 9 }], lords: { eric: [0, "tournus", { fiefs: ["blaye", "sigy"] }] }, villages: tournus })
    .when(0, title)
    .refuses("F1429-5.1");
});

it("[F1429-9.8] only a castle becomes a city", () => {
  buying({ families: [{ ecus: 6 }], lords: { eric: [0, "tournus"] }, villages: tournus })
    .when(0, { type: "buyTitle", fief: "tournus", lord: "eric", city: "pugnac" })
    .refuses("F1429-9.7");
  const open = { ...tournus, tournus: { troops: [[0, 1, 0]] } } as const;
  buying({ families: [{ ecus: 6 }], lords: { eric: [0, "tournus"] }, villages: open })
    .when(0, { type: "buyTitle", fief: "tournus", lord: "eric", city: "tournus" })
    .refuses("F1429-9.8");
});

it("[F1429-9.9] the hat for sale costs five écus and goes to a bishop, once", () => {
  const setup = {
    families: [{ ecus: 10 }],
    lords: { eric: [0, "tournus", { bishopric: 2 }], henri: [1, "sigy", { bishopric: 5 }] },
  } as const;
  const after = buying(setup).when(0, { type: "buyHat", lord: "eric" }).isPlayed();
  expect([after.state.families[0]?.ecus, lordOf(after.state, "eric").cardinal]).toEqual([5, "purchase"]);
  after.when(0, { type: "buyHat", lord: "henri" }).refuses("F1429-1.4");
});

it("[F1429-9.10] a lord with two fiefs may pass the lesser on, not the greater", () => {
  const table = buying({ lords: { eric: [0, "tournus", { fiefs: ["tournus", "essarts"] }], henri: [0, "tournus"] } });
  table.when(0, { type: "passTitle", fief: "tournus", to: "henri" }).refuses("F1429-9.10");
  table
    .when(0, { type: "passTitle", fief: "essarts", to: "henri" })
    .follows({ type: "TitleBestowed", fief: "essarts", lord: "henri", seat: 0, cause: "passed" });
});

it("[F1429-9.11] either of two equal titles may be passed, out of turn too", () => {
  const table = at({
    lords: { eric: [1, "tournus", { fiefs: ["tournus", "sigy"] }], henri: [1, "tournus"] },
    begins: "purchases",
  });
  for (const fief of ["tournus", "sigy"] as const) table.when(1, { type: "passTitle", fief, to: "henri" }).isPlayed();
});

it("[F1429-9.12] the king's own family buys titles free", () => {
  const table = buying({ lords: { eric: [0, "tournus", { crowns: ["king"] }] }, villages: tournus });
  table
    .when(0, { type: "buyTitle", fief: "tournus", lord: "eric", city: "tournus" })
    .followsAmongOthers({ type: "TitleBought", seat: 0, fief: "tournus", lord: "eric", city: "tournus", ecus: 0 });
});

/** The last family that is asked before the ransoms has nothing to do. */
function ransomed(setup: Realm) {
  let table = at({ ...setup, begins: "purchases" });
  table.asks("window", ...askedIn(table.state));
  for (;;) {
    const [seat, ...others] = askedIn(table.state);
    if (seat === undefined) throw new Error("no one is asked before the ransoms");
    const passed = table.when(seat, { type: "pass" });
    if (others.length === 0) return passed;
    table = passed.isPlayed();
  }
}
const askedIn = (state: State) => fief1429.question(state)?.seats ?? [];

it("[F1429-14.6] the ransom of a bishop and baron is six écus", () => {
  const state = realm({ lords: { eric: [0, "sigy", { bishopric: 5, fiefs: ["essarts"] }] } });
  expect(fief1429.view(state, 0).lords[0]?.ransom).toBe(6);
});

it("[F1429-14.7] ransoms must be paid, the highest first, before any family buys", () => {
  const paid = ransomed({
    families: [{ ecus: 8 }, {}, {}],
    lords: {
      arthur: [0, "bourg", { bishopric: 1, cardinal: "card", guard: 1 }],
      alienor: [0, "bourg", { crowns: ["queen"], guard: 1 }],
      othon: [1, "bourg"],
      eric: [0, "sigy"],
    },
  });
  paid.followsAmongOthers({ type: "RansomPaid", lord: "arthur", seat: 0, to: 1, ecus: 6, isAgreed: false });
  const { state } = paid.isPlayed();
  expect(lordOf(state, "arthur")).toMatchObject({ guard: null, village: "sigy", isAway: false });
  expect(state.families.map(({ ecus }) => ecus)).toEqual([2, 6, 0]);
});

it("[F1429-14.8] a lower sum may be agreed", () => {
  const table = at({
    families: [{ ecus: 3 }],
    lords: { arthur: [0, "bourg", { bishopric: 1, guard: 1 }], othon: [1, "bourg"], eric: [0, "sigy"] },
    until: ["playing", 2],
  });
  const asked = table.when(0, { type: "offerRansom", lord: "arthur", ecus: 1 }).isPlayed();
  asked.asks("consent", 1);
  asked
    .when(1, { type: "answer", answer: "yes" })
    .followsAmongOthers(
      { type: "RansomPaid", lord: "arthur", seat: 0, to: 1, ecus: 1, isAgreed: true },
      { type: "PrisonerFreed", lord: "arthur", seat: 0, by: 1, cause: "ransom" },
    );
});

it("[F1429-14.9] a family may pay a ransom with one it has just received, in turn order", () => {
  const { state } = ransomed({
    families: [{ ecus: 2 }, {}, {}],
    lords: {
      arthur: [0, "bourg", { guard: 1 }],
      othon: [1, "bourg"],
      henri: [1, "sigy", { guard: 0 }],
      eric: [0, "sigy"],
    },
  }).isPlayed();
  expect(state.families.map(({ ecus }) => ecus)).toEqual([2, 0, 0]);
  expect(state.lords.filter(({ guard }) => guard !== null)).toEqual([]);
});

it("[F1429-1.8] pays whatever is due, however much", () => {
  const { state } = at({
    families: [{ ecus: 1000, hand: ["ambush"] }],
    begins: "income",
    villages: { sigy: { troops: [[0, 1, 0]] } },
  })
    .when(0, { type: "pass" })
    .isPlayed();
  expect(state.families[0]?.ecus).toBe(1001);
});

it("[F1429-18.1] money may be given at any time, and lies open", () => {
  const table = at({ families: [{ ecus: 5 }], begins: "purchases", table: { first: 1 } });
  const after = table.when(0, { type: "give", to: 2, ecus: 5 });
  after.follows({ type: "MoneyGiven", seat: 0, to: 2, ecus: 5, total: 0, toTotal: 5, isHidden: false });
  expect(fief1429.view(after.isPlayed().state, "spectator").families.map(({ ecus }) => ecus)).toEqual([0, 0, 5]);
});

it("[F1429-14.8] the book's Franck frees a cardinal and the queen together for eight écus", () => {
  const table = at({
    families: [{ ecus: 8 }],
    lords: {
      arthur: [0, "bourg", { bishopric: 1, cardinal: "card", guard: 1 }],
      alienor: [0, "bourg", { crowns: ["queen"], guard: 1 }],
      othon: [1, "bourg"],
      eric: [0, "sigy"],
    },
    until: ["playing", 2],
  });
  expect((["arthur", "alienor"] as const).map((lord) => ransomOf(lordOf(table.state, lord)))).toEqual([6, 4]);
  const { state } = table
    .when(0, { type: "offerRansom", lord: "arthur", ecus: 4 })
    .isPlayed()
    .when(1, { type: "answer", answer: "yes" })
    .isPlayed()
    .when(0, { type: "offerRansom", lord: "alienor", ecus: 4 })
    .isPlayed()
    .when(1, { type: "answer", answer: "yes" })
    .isPlayed();
  expect([state.lords.filter(({ guard }) => guard !== null), state.families.map(({ ecus }) => ecus)]).toEqual([
    [],
    [0, state.families[1]?.ecus, state.families[2]?.ecus],
  ]);
});
