import { expect, it } from "vitest";
import type { Card } from "../family/model/types.ts";
import { atOriginal, dice, heldBy, openTypes, type Realm, turnEndedAt } from "../testing/realm.fixture.ts";
import { fiefOriginal } from "./ruleset.ts";

const table = (setup: Realm) => atOriginal({ ...setup, until: ["playing", 0] });
const hands = (...all: readonly (readonly Card[])[]) => ({ families: all.map((hand) => ({ hand, ecus: 1000 })) });
const held = { villages: { blaye: heldBy(1, 6), charolles: heldBy(2, 3) }, lords: { jean: [2, "charolles"] } } as const;
const lay = (card: "bad-weather" | "famine" | "plague") => ({ type: "lay", card, region: "blaye" }) as const;

it("[FC-5.2] bad weather lies on a region if nobody parries it, and keeps its soldiers where they are", () => {
  const { state } = table({ ...hands(["bad-weather"]), ...held })
    .when(0, lay("bad-weather"))
    .isPlayed();
  expect(state.regions[2]?.curses).toEqual(["bad-weather"]);
});

it("[FC-5.3] a famine lies on a region if nobody parries it", () => {
  const setup = { ...hands(["famine", "sun"]), villages: { sigy: heldBy(1, 6) } };
  const { state } = table(setup).when(0, lay("famine")).isPlayed();
  expect(state.regions[2]?.curses).toEqual(["famine"]);
});

it("[FC-5.4] bad weather and famine end with the turn", () => {
  const regions = { blaye: { curses: ["famine", "bad-weather"] as const } };
  const { state } = turnEndedAt(fiefOriginal, { regions, table: { turns: 2 } }).followsAmongOthers(
    { type: "CurseFaded", region: "blaye", curse: "famine" },
    { type: "CurseFaded", region: "blaye", curse: "bad-weather" },
  );
  expect(state.cards.discards).toEqual(["famine", "bad-weather"]);
});

it("[FC-5.5] a plague takes one soldier in three of each family, rounded down", () => {
  table({ ...hands(["plague"]), villages: { blaye: heldBy(1, 8), charolles: heldBy(2, 2) } })
    .when(0, lay("plague"))
    .followsAmongOthers({ type: "SoldiersLost", seat: 1, village: "blaye", road: null, soldiers: 2, cause: "plague" });
});

it("[FC-5.6] a lord dies of the plague on 1 and 2", () => {
  const setup = { ...hands(["plague"]), lords: { jean: [1, "blaye"], louis: [1, "blaye"] } as const };
  const { state } = table(setup).when(0, lay("plague"), dice(3, 2)).isPlayed();
  expect(state.lords.map(({ lord }) => lord)).toEqual(["jean"]);
});

it("[FC-5.16] the family with the most lords in the region is asked for a parry first, then the others", () => {
  const setup = { ...hands(["bad-weather"], ["sun"], ["sun"]), ...held };
  const asked = table(setup).when(0, lay("bad-weather")).isPlayed();
  asked.asks("parrying", 2);
  asked.when(2, { type: "pass" }).isPlayed().asks("parrying", 1);
});

it("[FC-5.17] sun parries bad weather, and both cards are discarded", () => {
  const setup = { ...hands(["bad-weather", "tithe"], ["sun"], ["sun"]), ...held };
  const { state } = table(setup)
    .when(0, lay("bad-weather"))
    .isPlayed()
    .when(2, { type: "parry" })
    .follows({ type: "AttackAnswered", seat: 2, card: "sun" });
  expect(state.regions[2]?.curses).toEqual([]);
  expect(state.cards.discards).toEqual(["sun", "bad-weather"]);
});

it("[FC-5.17] a good harvest parries a famine, and nothing else", () => {
  const setup = { ...hands(["famine", "sun"], ["sun"], ["good-harvest"]), ...held };
  const asked = table(setup).when(0, lay("famine")).isPlayed();
  expect(openTypes(fiefOriginal, asked.state, 2)).toEqual(["pass", "parry"]);
  const next = asked.when(2, { type: "pass" }).isPlayed();
  next.when(1, { type: "parry" }).refuses("FC-5.17");
});

