import { expect, it } from "vitest";
import { rolls } from "../../../testing/index.ts";
import { ransomOf } from "../model/offices.ts";
import { lordOf } from "../model/state.ts";
import { fief1429 } from "../ruleset.ts";
import { at, openTypes, realm, scripted } from "../testing/realm.fixture.ts";

const pope = [2, "bourg", { bishopric: 4, crowns: ["pope"] }] as const;

it("[F1429-5.1] counts every title for the ransom, but not d'Arc", () => {
  const state = realm({
    lords: { charles: [0, "sigy", { fiefs: ["bourg", "sigy"], bishopric: 5 }], jeanne: [0, "sigy", { isMaid: true }] },
  });
  expect([ransomOf(lordOf(state, "charles")), ransomOf(lordOf(state, "jeanne"))]).toEqual([8, 2]);
});

it("[F1429-5.2] a cardinal card makes a bishop cardinal, who stays bishop", () => {
  const table = at({
    families: [{ hand: ["cardinal"] }],
    lords: { francois: [0, "sigy", { bishopric: 5 }], henri: [1, "blaye"] },
    begins: "purchases",
    table: { first: 1 },
  });
  const { state } = table.when(0, { type: "giveHat", lord: "francois" }).isPlayed();
  expect(lordOf(state, "francois")).toMatchObject({ bishopric: 5, cardinal: "card" });
  table.when(0, { type: "giveHat", lord: "henri" }).refuses("F1429-5.2");
});

it("[F1429-5.3] while there is a pope nobody becomes cardinal without his consent; the card is kept", () => {
  const table = at({
    families: [{ hand: ["cardinal"] }],
    lords: { francois: [0, "sigy", { bishopric: 5 }], arthur: pope },
    begins: "purchases",
    table: { first: 1 },
  });
  const asked = table.when(0, { type: "giveHat", lord: "francois" }).isPlayed();
  asked.asks("consent", 2);
  const refused = asked.when(2, { type: "answer", answer: "no" }).isPlayed().state;
  expect([refused.families[0]?.hand, lordOf(refused, "francois").cardinal]).toEqual([["cardinal"], null]);
  const given = asked.when(2, { type: "answer", answer: "yes" }).isPlayed().state;
  expect([given.families[0]?.hand, lordOf(given, "francois").cardinal]).toEqual([[], "card"]);
});

it("[F1429-5.4] a hat may go to the bishop of another family, and the pope's family need not ask", () => {
  const table = at({
    families: [{}, {}, { hand: ["cardinal"] }],
    lords: { francois: [0, "sigy", { bishopric: 5 }], arthur: pope },
    begins: "purchases",
    table: { first: 1 },
  });
  table
    .when(2, { type: "giveHat", lord: "francois" })
    .followsAmongOthers({ type: "HatGiven", seat: 2, lord: "francois", by: "card", ecus: 0 });
});

it("[F1429-5.5] the pope excommunicates one lord at a time, once a turn, who loses the titles of the church", () => {
  const table = at({
    lords: {
      francois: [0, "sigy", { bishopric: 5, cardinal: "card", fiefs: ["sigy"] }],
      henri: [1, "blaye"],
      arthur: pope,
    },
    begins: "purchases",
    table: { first: 1 },
  });
  const banned = table.when(2, { type: "excommunicate", lord: "francois" });
  expect(lordOf(banned.isPlayed().state, "francois")).toMatchObject({
    isExcommunicated: true,
    bishopric: null,
    cardinal: null,
    // F1429-5.6
    fiefs: ["sigy"],
  });
  banned.isPlayed().when(2, { type: "excommunicate", lord: "henri" }).refuses("F1429-5.5");
  const lifted = banned.isPlayed().when(2, { type: "absolve", lord: "francois" }).isPlayed();
  lifted.when(2, { type: "excommunicate", lord: "henri" }).refuses("F1429-5.5");
});

it("[F1429-5.5] an excommunication ends when the pope dies", () => {
  const table = at({
    families: [{ hand: ["assassination"] }],
    lords: { francois: [0, "sigy", { isExcommunicated: true }], arthur: pope },
    begins: "purchases",
    table: { first: 1 },
  });
  table
    .when(0, { type: "assassinate", lord: "arthur", author: "francois" })
    .followsAmongOthers({ type: "Absolved", lord: "francois", seat: 0, cause: "death" });
});

