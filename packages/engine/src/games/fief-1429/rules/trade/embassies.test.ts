import { expect, it } from "vitest";
import { controllerOf } from "../../model/control.ts";
import { lordOf } from "../../model/state.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, openTypes } from "../../testing/realm.fixture.ts";

const table = at({
  seats: 4,
  options: { diplomacy: "embassies" },
  families: [
    { ecus: 5, hand: ["tax"] },
    { ecus: 2, hand: ["revolt"] },
  ],
  begins: "income",
});
const terms = {
  type: "offer",
  to: 1,
  ecus: 0,
  card: "tax",
  pledge: "none",
  askedEcus: 1,
  askedCard: "revolt",
  askedPledge: "none",
} as const;
const embassies = (state: typeof table.state) => state.families.map((family) => family.embassies);

it("[F1429-18.5] an exchange of cards sends one of three ambassadors, who returns if it is not taken", () => {
  expect(embassies(table.state)).toEqual([3, 3, 3, 3]);
  const offered = table.when(0, terms).isPlayed();
  expect(embassies(offered.state)).toEqual([2, 3, 3, 3]);
  const declined = offered.when(1, { type: "decline", from: 0 }).isPlayed();
  expect(embassies(declined.state)).toEqual([3, 3, 3, 3]);
  const taken = offered.when(1, { type: "accept", from: 0 }).isPlayed();
  expect(embassies(taken.state)).toEqual([2, 3, 3, 3]);
});

it("[F1429-18.5] money may be offered without an ambassador, but no card", () => {
  const poor = at({
    options: { diplomacy: "embassies" },
    families: [{ ecus: 5, hand: ["tax"], embassies: 0 }, { ecus: 2 }],
    begins: "purchases",
    table: { first: 2 },
  });
  poor.when(0, { ...terms, askedCard: "none" }).refuses("F1429-18.5");
  poor.when(0, { type: "openRoom", guests: [1] }).refuses("F1429-18.5");
  poor.when(0, { ...terms, card: "none", askedCard: "none", askedEcus: 0, ecus: 2 }).isPlayed();
});

it("[F1429-18.9] an offer in a room gives or asks for something, too", () => {
  const last = at({
    options: { diplomacy: "embassies" },
    families: [{ ecus: 5, hand: ["tax"], embassies: 1 }, { ecus: 2 }],
    begins: "purchases",
    table: { first: 2 },
  });
  const together = last.when(0, { type: "openRoom", guests: [1] }).isPlayed();
  together.when(0, { ...terms, askedEcus: 0 }).isPlayed();
  together.when(0, { ...terms, card: "none", askedCard: "none", askedEcus: 0 }).refuses("F1429-18.9");
});

it("[F1429-18.6] a room is open until the phase ends, and an ambassador keeps it one phase longer", () => {
  const opened = table.when(0, { type: "openRoom", guests: [1, 2] }).isPlayed();
  expect(fief1429.view(opened.state, 3).rooms).toEqual([{ host: 0, guests: [1, 2], phases: 1 }]);
  expect(embassies(opened.state)).toEqual([2, 3, 3, 3]);
  opened.when(0, { type: "openRoom", guests: [3] }).refuses("F1429-18.6");
  const passed = (from: typeof opened) => from.when(0, { type: "pass" }).isPlayed().when(1, { type: "pass" });
  passed(opened).followsAmongOthers({ type: "RoomClosed", seat: 0 });
  const longer = opened.when(0, { type: "prolongRoom" }).isPlayed();
  expect(embassies(longer.state)).toEqual([1, 3, 3, 3]);
  // Income is over at once: the purchases are the phase after it.
  const closed = passed(longer).facts();
  const order = closed.flatMap((fact) =>
    fact.type === "PhaseBegan" ? [fact.phase] : fact.type === "RoomClosed" ? ["closed"] : [],
  );
  expect(order).toEqual(["income", "closed", "purchases"]);
});

const whispered = table
  .when(0, { type: "openRoom", guests: [1] })
  .isPlayed()
  .when(0, terms)
  .isPlayed();

it("[F1429-18.6] an offer in a room costs no more ambassadors, and others do not learn of it", () => {
  expect(embassies(whispered.state)).toEqual([2, 3, 3, 3]);
  expect(fief1429.view(whispered.state, 1).offers).toMatchObject([{ card: "tax", askedCard: "revolt" }]);
  const before = fief1429.view(table.state, 2);
  const seen = fief1429.view(whispered.state, 2);
  expect(seen.offers).toEqual([]);
  expect(seen.families.map(({ ecus, hand }) => [ecus, hand])).toEqual(
    before.families.map(({ ecus, hand }) => [ecus, hand]),
  );
});