const risen = { type: "revolt", region: "blaye" } as const;
const rebels = (...hand: readonly Card[]) => ({ families: [{ hand }, { ecus: 700 }, { ecus: 0 }] });
const built = {
  villages: {
    blaye: { ...heldBy(1, 5), hasCastle: true, mills: 1, presses: 1 },
    charolles: { ...heldBy(1, 2), presses: 2 },
    "la-salle": { ...heldBy(2, 4), hasCastle: true },
  },
} as const;

it("[FC-5.9] a revolt is played together with a famine", () => {
  table({ ...rebels("revolt"), ...built })
    .when(0, risen)
    .refuses("FC-5.9");
  const { state } = table({ ...rebels("revolt", "famine"), ...built })
    .when(0, risen, dice(2))
    .follows({ type: "AttackLaid", seat: 0, card: "revolt", region: "blaye", lord: null, rolled: 2, hasFamine: true });
  expect(state.regions[2]?.curses).toEqual(["famine"]);
});

const unanswered = (...pips: readonly number[]) => {
  const [first = 1, ...others] = pips;
  const asked = table({ ...rebels("revolt", "famine", "sun"), ...built })
    .when(0, risen, dice(first))
    .isPlayed();
  asked.asks("parrying", 1);
  return asked.when(1, { type: "pass" }, dice(...others));
};

it("[FC-5.10] all mills and presses of the region are lost on a 4", () => {
  const setup = table({ families: [{ hand: ["revolt", "famine", "sun"] }], ...built });
  const { state } = setup.when(0, risen, dice(4)).isPlayed();
  expect(state.places.some(({ mills, presses }) => mills + presses > 0)).toBe(false);
  expect(state.places[2]?.soldiers).toBe(5);
});

it("[FC-5.11] a stormed castle loses as many soldiers as a die shows, and no lord", () => {
  const { state } = unanswered(2, 6, 3).followsAmongOthers(
    { type: "CastleStormed", seat: 2, village: "la-salle", dice: [6], losses: 4 },
    { type: "CastleStormed", seat: 1, village: "blaye", dice: [3], losses: 3 },
  );
  expect([state.places[1]?.soldiers, state.places[2]?.soldiers, state.places[2]?.mills]).toEqual([0, 2, 1]);
});

it("[FC-5.11] two dice storm it on a 6, and the buildings are lost too", () => {
  const setup = table({ families: [{ hand: ["revolt", "famine", "sun"] }], ...built });
  const { state } = setup.when(0, risen, dice(6, 1, 1, 2, 1)).isPlayed();
  expect([state.places[1]?.soldiers, state.places[2]?.soldiers, state.places[2]?.mills]).toEqual([2, 2, 0]);
});

it("[FC-5.22] each castle of the region is stormed with dice of its own, an empty one not at all", () => {
  const empty = { ...built.villages, charolles: { hasCastle: true } };
  const facts = table({ families: [{ hand: ["revolt", "famine", "sun"] }], villages: empty })
    .when(0, risen, dice(2, 1, 2))
    .facts();
  expect(facts.filter(({ type }) => type === "CastleStormed")).toHaveLength(2);
});

it("[FC-5.12] the rebels' family chooses between mill and press on a 3", () => {
  const setup = table({ families: [{ hand: ["revolt", "famine", "sun"] }], ...built });
  const asked = setup.when(0, risen, dice(3)).isPlayed();
  asked.asks("ruin", 0);
  const { state } = asked.when(0, { type: "ruin", building: "press" }).isPlayed();
  expect([state.places[2]?.mills, state.places[2]?.presses, state.places[3]?.presses]).toEqual([1, 0, 1]);
});

it("[FC-5.13] 300 écus a pip end the revolt and the famine with it", () => {
  const asked = table({ ...rebels("revolt", "famine", "sun"), ...built })
    .when(0, risen, dice(2))
    .isPlayed();
  const { state } = asked.when(1, { type: "appease" }).follows({ type: "RevoltAppeased", seat: 1, ecus: 600 });
  expect([state.families[1]?.ecus, state.regions[2]?.curses]).toEqual([100, []]);
  const dear = table({ ...rebels("revolt", "famine", "sun"), ...built })
    .when(0, risen, dice(3))
    .isPlayed();
  dear.asks("ruin", 0);
});