it("[F1429-5.6] the pope does not excommunicate himself", () => {
  at({ lords: { arthur: pope, henri: [1, "blaye"] }, begins: "purchases", table: { first: 1 } })
    .when(2, { type: "excommunicate", lord: "arthur" })
    .refuses("F1429-5.5");
});

const royal = {
  henri: [0, "blaye", { crowns: ["king"], spouse: "jeanne" }],
  jeanne: [1, "sigy", { crowns: ["queen"], spouse: "henri" }],
} as const;

it("[F1429-5.11] when the king dies without a prince, the queen is regent", () => {
  const table = at({
    families: [{}, {}, { hand: ["assassination"] }],
    lords: { ...royal, othon: [2, "bourg"] },
    begins: "purchases",
    table: { first: 1 },
  });
  const { state } = table.when(2, { type: "assassinate", lord: "henri", author: "othon" }).isPlayed();
  expect(fief1429.view(state, 0).isRegency).toBe(true);
  expect(lordOf(state, "jeanne").crowns).toEqual(["queen"]);
});

it("[F1429-5.12] a man who enters the queen's family may be made crown prince, while the king lives", () => {
  const table = at({
    families: [{}, { hand: ["arthur", "mireille"] }],
    lords: royal,
    until: ["playing", 1],
  });
  table
    .when(1, { type: "playLord", lord: "arthur", village: "sigy", as: "prince" })
    .followsAmongOthers({ type: "Crowned", lord: "arthur", seat: 1, crown: "prince", cause: "birth" });
  table.when(1, { type: "playLord", lord: "mireille", village: "sigy", as: "prince" }).refuses("F1429-6.10");
  const regency = { jeanne: [1, "sigy", { crowns: ["queen"] }] } as const;
  at({ families: [{}, { hand: ["arthur"] }], lords: regency, until: ["playing", 1] })
    .when(1, { type: "playLord", lord: "arthur", village: "sigy", as: "prince" })
    .refuses("F1429-6.10");
});

it("[F1429-5.13] when the king dies the prince is king, his mother loses her title and his wife is queen", () => {
  const table = at({
    families: [{}, {}, { hand: ["assassination"] }],
    lords: {
      ...royal,
      arthur: [1, "sigy", { crowns: ["prince"], spouse: "mireille" }],
      mireille: [2, "bourg", { spouse: "arthur" }],
    },
    begins: "purchases",
    table: { first: 1 },
  });
  const { state } = table.when(2, { type: "assassinate", lord: "henri", author: "mireille" }).isPlayed();
  expect(["jeanne", "arthur", "mireille"].map((lord) => lordOf(state, lord as "arthur").crowns)).toEqual([
    [],
    ["king"],
    ["queen"],
  ]);
});

it("[F1429-5.14] the prince becomes king even as a prisoner and excommunicated", () => {
  const table = at({
    families: [{}, {}, { hand: ["assassination"] }],
    lords: {
      ...royal,
      arthur: [1, "bourg", { crowns: ["prince"], guard: 2, isExcommunicated: true }],
      othon: [2, "bourg"],
      eric: [2, "bourg", { crowns: ["pope"], bishopric: 4 }],
    },
    begins: "purchases",
    table: { first: 1 },
  });
  const { state } = table.when(2, { type: "assassinate", lord: "henri", author: "othon" }).isPlayed();
  expect(lordOf(state, "arthur").crowns).toEqual(["king"]);
});

it("[F1429-5.15] a prince stays prince when the queen dies", () => {
  const table = at({
    families: [{}, {}, { hand: ["assassination"] }],
    lords: { ...royal, arthur: [1, "sigy", { crowns: ["prince"] }], othon: [2, "bourg"] },
    begins: "purchases",
    table: { first: 1 },
  });
  const { state } = table.when(2, { type: "assassinate", lord: "jeanne", author: "othon" }).isPlayed();
  expect(lordOf(state, "arthur").crowns).toEqual(["prince"]);
});

