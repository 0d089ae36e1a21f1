import { expect, it } from "vitest";
import { controllerOf } from "../../model/control.ts";
import { lordOf } from "../../model/state.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, begun, openTypes, type Realm } from "../../testing/realm.fixture.ts";

// In each of these positions no one would be asked anything, but for the right that holds at any time.

const kindsIn = (facts: ReturnType<typeof begun>["facts"]) => facts.map(({ type }) => type);
const sigyShared = {
  lords: { charles: [0, "sigy"], henri: [1, "sigy"] },
  villages: { sigy: { troops: [[0, 1, 0]] } },
} as const;

const contested: Realm = {
  lords: { ...sigyShared.lords, othon: [2, "sigy"] },
  villages: { sigy: { troops: [[0, 1, 0]], building: "castle" } },
  begins: "battles",
};

it("[F1429-2.11] a window in which no one could do anything is not opened", () => {
  for (const begins of ["income", "battles", "end"] as const) {
    const { facts } = begun({ lords: { charles: [0, "sigy"] }, begins });
    expect(kindsIn(facts)).toContain("Settled");
  }
  at({ lords: { charles: [0, "sigy"] }, begins: "income" }).asks("purchases", 0);
  at({ lords: { charles: [0, "sigy"] }, begins: "hear-ye" }).asks("drawing", 0);
});

it("[F1429-2.11] only those who can do something are asked, and the others do not wait for an answer of theirs", () => {
  const table = at(contested);
  table.asks("window", 0);
  table.when(1, { type: "pass" }).refuses("F1429-2.1");
});

it("[F1429-2.4] a village may be given before the income, which it then pays to the other family", () => {
  const table = at({ ...sigyShared, begins: "income" });
  table.asks("window", 0);
  const given = table.when(0, { type: "cede", village: "sigy", to: 1 }).isPlayed();
  given.asks("window", 1);
  const paid = given.when(1, { type: "pass" });
  expect(paid.facts()).toContainEqual(expect.objectContaining({ type: "IncomeReceived", seat: 1, ecus: 1 }));
});

it("[F1429-2.4] a city may be given before the victory is counted, with its title", () => {
  const table = at({
    lords: {
      charles: [0, "sigy", { fiefs: ["sigy"] }],
      henri: [1, "sigy", { fiefs: ["bourg"], crowns: ["king"] }],
    },
    fiefs: { sigy: { city: "sigy" } },
    villages: { sigy: { troops: [[0, 1, 0]], building: "city" } },
    begins: "end",
  });
  table.asks("window", 0);
  const given = table.when(0, { type: "cede", village: "sigy", to: 1 }).isPlayed();
  expect(lordOf(given.state, "henri").fiefs).toEqual(["bourg", "sigy"]);
  const { state } = given.when(1, { type: "pass" }).isPlayed();
  expect(state.ending).toMatchObject({ winners: [1], reason: "alone" });
});

it("[F1429-2.4] a castle may be given before the battles, when a third family could attack there", () => {
  const table = at(contested);
  const { state } = table.when(0, { type: "cede", village: "sigy", to: 1 }).isPlayed();
  expect(controllerOf(state, "sigy")).toBe(1);
});

it("[F1429-15.5] a siege may be lifted before the income", () => {
  const table = at({
    lords: { charles: [0, "sigy"], henri: [1, "sigy"] },
    villages: { sigy: { troops: [[1, 1, 0]], building: "castle", engines: [{ seat: 0, shows: 1, since: 1 }] } },
    begins: "income",
  });
  expect(fief1429.question(table.state)?.seats).toEqual([0, 1]);
  const lifted = table.when(0, { type: "liftSiege", village: "sigy" }).isPlayed().when(1, { type: "pass" });
  expect(lifted.facts()).toContainEqual(expect.objectContaining({ type: "IncomeReceived", seat: 1, ecus: 1 }));
});

const captive = {
  families: [{ ecus: 5 }],
  lords: { eric: [0, "sigy", { guard: 1 }], henri: [1, "sigy"], jeanne: [0, "bourg"] },
} as const;

