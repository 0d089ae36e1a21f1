import { expect, it } from "vitest";
import type { Matter } from "../../model/types.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, openTypes } from "../../testing/realm.fixture.ts";

const proposal = { kind: "marriage", from: 0, lord: "quentin", spouse: "jeanne" } as const satisfies Matter;

it("[F1429-3.1] the book's marriage of Quentin and Jeanne makes two families allies", () => {
  const table = at({ lords: { quentin: [0, "blaye"], jeanne: [1, "sigy"] }, until: ["weddings"] });
  table.asks("weddings", 0, 1);
  const asked = table.when(0, { type: "propose", lord: "quentin", spouse: "jeanne" });
  const wed = asked.isPlayed().when(1, { type: "answer", answer: "yes" });
  wed.followsAmongOthers(
    { type: "ConsentAnswered", seat: 1, matter: proposal, isGiven: true },
    { type: "Wed", lord: "quentin", seat: 0, spouse: "jeanne", spouseSeat: 1 },
  );
  expect(fief1429.view(wed.isPlayed().state, 2).families.map(({ ally }) => ally)).toEqual([1, 0, null]);
});

it("[F1429-3.1] a man does not marry a man, nor a lord of his own family", () => {
  const table = at({
    lords: { quentin: [0, "blaye"], isabelle: [0, "blaye"], arthur: [1, "sigy"], jeanne: [1, "sigy"] },
    begins: "hear-ye",
  });
  table.when(0, { type: "propose", lord: "quentin", spouse: "arthur" }).refuses("F1429-3.1");
  table.when(0, { type: "propose", lord: "quentin", spouse: "isabelle" }).refuses("F1429-3.1");
});

it("[F1429-3.2] neither a bishop nor d'Arc may marry", () => {
  at({ lords: { quentin: [0, "blaye", { bishopric: 1 }], jeanne: [1, "sigy"] }, begins: "hear-ye" })
    .when(0, { type: "propose", lord: "quentin", spouse: "jeanne" })
    .refuses("F1429-3.1");
  at({ lords: { quentin: [0, "blaye"], jeanne: [1, "sigy", { isMaid: true }] }, begins: "hear-ye" })
    .when(0, { type: "propose", lord: "quentin", spouse: "jeanne" })
    .refuses("F1429-3.1");
  // If another lord could be married, the rule that keeps these two apart is named.
  const court = { quentin: [0, "blaye", { bishopric: 1 }], eric: [0, "blaye"], jeanne: [1, "sigy"] } as const;
  const asked = at({ lords: { ...court, mireille: [1, "sigy", { isMaid: true }] }, begins: "hear-ye" });
  asked.when(0, { type: "propose", lord: "quentin", spouse: "jeanne" }).refuses("F1429-3.2");
  asked.when(0, { type: "propose", lord: "eric", spouse: "mireille" }).refuses("F1429-3.2");
});

it("[F1429-3.3] a family has one marriage at most", () => {
  const lords = {
    quentin: [0, "blaye", { spouse: "jeanne" }],
    jeanne: [1, "sigy", { spouse: "quentin" }],
    charles: [0, "blaye"],
    mireille: [2, "bourg"],
  } as const;
  at({ lords, begins: "hear-ye" })
    .when(0, { type: "propose", lord: "charles", spouse: "mireille" })
    .refuses("F1429-3.1");
});

it("[F1429-3.4] there is no marriage without consent", () => {
  at({ lords: { quentin: [0, "blaye"], jeanne: [1, "sigy"] }, begins: "hear-ye" })
    .when(0, { type: "propose", lord: "quentin", spouse: "jeanne" })
    .isPlayed()
    .when(1, { type: "answer", answer: "no" })
    .follows({ type: "ConsentAnswered", seat: 1, matter: proposal, isGiven: false });
});

it("[F1429-3.5] each may propose once a turn", () => {
  const table = at({ lords: { quentin: [0, "blaye"], jeanne: [1, "sigy"] }, begins: "hear-ye" });
  const refused = table.when(0, { type: "propose", lord: "quentin", spouse: "jeanne" }).isPlayed();
  const after = refused.when(1, { type: "answer", answer: "no" }).isPlayed();
  after.asks("weddings", 1);
  after.when(0, { type: "propose", lord: "quentin", spouse: "jeanne" }).refuses("F1429-3.1");
});