it("[F1429-18.6] outsiders learn that a private room is open, and of a trade only what they can count", () => {
  const room = table.when(0, { type: "openRoom", guests: [1] }).isPlayed();
  const [made] = room.when(0, terms).facts();
  const [taken] = whispered.when(1, { type: "accept", from: 0 }).facts();
  const [ended] = whispered.when(1, { type: "decline", from: 0 }).facts();
  if (made === undefined || taken === undefined || ended === undefined) throw new Error("nothing was said");
  expect(fief1429.redact(made, 2)).toEqual({ type: "Whispered", room: 0 });
  expect(fief1429.redact(ended, 2)).toEqual({ type: "Whispered", room: 0 });
  expect(fief1429.redact(taken, 2)).toEqual({
    type: "TradedInPrivate",
    room: 0,
    seat: 0,
    to: 1,
    ecus: -1,
    characters: 0,
    events: 0,
  });
  expect(fief1429.redact(taken, 0)).toMatchObject({ type: "OfferTaken", card: "tax" });
});

it("[F1429-18.6] families talk apart in a room as long as it is open, and nowhere else", () => {
  expect(fief1429.rooms?.(table.state)).toEqual([]);
  const opened = table.when(2, { type: "openRoom", guests: [3, 0] }).isPlayed();
  expect(fief1429.rooms?.(opened.state)).toEqual([[0, 2, 3]]);
  const closed = opened.when(0, { type: "pass" }).isPlayed().when(1, { type: "pass" }).isPlayed();
  expect(fief1429.rooms?.(closed.state)).toEqual([]);
});

it("[F1429-18.3] any families talk apart in free diplomacy", () => {
  expect(fief1429.rooms?.(at({ begins: "purchases", table: { first: 2 } }).state)).toBe("free");
});

it("[F1429-18.3] there are no rooms and no ambassadors in free diplomacy", () => {
  const { state } = at({ families: [{ hand: ["tax"] }], begins: "purchases", table: { first: 2 } });
  expect(openTypes(state, 0)).not.toContain("openRoom");
  expect(fief1429.view(state, 0).families[0]?.embassies).toBe(0);
});

const bargainWords = {
  families: [{ ecus: 6 }, { ecus: 0 }],
  lords: { eric: [0, "sigy"], henri: [1, "bourg", { crowns: ["king"] }], othon: [1, "marcamps", { road: "sigy" }] },
  villages: {
    sigy: { building: "castle", troops: [[0, 1, 0]] },
    "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
    marcamps: { troops: [[0, 1, 0]] },
  },
  begins: "purchases",
} as const;
const bargain = at(bargainWords);
const kingsPrice = {
  type: "offer",
  to: 1,
  ecus: 2,
  card: "none",
  pledge: "village:marcamps",
  askedEcus: 0,
  askedCard: "none",
  askedPledge: "title:sigy",
} as const;

it("[F1429-18.7] the book's king waives a price for two écus and the control of a village", () => {
  const offered = bargain.when(0, { ...kingsPrice, pledge: "none" }).isPlayed();
  const agreed = offered.when(1, { type: "accept", from: 0 }).isPlayed();
  expect(agreed.state.families.map(({ ecus }) => ecus)).toEqual([4, 2, 0]);
  agreed
    .when(0, { type: "buyTitle", fief: "sigy", lord: "eric", city: "sigy" })
    .followsAmongOthers({ type: "TitleBought", seat: 0, fief: "sigy", lord: "eric", city: "sigy", ecus: 0 });
});

it("[F1429-18.10] the book's king waives a price for money and a village of the fief: the title is bought, then the village given", () => {
  const offered = bargain.when(0, kingsPrice).isPlayed();
  const agreed = offered.when(1, { type: "accept", from: 0 });
  agreed.followsAmongOthers(
    { type: "TitleBought", seat: 0, fief: "sigy", lord: "eric", city: "sigy", ecus: 0 },
    { type: "ControlChanged", village: "marcamps", from: 0, to: 1, cause: "cession" },
  );
  const { state } = agreed.isPlayed();
  expect(state.families.map(({ ecus }) => ecus)).toEqual([4, 2, 0]);
  expect([controllerOf(state, "marcamps"), lordOf(state, "eric").fiefs]).toEqual([1, ["sigy"]]);
});