it("[F1429-14.8] a lower ransom may be offered when the income has come, before the full ransom is due", () => {
  const table = at({ ...captive, begins: "purchases" });
  table.asks("window", 0, 1);
  const offered = table.when(0, { type: "offerRansom", lord: "eric", ecus: 1 }).isPlayed();
  const agreed = offered.when(1, { type: "answer", answer: "yes" });
  agreed.followsAmongOthers({ type: "RansomPaid", lord: "eric", seat: 0, to: 1, ecus: 1, isAgreed: true });
  agreed.isPlayed().asks("purchases", 0);
});

it("[F1429-14.3] a prisoner may be let go before the ransom is due", () => {
  const table = at({ ...captive, begins: "purchases" });
  const { state } = table.when(1, { type: "free", lord: "eric" }).isPlayed();
  expect([state.families[0]?.ecus, lordOf(state, "eric").village]).toEqual([5, "bourg"]);
});

it("[F1429-18.4] écus that are set aside in an offer count when the ransom is due", () => {
  const offer = {
    type: "offer",
    to: 2,
    ecus: 5,
    card: "none",
    pledge: "none",
    askedEcus: 0,
    askedCard: "none",
    askedPledge: "none",
  } as const;
  const aside = at({ ...captive, begins: "purchases" })
    .when(0, offer)
    .isPlayed();
  const due = aside.when(0, { type: "pass" }).isPlayed().when(1, { type: "pass" });
  due.followsAmongOthers(
    { type: "OfferEnded", seat: 0, to: 2, cause: "expired", room: null },
    { type: "RansomPaid", lord: "eric", seat: 0, to: 1, ecus: 2, isAgreed: false },
  );
});

/** Eric and Jeanne are married; the pope's family has no one to marry. */
const married = {
  lords: {
    eric: [0, "blaye", { spouse: "jeanne" }],
    jeanne: [1, "sigy", { spouse: "eric" }],
    henri: [2, "bourg", { bishopric: 4, crowns: ["pope"] }],
  },
} as const;

it("[F1429-5.7] an annulment may be asked before the marriages, and those who are free again may marry", () => {
  const table = at({ ...married, begins: "hear-ye" });
  table.asks("window", 0, 1);
  const asked = table.when(0, { type: "askAnnulment", lord: "eric" }).isPlayed();
  const annulled = asked.when(2, { type: "answer", answer: "yes" }).isPlayed();
  annulled.asks("weddings", 0, 1);
});

it("[F1429-5.7] an annulment may be asked before a victory in alliance is counted", () => {
  const table = at({
    seats: 4,
    ...married,
    lords: {
      ...married.lords,
      eric: [0, "blaye", { spouse: "jeanne", fiefs: ["blaye", "sigy"], crowns: ["king"] }],
      jeanne: [1, "sigy", { spouse: "eric", fiefs: ["bourg"] }],
    },
    begins: "end",
  });
  table.asks("window", 0, 1);
});

const wholeSee: Realm["villages"] = {
  sigy: { troops: [[0, 1, 0]] },
  "st-paul": { troops: [[0, 1, 0]] },
  "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
  beaujeu: { troops: [[0, 1, 0]] },
};
const pope = { henri: [2, "bourg", { bishopric: 4, crowns: ["pope"] }] } as const;

it("[F1429-5.5] the pope may absolve a lord before an election, who may then be a candidate", () => {
  const table = at({
    lords: { ...pope, eric: [1, "blaye", { isExcommunicated: true }] },
    villages: wholeSee,
    begins: "hear-ye",
  });
  table.asks("window", 2);
  table.when(2, { type: "absolve", lord: "eric" }).isPlayed().asks("candidacy", 1);
});

it("[F1429-14.3] a guard may free a lord before an election, who may then be a candidate", () => {
  const table = at({
    lords: {
      eric: [1, "blaye", { guard: 0 }],
      othon: [0, "blaye", { bishopric: 1 }],
      henri: [1, "la-salle", { bishopric: 4 }],
    },
    villages: wholeSee,
    begins: "hear-ye",
  });
  table.asks("window", 0);
  table.when(0, { type: "free", lord: "eric" }).isPlayed().asks("candidacy", 1);
});

