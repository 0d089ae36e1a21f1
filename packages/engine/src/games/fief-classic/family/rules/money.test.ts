import { describe, expect, it } from "vitest";
import { fiefOriginal } from "../../original/ruleset.ts";
import { at, atOriginal, atVitale, begunAt, editions, heldBy, type Realm } from "../../testing/realm.fixture.ts";
import { fiefVitale } from "../../vitale/ruleset.ts";
import type { Card, FactOf } from "../model/types.ts";

type Sums = Partial<Omit<FactOf<"IncomeReceived">, "type" | "seat">>;
const sums = (some: Sums) => ({
  villages: 0,
  mills: 0,
  presses: 0,
  tithe: 0,
  seigneurialTax: 0,
  royalTax: 0,
  ecus: 0,
  ...some,
});
const hand = (...cards: readonly Card[]) => ({ families: [{ hand: cards }] });

describe.each(editions)("$id", (ruleset) => {
  /** What each family receives when the phase of incomes begins. */
  const incomeIn = (setup: Omit<Realm, "begins">) => begunAt(ruleset, { ...setup, begins: "income" });
  const received = (seat: number, some: Sums) => ({ type: "IncomeReceived" as const, seat, ...sums(some) });

  it("[FC-7.1] a village brings 100 écus, a press 100, a mill 200; an empty one of a fief to its holder", () => {
    const villages = { blaye: { ...heldBy(0), mills: 2, presses: 1 }, sigy: heldBy(1) };
    const regions = { sigy: { title: { seat: 1, lord: "jean" as const } } };
    incomeIn({ villages, regions, lords: { jean: [1, "sigy"] } }).followsAmongOthers(
      received(0, { villages: 100, mills: 400, presses: 100, ecus: 600 }),
      received(1, { villages: 400, ecus: 400 }),
    );
  });

  it("[FC-7.2] mills and presses bring nothing in a famine, the village does", () => {
    const villages = { blaye: { ...heldBy(0), mills: 2, presses: 1 } };
    incomeIn({ villages, regions: { blaye: { curses: ["famine"] } } }).followsAmongOthers(
      received(0, { villages: 100, ecus: 100 }),
    );
  });

  it("[FC-7.10] a village that no one holds pays nothing, not even to a bishop", () => {
    const villages = { blaye: { mills: 2 }, charolles: { ...heldBy(1), mills: 1 } };
    const setup = {
      villages,
      lords: { jean: [0, "sigy", { see: "blaye", isCardinal: false }] } as const,
      sees: { blaye: { tithe: 0 } },
    };
    const facts = incomeIn(setup).facts;
    const tithe = facts.flatMap((fact) => (fact.type === "IncomeReceived" && fact.seat === 0 ? [fact.tithe] : []));
    expect(tithe).toEqual([ruleset === fiefOriginal ? 300 : 200]);
  });

  it("[FC-7.11] a siege does not reduce incomes", () => {
    const blaye = { ...heldBy(0), mills: 1, gates: [[1, "charolles", 3]] as const, stances: { 1: "siege" } as const };
    incomeIn({ villages: { blaye } }).followsAmongOthers(received(0, { villages: 100, mills: 200, ecus: 300 }));
  });

  it("[FC-7.9] a tax is lost with its bishop, its fief or its king", () => {
    const setup = {
      lords: { jean: [1, "blaye", { see: "blaye" }] } as const,
      sees: { blaye: { tithe: 0 } },
      regions: { sigy: { tax: 0 } },
      more: { royalTaxes: [0] },
    };
    incomeIn(setup).followsAmongOthers(
      { type: "TaxLapsed", seat: 0, tax: "tithe", region: null, see: "blaye" },
      { type: "TaxLapsed", seat: 0, tax: "seigneurial-tax", region: "sigy", see: null },
      { type: "TaxLapsed", seat: 0, tax: "royal-tax", region: null, see: null },
    );
  });

  const levying = (setup: Realm) =>
    at(ruleset, {
      ...setup,
      until: [ruleset === fiefOriginal ? "levying" : "playing", 0],
    });

  it("[FC-7.6] the royal tax brings the king's family 1500 écus", () => {
    const setup = { ...hand("royal-tax", "sun"), lords: { jean: [0, "blaye", { isKing: true }] } as const };
    levying(setup)
      .when(0, { type: "levyRoyalTax" })
      .follows({ type: "TaxLaid", seat: 0, tax: "royal-tax", region: null, see: null });
    levying({ ...hand("royal-tax"), lords: { jean: [0, "blaye", { see: "blaye" }] } })
      .when(0, { type: "levyRoyalTax" })
      .refuses("FC-7.6");
    incomeIn({ ...setup, families: [], more: { royalTaxes: [0] } }).followsAmongOthers(
      received(0, { villages: 100, royalTax: 1500, ecus: 1600 }),
    );
  });

  it("[FC-7.7] no bishopric and no fief is taxed twice in a turn", () => {
    const setup = {
      ...hand("tithe", "seigneurial-tax"),
      lords: { jean: [0, "blaye", { see: "blaye" }] } as const,
      sees: { blaye: { tithe: 0 } },
      regions: { blaye: { title: { seat: 0, lord: "jean" as const }, capital: "blaye" as const, tax: 0 } },
    };
    levying(setup).when(0, { type: "levyTithe", see: "blaye" }).refuses("FC-7.7");
    levying(setup).when(0, { type: "levySeigneurialTax", region: "blaye" }).refuses("FC-7.7");
  });

  const buying = (setup: Omit<Realm, "begins">) => at(ruleset, { ...setup, begins: "purchases" });
  const rich = (ecus: number) => ({ families: [{ ecus }], villages: { blaye: heldBy(0) } });

  it("[FC-8.1] a soldier costs 100 écus, a press 200, a mill 300, a castle 2000", () => {
    buying(rich(300))
      .when(0, { type: "recruit", village: "blaye", soldiers: 3 })
      .followsAmongOthers({ type: "Recruited", seat: 0, village: "blaye", soldiers: 3, ecus: 300 });
    buying(rich(300)).when(0, { type: "recruit", village: "blaye", soldiers: 4 }).refuses("FC-8.1");
    buying(rich(200))
      .when(0, { type: "buildPress", village: "blaye" })
      .followsAmongOthers({ type: "PressBuilt", seat: 0, village: "blaye", ecus: 200 });
    buying(rich(299)).when(0, { type: "buildMill", village: "blaye" }).refuses("FC-8.1");
    buying(rich(300))
      .when(0, { type: "buildMill", village: "blaye" })
      .followsAmongOthers({ type: "MillBuilt", seat: 0, village: "blaye", ecus: 300 });
    buying(rich(2000))
      .when(0, { type: "buildCastle", village: "blaye" })
      .followsAmongOthers({ type: "CastleBuilt", seat: 0, village: "blaye", ecus: 2000 });
  });

  it("[FC-8.2] purchases are placed where the family has a pawn, not in an empty village of its fief", () => {
    const setup = {
      ...rich(900),
      regions: { blaye: { title: { seat: 0, lord: "jean" as const } } },
      lords: { jean: [0, "blaye"] } as const,
    };
    buying(setup).when(0, { type: "buildMill", village: "charolles" }).refuses("FC-8.2");
    buying(setup).when(0, { type: "recruit", village: "charolles", soldiers: 1 }).refuses("FC-8.1");
  });

  it("[FC-8.3] a village holds three mills and presses together", () => {
    const villages = { blaye: { ...heldBy(0), mills: 2, presses: 1 } };
    buying({ ...rich(900), villages })
      .when(0, { type: "buildPress", village: "blaye" })
      .refuses("FC-8.3");
  });

  it("[FC-8.4] pieces that have run out cannot be bought", () => {
    const full = { mills: 3 };
    const villages = { blaye: heldBy(0, 28), sigy: full, marcamps: full, bourg: full, tournus: full };
    buying({ ...rich(900), villages })
      .when(0, { type: "buildMill", village: "blaye" })
      .refuses("FC-8.4");
    buying({ ...rich(900), villages })
      .when(0, { type: "recruit", village: "blaye", soldiers: 3 })
      .refuses("FC-8.1");
    buying({ ...rich(900), villages: { ...villages, blaye: heldBy(0, 30) } })
      .when(0, { type: "recruit", village: "blaye", soldiers: 1 })
      .refuses("FC-8.4");
  });

  it("[FC-8.5] a village has one castle", () => {
    const villages = { blaye: { ...heldBy(0), hasCastle: true } };
    buying({ ...rich(2000), villages })
      .when(0, { type: "buildCastle", village: "blaye" })
      .refuses("FC-8.5");
  });

  it("[FC-8.6] soldiers may be bought in a besieged village", () => {
    const blaye = { ...heldBy(0), gates: [[1, "charolles", 3]] as const, stances: { 1: "siege" } as const };
    const { state } = buying({ ...rich(500), villages: { blaye } })
      .when(0, { type: "recruit", village: "blaye", soldiers: 5 })
      .isPlayed();
    expect(state.places[2]?.soldiers).toBe(6);
  });
});