it("[F1429-5.17] an imprisoned pope still excommunicates", () => {
  const { state } = at({
    lords: { arthur: [2, "bourg", { bishopric: 4, crowns: ["pope"], guard: 1 }], henri: [1, "bourg"] },
    begins: "purchases",
    table: { first: 1 },
  });
  expect(openTypes(state, 2)).toContain("excommunicate");
});

it("[F1429-5.9] the king levies the taille of an ungoverned fief, and waives the price of a title", () => {
  const land = {
    bourg: { troops: [[1, 1, 0]], building: "castle" },
    "la-bussiere": { troops: [[1, 1, 0]] },
    "st-vivien": { troops: [[1, 1, 0]] },
    villeneuve: { troops: [[1, 1, 0]] },
  } as const;
  at({
    families: [{ hand: ["tax"] }],
    lords: { henri: [0, "blaye", { crowns: ["king"] }] },
    villages: land,
    until: ["playing", 0],
  })
    .when(0, { type: "levyTaille", fief: "bourg" })
    .followsAmongOthers({ type: "TailleLevied", seat: 0, fief: "bourg", by: "henri" });
  const lords = { henri: [0, "blaye", { crowns: ["king"] }], arthur: [1, "bourg"] } as const;
  const begging = at({ lords, villages: land, begins: "purchases", table: { first: 1 } }).when(1, {
    type: "begTitle",
    fief: "bourg",
    lord: "arthur",
    city: "bourg",
  });
  begging
    .isPlayed()
    .when(0, { type: "answer", answer: "yes" })
    .followsAmongOthers({ type: "TitleBought", seat: 1, fief: "bourg", lord: "arthur", city: "bourg", ecus: 0 });
});

it("[F1429-17.14] a bishop calms a revolt on 3 to 6 and dies on 1 or 2; a cardinal pays and lives", () => {
  const revolted = (dieShows: number, more: object) => {
    const table = at({
      families: [{ hand: ["revolt"] }, { ecus: 3 }],
      lords: { arthur: [1, "bourg", { bishopric: 5, ...more }] },
      villages: { sigy: { troops: [[2, 4, 0]] } },
      sees: { 5: { calamities: ["famine"] } },
      begins: "purchases",
      table: { first: 2 },
    });
    const raised = table.when(0, { type: "revolt", village: "sigy", first: 2 }).isPlayed();
    const as = "cardinal" in more ? "cardinal" : "bishop";
    return raised.when(
      1,
      { type: "calm", lord: "arthur", as },
      scripted(...rolls(dieShows), ...(dieShows < 3 ? [0] : [])),
    );
  };
  revolted(3, {}).followsAmongOthers({
    type: "RevoltCalmed",
    card: 0,
    seat: 1,
    lord: "arthur",
    as: "bishop",
    rolled: 3,
    isCalmed: true,
  });
  revolted(2, {}).followsAmongOthers({ type: "LordDied", lord: "arthur", seat: 1, village: "bourg", cause: "revolt" });
  const cardinal = revolted(2, { cardinal: "card" }).isPlayed().state;
  expect([cardinal.families[1]?.ecus, cardinal.lords.length]).toEqual([0, 1]);
});

it("[F1429-5.12] when a crown prince has died there may be a new one", () => {
  const table = at({
    families: [{}, { hand: ["othon"] }, { hand: ["assassination"] }],
    lords: { ...royal, arthur: [1, "sigy", { crowns: ["prince"] }], mireille: [2, "bourg"] },
    until: ["playing", 1],
  });
  const newborn = { type: "playLord", lord: "othon", village: "sigy", as: "prince" } as const;
  table.when(1, newborn).refuses("F1429-6.10");
  const killed = table.when(2, { type: "assassinate", lord: "arthur", author: "mireille" }).isPlayed();
  expect(lordOf(killed.when(1, newborn).isPlayed().state, "othon").crowns).toEqual(["prince"]);
});

it("[F1429-5.17] an imprisoned queen regent levies the taille of an ungoverned fief", () => {
  at({
    families: [{ hand: ["tax"] }],
    lords: { jeanne: [0, "sigy", { crowns: ["queen"], guard: 1 }], othon: [1, "sigy"] },
    until: ["playing", 0],
  })
    .when(0, { type: "levyTaille", fief: "bourg" })
    .isPlayed();
});