it("[F1429-5.5] the pope may excommunicate a candidate before the vote", () => {
  const table = at({ lords: { ...pope, eric: [1, "blaye"] }, villages: wholeSee, begins: "hear-ye" });
  const standing = table.when(1, { type: "present", lord: "eric" }).isPlayed();
  standing.asks("window", 2);
  const struck = standing.when(2, { type: "excommunicate", lord: "eric" });
  expect(kindsIn(struck.facts())).toContain("Excommunicated");
});

it("[F1429-9.10] a title may be passed before the election of a king, to a lord who may then be a candidate", () => {
  const table = at({
    lords: { jeanne: [0, "blaye", { fiefs: ["blaye", "sigy"] }], eric: [0, "blaye"] },
    begins: "hear-ye",
  });
  table.asks("window", 0);
  const passed = table.when(0, { type: "passTitle", fief: "sigy", to: "eric" }).isPlayed();
  passed.asks("candidacy", 0);
});

it("[F1429-4.18] a bishop may become cardinal before the election of a pope", () => {
  const table = at({
    families: [{ hand: ["cardinal"] }, { hand: ["tax"] }],
    lords: {
      eric: [0, "blaye", { bishopric: 1 }],
      henri: [1, "bourg", { bishopric: 4, cardinal: "card" }],
    },
    begins: "hear-ye",
  });
  table.asks("window", 0);
  const made = table.when(0, { type: "giveHat", lord: "eric" }).isPlayed();
  made.asks("candidacy", 0);
});

it("[F1429-18.1] money may be given at any time, even in a revolt", () => {
  const raised = at({
    families: [{ hand: ["revolt"], ecus: 3 }, {}, { hand: ["tax"] }],
    lords: { eric: [1, "sigy"] },
    sees: { 5: { calamities: ["famine"] } },
    begins: "income",
  })
    .when(0, { type: "revolt", village: "sigy", first: 1 })
    .isPlayed();
  const { state } = raised.when(0, { type: "give", to: 1, ecus: 3 }).isPlayed();
  expect(state.families.map(({ ecus }) => ecus)).toEqual([0, 3, 0]);
});

it("[F1429-18.1] money that another family has been asked to take cannot be given away meanwhile", () => {
  const table = at({ ...captive, begins: "purchases" });
  const offered = table.when(0, { type: "offerRansom", lord: "eric", ecus: 2 }).isPlayed();
  offered.when(0, { type: "give", to: 2, ecus: 4 }).refuses("F1429-18.1");
  offered.when(0, { type: "give", to: 2, ecus: 3 }).isPlayed();
});

it("[F1429-18.5] an ambassador may be sent even while a surprise card is being resolved", () => {
  const table = at({
    options: { diplomacy: "embassies" },
    families: [{ hand: ["cardinal", "tax", "ambush"] }, { hand: ["justice"] }],
    lords: {
      eric: [0, "sigy", { bishopric: 5 }],
      henri: [1, "bourg", { bishopric: 4, crowns: ["pope"] }],
    },
    begins: "income",
  });
  const asked = table.when(0, { type: "giveHat", lord: "eric" }).isPlayed();
  asked.asks("consent", 1);
  expect(openTypes(asked.state, 0)).toEqual(["offer", "openRoom"]);
  const trade = {
    type: "offer",
    to: 1,
    ecus: 0,
    card: "none",
    pledge: "none",
    askedEcus: 0,
    askedCard: "justice",
    askedPledge: "none",
  } as const;
  // The card on the table may come back to the hand, which cannot hold a fourth.
  asked.when(0, trade).isPlayed().when(1, { type: "accept", from: 0 }).refuses("F1429-18.2");
  asked
    .when(0, { ...trade, card: "tax" })
    .isPlayed()
    .when(1, { type: "accept", from: 0 })
    .isPlayed();
});
