import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import type { Card } from "../family/model/types.ts";
import { atVitale, dice, heldBy, openTypes, type Realm, turnEndedAt } from "../testing/realm.fixture.ts";
import { fiefVitale } from "./ruleset.ts";

const table = (setup: Realm) => atVitale({ ...setup, until: ["playing", 0] });
const hands = (...all: readonly (readonly Card[])[]) => ({ families: all.map((hand) => ({ hand, ecus: 1000 })) });
const lay = (card: "bad-weather" | "famine" | "plague") => ({ type: "lay", card, region: "blaye" }) as const;
const starving = { regions: { blaye: { curses: ["famine"] } } } as const;

it("[FC-5.2] bad weather lies on a region at once: nobody is asked", () => {
  const setup = { ...hands(["bad-weather", "tithe"], ["sun"]), villages: { blaye: heldBy(1, 3) } };
  const { state } = table(setup).when(0, lay("bad-weather")).isPlayed();
  expect([state.regions[2]?.curses, state.attack, state.agenda.pending[0]?.step]).toEqual([
    ["bad-weather"],
    null,
    { type: "playing", seat: 0 },
  ]);
});

it("[FC-5.3] a famine lies on a region at once", () => {
  const { state } = table(hands(["famine", "tithe"]))
    .when(0, lay("famine"))
    .isPlayed();
  expect(state.regions[2]?.curses).toEqual(["famine"]);
});

it("[FC-5.4] bad weather and famine outlast the turn", () => {
  const { state } = turnEndedAt(fiefVitale, { ...starving, table: { turns: 2 } }).isPlayed();
  expect([state.ending?.reason, state.regions[2]?.curses]).toEqual(["turns", ["famine"]]);
});

it("[FC-5.5] a plague takes half of each family's soldiers, rounded down", () => {
  table({ ...hands(["plague"]), villages: { blaye: heldBy(1, 7) } })
    .when(0, lay("plague"))
    .followsAmongOthers({ type: "SoldiersLost", seat: 1, village: "blaye", road: null, soldiers: 3, cause: "plague" });
});

it("[FC-5.6] a lord dies of the plague on 1, 2 and 3", () => {
  const setup = { ...hands(["plague"]), lords: { jean: [1, "blaye"], louis: [1, "blaye"] } as const };
  const { state } = table(setup).when(0, lay("plague"), dice(4, 3)).isPlayed();
  expect(state.lords.map(({ lord }) => lord)).toEqual(["jean"]);
});

it("[FC-5.17] sun and harvest are played in the family's own turn, on any region that is struck", () => {
  const setup = { ...hands(["good-harvest", "sun"]), ...starving };
  table(setup).when(0, { type: "bless", card: "sun", region: "blaye" }).refuses("FC-5.17");
  const { state } = table(setup)
    .when(0, { type: "bless", card: "good-harvest", region: "blaye" })
    .follows({ type: "CurseLifted", region: "blaye", curse: "famine", seat: 0 });
  expect([state.regions[2]?.curses, state.cards.discards]).toEqual([[], ["good-harvest", "famine"]]);
});

const risen = { type: "revolt", region: "blaye" } as const;
const rebels = { families: [{ hand: ["revolt", "sun", "revolt"] }, { ecus: 700 }, { ecus: 500 }] } as const;
const walls = {
  villages: { blaye: { ...heldBy(1, 2), hasCastle: true, mills: 1 } },
  lords: { jean: [1, "blaye"], louis: [1, "blaye"] },
} as const;

it("[FC-5.9] a revolt needs a famine that lies there already, whosesoever", () => {
  table({ ...rebels, ...walls })
    .when(0, risen)
    .refuses("FC-5.9");
  table({ ...rebels, ...walls, ...starving })
    .when(0, risen, dice(2))
    .follows({ type: "AttackLaid", seat: 0, card: "revolt", region: "blaye", lord: null, rolled: 2, hasFamine: false })
    .asks("parrying", 1);
});

it("[FC-5.20] a region has one revolt in a turn", () => {
  raised(1).when(0, risen).refuses("FC-5.20");
});

const raised = (pip: number) =>
  table({ ...rebels, ...walls, ...starving })
    .when(0, risen, dice(pip))
    .isPlayed();