it("[F1429-3.6] the bride of the king becomes queen at once", () => {
  at({ lords: { quentin: [0, "blaye", { crowns: ["king"] }], jeanne: [1, "sigy"] }, begins: "hear-ye" })
    .when(1, { type: "propose", lord: "jeanne", spouse: "quentin" })
    .isPlayed()
    .when(0, { type: "answer", answer: "yes" })
    .followsAmongOthers({ type: "Crowned", lord: "jeanne", seat: 1, crown: "queen", cause: "marriage" });
});

it("[F1429-3.6] the husband of a queen regent does not become king", () => {
  const facts = at({
    lords: { quentin: [0, "blaye"], jeanne: [1, "sigy", { crowns: ["queen"] }] },
    begins: "hear-ye",
  })
    .when(0, { type: "propose", lord: "quentin", spouse: "jeanne" })
    .isPlayed()
    .when(1, { type: "answer", answer: "yes" })
    .facts();
  expect(facts.filter(({ type }) => type === "Crowned")).toEqual([]);
});

it("[F1429-3.7] the death of a spouse ends the alliance; an ally may be assassinated", () => {
  const table = at({
    families: [{ hand: ["assassination"] }],
    lords: {
      quentin: [0, "blaye", { spouse: "jeanne" }],
      jeanne: [1, "sigy", { spouse: "quentin" }],
      arthur: [1, "sigy"],
    },
    begins: "purchases",
    table: { first: 2 },
  });
  const { state } = table.when(0, { type: "assassinate", lord: "jeanne", author: "quentin" }).isPlayed();
  expect(fief1429.view(state, 2).families.map(({ ally }) => ally)).toEqual([null, null, null]);
});

it("[F1429-3.8] a prisoner may marry", () => {
  at({
    lords: { quentin: [0, "blaye", { guard: 2 }], jeanne: [1, "sigy"], henri: [2, "blaye"] },
    begins: "hear-ye",
  })
    .when(0, { type: "propose", lord: "quentin", spouse: "jeanne" })
    .isPlayed();
});

it("[F1429-5.7] the pope annuls a marriage when one of the spouses asks", () => {
  const table = at({
    lords: {
      quentin: [0, "blaye", { spouse: "jeanne" }],
      jeanne: [1, "sigy", { spouse: "quentin", crowns: ["queen"] }],
      arthur: [2, "bourg", { bishopric: 4, crowns: ["pope"] }],
    },
    begins: "purchases",
    table: { first: 2 },
  });
  const asked = table.when(0, { type: "askAnnulment", lord: "quentin" }).isPlayed();
  asked.asks("consent", 2);
  asked.when(2, { type: "answer", answer: "yes" }).followsAmongOthers(
    { type: "MarriageAnnulled", lord: "quentin", seat: 0, spouse: "jeanne", spouseSeat: 1 },
    // F1429-5.16
    { type: "OfficeLost", lord: "jeanne", seat: 1, office: "queen", cause: "annulment" },
  );
});

it("[F1429-5.16] an annulment takes the title of queen away", () => {
  const table = at({
    lords: {
      quentin: [0, "blaye", { spouse: "jeanne", crowns: ["king"] }],
      jeanne: [1, "sigy", { spouse: "quentin", crowns: ["queen"] }],
      arthur: [0, "bourg", { bishopric: 4, crowns: ["pope"] }],
    },
    begins: "purchases",
    table: { first: 2 },
  });
  const { state } = table.when(0, { type: "askAnnulment", lord: "quentin" }).isPlayed();
  expect(state.lords.map(({ crowns }) => crowns)).toEqual([["king"], [], ["pope"]]);
});

it("[F1429-5.8] a royal marriage that gave a crown prince cannot be annulled", () => {
  at({
    lords: {
      quentin: [0, "blaye", { spouse: "jeanne", crowns: ["king"] }],
      jeanne: [1, "sigy", { spouse: "quentin", crowns: ["queen"], hasHeir: true }],
      arthur: [2, "bourg", { bishopric: 4, crowns: ["pope"] }],
    },
    begins: "purchases",
    table: { first: 2 },
  })
    .when(0, { type: "askAnnulment", lord: "quentin" })
    .refuses("F1429-5.8");
});

it("offers no marriage where nobody is left to marry", () => {
  const { state } = at({ lords: { quentin: [0, "blaye"] }, begins: "hear-ye" });
  expect(openTypes(state, 0)).not.toContain("propose");
});