it("[F1429-18.10] the buyer chooses the lord and the city", () => {
  const wide = at({
    ...bargainWords,
    lords: { ...bargainWords.lords, jeanne: [0, "sigy"] },
    villages: {
      ...bargainWords.villages,
      "st-ciers-d-abzac": { building: "castle", troops: [[0, 1, 0]] },
    },
  });
  const asked = wide.when(0, kingsPrice).isPlayed().when(1, { type: "accept", from: 0 }).isPlayed();
  asked.asks("claiming", 0);
  asked
    .when(0, { type: "claim", lord: "jeanne", city: "st-ciers-d-abzac" })
    .followsAmongOthers(
      { type: "TitleBought", seat: 0, fief: "sigy", lord: "jeanne", city: "st-ciers-d-abzac", ecus: 0 },
      { type: "ControlChanged", village: "marcamps", from: 0, to: 1, cause: "cession" },
    );
});

it("[F1429-18.10] such a bargain is accepted only while the buyer makes purchases and lacks nothing but the price", () => {
  const late = at({ ...bargainWords, begins: "purchases", table: { first: 2 } });
  late.when(0, kingsPrice).isPlayed().when(1, { type: "accept", from: 0 }).refuses("F1429-18.10");
  const castleless = at({
    ...bargainWords,
    villages: { ...bargainWords.villages, sigy: { troops: [[0, 1, 0]] } },
  });
  castleless.when(0, kingsPrice).isPlayed().when(1, { type: "accept", from: 0 }).refuses("F1429-18.10");
});

it("[F1429-18.7] an offer cannot be taken if its goods can no longer be given", () => {
  const offered = bargain.when(0, kingsPrice).isPlayed();
  const ceded = offered.when(0, { type: "cede", village: "marcamps", to: 1 }).isPlayed();
  ceded.when(1, { type: "accept", from: 0 }).refuses("F1429-18.7");
});

it("[F1429-18.7] a prisoner may be sold to his family, or to troops that stand there", () => {
  const cell = at({
    families: [{}, { ecus: 5 }, { ecus: 5 }],
    lords: { eric: [0, "sigy"], henri: [1, "sigy", { guard: 0 }] },
    villages: {
      sigy: {
        troops: [
          [0, 1, 0],
          [2, 1, 0, { road: "st-paul" }],
        ],
      },
    },
    begins: "purchases",
  });
  const sale = { ...kingsPrice, ecus: 0, pledge: "prisoner:henri", askedEcus: 3, askedPledge: "none" } as const;
  cell
    .when(0, sale)
    .isPlayed()
    .when(1, { type: "accept", from: 0 })
    .followsAmongOthers({ type: "PrisonerFreed", lord: "henri", seat: 1, by: 0, cause: "guard" });
  cell
    .when(0, { ...sale, to: 2 })
    .isPlayed()
    .when(2, { type: "accept", from: 0 })
    .followsAmongOthers({ type: "PrisonerHandedOver", lord: "henri", seat: 0, to: 2 });
});

it("[F1429-18.8] passage that was promised is not asked for, until the turn ends", () => {
  const road = at({
    table: { phase: "marches" },
    families: [{ ecus: 3 }],
    lords: { beaudoin: [0, "charolles", { road: "blaye", steps: 1 }] },
    villages: { charolles: { troops: [[1, 2, 0]] } },
    begins: "marches",
  });
  const march = {
    type: "march",
    lord: "beaudoin",
    to: "l-epervier",
    companions: [],
    sergeants: 0,
    knights: 0,
  } as const;
  road.when(0, march).isPlayed().asks("leave", 1);
  const paid = road
    .when(0, { ...kingsPrice, ecus: 3, pledge: "none", askedPledge: "passage" })
    .isPlayed()
    .when(1, { type: "accept", from: 0 })
    .isPlayed();
  expect(fief1429.view(paid.state, 2).ways.find(({ to }) => to === "l-epervier")?.leave).toEqual([]);
  const { state } = paid.when(0, march).isPlayed();
  expect(state.lords[0]?.village).toBe("l-epervier");
  const nextTurn = fief1429.evolve(state, { type: "TurnBegan", turn: 3, first: 1 });
  expect([nextTurn.passages, nextTurn.waivers]).toEqual([[], []]);
});

it("[F1429-18.6] the goods that may be asked for in an offer do not tell what was set aside in a room", () => {
  const opened = table.when(0, { type: "openRoom", guests: [1] }).isPlayed();
  const { state } = opened.when(0, { ...terms, ecus: 4 }).isPlayed();
  const [toTheFirst] = fief1429.choices(state, 2).filter(({ type }) => type === "offer");
  expect(toTheFirst).toMatchObject({ fields: { to: { oneOf: [0] }, askedEcus: { from: 0, to: 5 } } });
});