const tithed = {
  villages: { blaye: { ...heldBy(1), mills: 1, presses: 1 } },
  lords: { jean: [0, "sigy", { see: "blaye" }] } as const,
  sees: { blaye: { tithe: 0 } },
  begins: "income",
} as const;

it("[FC-7.3] the tithe takes all that the villages bring, or their mills and presses alone, as the edition has it", () => {
  const receivedIn = (ruleset: (typeof editions)[number]) =>
    begunAt(ruleset, tithed).facts.flatMap((fact) =>
      fact.type === "IncomeReceived" ? [[fact.seat, fact.villages, fact.tithe]] : [],
    );
  expect(receivedIn(fiefOriginal)).toEqual([[0, 100, 400]]);
  expect(receivedIn(fiefVitale)).toEqual([
    [0, 100, 300],
    [1, 100, 0],
  ]);
});

const cardinal = { ...hand("tithe", "sun"), lords: { jean: [0, "sigy", { see: "blaye", isCardinal: true }] } } as const;

it("[FC-7.4] a cardinal levies no tithe in the original, and his bishopric's in the adaptation", () => {
  const levy = { type: "levyTithe", see: "blaye" } as const;
  atOriginal({
    ...cardinal,
    until: ["levying", 0],
    regions: { sigy: { title: { seat: 0, lord: "jean" } } },
  })
    .when(0, levy)
    .refuses("FC-7.3");
  atVitale({ ...cardinal, until: ["playing", 0] })
    .when(0, levy)
    .follows({ type: "TaxLaid", seat: 0, tax: "tithe", region: null, see: "blaye" });
});