it("[FC-5.10] nothing happens on a 1, castles and buildings suffer on a 5", () => {
  const calm = raised(1);
  expect(calm.state.places[2]).toMatchObject({ soldiers: 2, mills: 1 });
  const stormed = raised(5).when(1, { type: "pass" }, dice(2, 2)).isPlayed();
  const { state } = stormed.when(1, { type: "fall", lords: [] }).isPlayed();
  expect(state.places[2]).toMatchObject({ soldiers: 1, mills: 0 });
});

it("[FC-5.11] a stormed castle loses pawns by the table of battles, with two dice, on a 6 with three", () => {
  const two = raised(2).when(1, { type: "pass" }, dice(5, 4));
  two.followsAmongOthers({ type: "CastleStormed", seat: 1, village: "blaye", dice: [5, 4], losses: 3 });
  // FC-11.6
  two.isPlayed().asks("mourning", 1);
  raised(6)
    .when(1, { type: "pass" }, dice(1, 1, 2))
    .followsAmongOthers({ type: "CastleStormed", seat: 1, village: "blaye", dice: [1, 1, 2], losses: 1 });
});

it("[FC-5.13] 300 écus a pip end the revolt; the famine stays", () => {
  const { state } = raised(2).when(1, { type: "appease" }).follows({ type: "RevoltAppeased", seat: 1, ecus: 600 });
  expect([state.families[1]?.ecus, state.regions[2]?.curses]).toEqual([100, ["famine"]]);
});

it("[FC-5.23] money may be lent to a family that has to appease a revolt", () => {
  const asked = raised(3);
  asked.when(1, { type: "appease" }).refuses("FC-5.13");
  const lent = asked
    .when(2, { type: "give", to: 1, ecus: 300 })
    .follows({ type: "MoneyGiven", seat: 2, to: 1, ecus: 300 });
  lent.when(1, { type: "appease" }).follows({ type: "RevoltAppeased", seat: 1, ecus: 900 });
});

it("[FC-5.16] all with a pawn in the region are asked, who has most lords there first", () => {
  const villages = { blaye: heldBy(2, 2), charolles: heldBy(1, 2) };
  const setup = { ...rebels, ...starving, villages, lords: { jean: [1, "charolles"] } as const };
  const asked = table(setup).when(0, risen, dice(3)).isPlayed();
  asked.asks("parrying", 1);
  asked.when(1, { type: "pass" }).isPlayed().asks("parrying", 2);
});

const murder = { type: "assassinate", lord: "louis" } as const;
const plot = {
  ...hands(["assassination", "sun"], ["sun"], ["justice"]),
  lords: { jean: [0, "blaye"], eric: [0, "blaye", { isKing: true }], louis: [1, "sigy", { see: "bourg" }] },
} as const;

it("[FC-5.14] the victim dies at once, and with him his titles of the church", () => {
  const { state } = table(plot)
    .when(0, murder)
    .followsAmongOthers({ type: "LordDied", lord: "louis", seat: 1, village: "sigy", cause: "assassination" });
  expect(state.cards.discards).toEqual(["assassination", "louis", "see-bourg"]);
});

it("[FC-5.15] any family may then play justice, on any lord of the murderer's family except the king", () => {
  const asked = table(plot).when(0, murder).isPlayed();
  asked.asks("justice", 1, 2);
  expect(fiefVitale.question(asked.state)?.affectedSeats).toEqual([1]);
  asked.when(2, { type: "execute", lord: "eric" }).refuses("FC-5.15");
  asked
    .when(2, { type: "execute", lord: "jean" })
    .follows(
      { type: "AttackAnswered", seat: 2, card: "justice" },
      { type: "LordDied", lord: "jean", seat: 0, village: "blaye", cause: "justice" },
    );
});

it("[FC-5.15] nobody is asked for a justice that all can see among the discards", () => {
  const setup = { ...plot, ...hands(["assassination", "sun"], ["sun"], ["tithe"]), discards: ["justice"] as const };
  table(setup).when(0, murder).isPlayed().asks("playing", 0);
});

/** The cards phase begins with an empty draw pile. */
const shuffled = { pile: [], begins: "cards" } as const;