it("[FC-5.13] a revolt that dies down on a 1 may be paid for too, which ends its famine", () => {
  const asked = table({ ...rebels("revolt", "famine", "sun"), ...built })
    .when(0, risen, dice(1))
    .isPlayed();
  const paid = asked.when(1, { type: "appease" }).isPlayed();
  expect([paid.state.families[1]?.ecus, paid.state.regions[2]?.curses]).toEqual([400, []]);
  const unpaid = asked.when(1, { type: "pass" }).isPlayed();
  expect(unpaid.state.regions[2]?.curses).toEqual(["famine"]);
});

it("[FC-5.20] a region has one revolt in a turn, for its famine lies there", () => {
  const asked = table({ ...rebels("revolt", "famine", "revolt"), ...built }).when(0, risen, dice(1));
  asked.isPlayed().when(1, { type: "pass" }).isPlayed().when(0, risen).refuses("FC-5.9");
});

const murder = { type: "assassinate", lord: "louis" } as const;
const plot = {
  ...hands(["assassination", "sun"], ["justice"]),
  lords: { jean: [0, "blaye"], louis: [1, "sigy"] },
} as const;

it("[FC-5.14] a murder is done unless the victim's family parries it", () => {
  const asked = table(plot).when(0, murder).isPlayed();
  asked.asks("parrying", 1);
  const { state } = asked
    .when(1, { type: "pass" })
    .followsAmongOthers({ type: "LordDied", lord: "louis", seat: 1, village: "sigy", cause: "assassination" });
  expect(state.lords.map(({ lord }) => lord)).toEqual(["jean"]);
});

it("[FC-5.15] the family that parries an assassination executes a lord of the murderer's family", () => {
  const asked = table(plot).when(0, murder).isPlayed();
  asked.when(1, { type: "execute", lord: "louis" }).refuses("FC-5.15");
  const { state } = asked
    .when(1, { type: "execute", lord: "jean" })
    .follows(
      { type: "AttackAnswered", seat: 1, card: "justice" },
      { type: "LordDied", lord: "jean", seat: 0, village: "blaye", cause: "justice" },
    );
  expect(state.lords.map(({ lord }) => lord)).toEqual(["louis"]);
});

it("[FC-5.21] justice is spent with the one lord that it saves", () => {
  const { state } = table(plot).when(0, murder).isPlayed().when(1, { type: "execute", lord: "jean" }).isPlayed();
  expect([state.attack, state.families[1]?.hand, state.cards.discards]).toEqual([
    null,
    [],
    ["assassination", "justice", "jean"],
  ]);
});

it("[FC-6.1] a lord comes into a castle; else into any free village, at home or abroad", () => {
  const playLord = (village: "blaye" | "charolles" | "sigy") => ({ type: "playLord", lord: "jean", village }) as const;
  const home = { families: [{ hand: ["jean"] as const, home: "blaye" as const }] };
  const walled = table({ ...home, villages: { blaye: { ...heldBy(0), hasCastle: true } } });
  walled.when(0, playLord("charolles")).refuses("FC-6.1");
  walled.when(0, playLord("blaye")).isPlayed();
  const homeless = table({ ...home, villages: { blaye: heldBy(0) } });
  homeless.when(0, playLord("blaye")).refuses("FC-6.1");
  homeless.when(0, playLord("charolles")).isPlayed();
  homeless.when(0, playLord("sigy")).isPlayed();
});

it("[FC-6.3] he comes into a village of his family or waits if nothing is free", () => {
  const home = { families: [{ hand: ["jean"] as const, home: "blaye" as const }] };
  const all = Object.fromEntries(table(home).state.places.map(({ village }) => [village, heldBy(1)]));
  const playLord = { type: "playLord", lord: "jean", village: "blaye" } as const;
  table({ ...home, villages: all })
    .when(0, playLord)
    .refuses("FC-6.3");
  table({ ...home, villages: { ...all, blaye: heldBy(0) } })
    .when(0, playLord)
    .isPlayed();
});

it("[FC-6.7] a bishop becomes cardinal for the asking, one a turn", () => {
  const setup = {
    ...hands(["sun"]),
    lords: { jean: [0, "blaye", { see: "sigy" }], louis: [0, "blaye", { see: "bourg" }] } as const,
  };
  table(setup)
    .when(0, { type: "takeHat", lord: "jean" })
    .follows({ type: "HatTaken", seat: 0, lord: "jean", ecus: 0 })
    .when(0, { type: "takeHat", lord: "louis" })
    .refuses("FC-6.7");
});