it("[FC-7.5] the seigneurial tax needs the fief, and in the adaptation a pawn in its capital", () => {
  const regions = { blaye: { title: { seat: 0, lord: "jean" as const }, capital: "charolles" as const } };
  const setup = { ...hand("seigneurial-tax"), regions, lords: { jean: [0, "blaye"] } } as const;
  const levy = { type: "levySeigneurialTax", region: "blaye" } as const;
  atOriginal({ ...setup, until: ["levying", 0] })
    .when(0, levy)
    .isPlayed();
  atVitale({ ...setup, until: ["playing", 0] })
    .when(0, levy)
    .refuses("FC-7.5");
  atVitale({ ...setup, villages: { charolles: heldBy(0) }, until: ["playing", 0] })
    .when(0, levy)
    .isPlayed();
});

it("[FC-7.8] taxes are levied among the incomes in the original, among the cards in the adaptation", () => {
  const setup = { ...hand("royal-tax"), lords: { jean: [0, "blaye", { isKing: true }] } } as const;
  const levy = { type: "levyRoyalTax" } as const;
  atOriginal({ ...setup, until: ["playing", 0] })
    .when(0, levy)
    .refuses("FC-7.6");
  const original = atOriginal({ ...setup, until: ["playing", 0] });
  original.when(0, { type: "pass" }).isPlayed().asks("levying", 0);
  expect(fiefVitale.choices(atVitale({ ...setup, until: ["playing", 0] }).state, 0).map(({ type }) => type)).toContain(
    "levyRoyalTax",
  );
});