it("[FC-4.3] a family with soldiers and without a lord may ask for one before the shuffle", () => {
  const setup = {
    villages: { blaye: { ...heldBy(0, 3), hasCastle: true } },
    lords: { jean: [1, "sigy"] },
    ...shuffled,
  } as const;
  const asked = atVitale(setup);
  asked.asks("orphan", 0);
  asked.when(0, { type: "takeLord", lord: "jean", village: "blaye" }).refuses("FC-4.3");
  asked.when(0, { type: "pass" }, seededChance(1)).followsAmongOthers({ type: "PileRenewed", cards: 57 });
});

it("[FC-4.7] the lord asked for comes into play at once and does not count towards the hand", () => {
  const villages = { blaye: { ...heldBy(0, 3), hasCastle: true } };
  const { state } = atVitale({ villages, ...shuffled })
    .when(0, { type: "takeLord", lord: "louis", village: "blaye" }, seededChance(1))
    .followsAmongOthers(
      { type: "LordArrived", seat: 0, lord: "louis", village: "blaye", road: null, from: "discards" },
      { type: "PileRenewed", cards: 57 },
    );
  expect([state.families[0]?.hand.length, state.cards.discards]).toEqual([3, []]);
});

it("[FC-4.7] his family chooses where he is placed, as for a lord from its hand", () => {
  const charolles = { gates: [[0, "blaye", 2]] as const, stances: { 0: "guest" } as const };
  const table = atVitale({
    villages: { "la-salle": heldBy(0, 3), blaye: { ...heldBy(0, 1), hasCastle: false }, charolles },
    ...shuffled,
  });
  const { state } = table.when(0, { type: "takeLord", lord: "louis", village: "blaye" }, seededChance(1)).isPlayed();
  expect(state.lords).toMatchObject([{ lord: "louis", village: "blaye", road: null }]);
  table
    .when(0, { type: "takeLord", lord: "louis", village: "charolles" }, seededChance(1))
    .followsAmongOthers({ type: "Entered", seat: 0, village: "charolles" });
  const walled = atVitale({
    villages: { "la-salle": { ...heldBy(0, 3), hasCastle: true }, blaye: heldBy(0, 1) },
    ...shuffled,
  });
  walled.when(0, { type: "takeLord", lord: "louis", village: "blaye" }).refuses("FC-4.3");
});

it("[FC-6.1] without a castle, a lord is placed in a village of the family, a free one, or before an ally's", () => {
  const villages = { blaye: heldBy(0), charolles: heldBy(1), sigy: heldBy(2) };
  const setup = { ...hands(["jean"]), villages, more: { alliances: [{ seat: 1, to: 0, until: 3 }] } };
  const playLord = (village: "blaye" | "charolles" | "sigy" | "bourg") =>
    ({ type: "playLord", lord: "jean", village }) as const;
  table(setup).when(0, playLord("sigy")).refuses("FC-6.1");
  for (const village of ["blaye", "bourg"] as const) table(setup).when(0, playLord(village)).isPlayed();
  const { state } = table(setup).when(0, playLord("charolles")).followsAmongOthers({
    type: "LordArrived",
    seat: 0,
    lord: "jean",
    village: "charolles",
    road: "blaye",
    from: "hand",
  });
  expect(state.places[3]?.stances).toEqual([{ seat: 0, stance: "guest" }]);
});

it("[FC-6.3] a lord without a place waits in the hand", () => {
  const all = Object.fromEntries(atVitale({}).state.places.map(({ village }) => [village, heldBy(1)]));
  const setup = { ...hands(["jean"]), villages: all };
  table(setup).when(0, { type: "playLord", lord: "jean", village: "blaye" }).refuses("FC-6.3");
});

it("[FC-6.7] a bishop becomes cardinal for 1000 écus, in the negotiations", () => {
  const lords = { jean: [0, "blaye", { see: "sigy" }] } as const;
  const talks = (ecus: number) => atVitale({ families: [{ ecus }], lords, begins: "talks" });
  talks(999).when(0, { type: "takeHat", lord: "jean" }).refuses("FC-6.7");
  const { state } = talks(1200)
    .when(0, { type: "takeHat", lord: "jean" })
    .follows({ type: "HatTaken", seat: 0, lord: "jean", ecus: 1000 });
  expect(state.families[0]?.ecus).toBe(200);
  expect(openTypes(fiefVitale, table({ ...hands(["sun"]), lords }).state, 0)).not.toContain("takeHat");
});
