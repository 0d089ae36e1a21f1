import { pieces } from "@seneschal/schema/games/fief-1429";
import { expect, it } from "vitest";
import { noChance } from "../../../../testing/index.ts";
import type { State } from "../../model/state.ts";
import type { Move, Options } from "../../model/types.ts";
import { candidatesFor, isDue, votesOf } from "../../model/votes.ts";
import { fief1429 } from "../../ruleset.ts";
import { at, type Realm, realm } from "../../testing/realm.fixture.ts";

/** The book's election: Maximilien (0), Sabine (1) and Franck (2) vote for the bishop of Sigy. */
const book: Realm = {
  lords: {
    francois: [1, "beaujeu"],
    henri: [0, "sigy"],
    arthur: [2, "bourg", { bishopric: 4, electedIn: 1 }],
  },
  villages: {
    sigy: { troops: [[0, 1, 0]] },
    "st-paul": { troops: [[0, 1, 0]] },
    "st-ciers-d-abzac": { troops: [[1, 1, 0]] },
    beaujeu: { troops: [[1, 1, 0]] },
  },
};
/** The election of the bishop of Sigy, as the first phase comes to it. */
const opened = (setup: Realm = book) => at({ ...setup, begins: "hear-ye" });

it("[F1429-4.7] the book's votes: three and two for villages, two for the bishop of Bourg", () => {
  const state = realm(book);
  expect([0, 1, 2].map((seat) => votesOf(state, "bishop-5", seat))).toEqual([3, 2, 2]);
});

it("[F1429-4.7] the book's Franck has five votes for a chief town and three villages, and a cardinal counts three", () => {
  const lands = {
    villages: {
      sigy: { troops: [[0, 1, 0]] },
      "st-paul": { troops: [[0, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
      beaujeu: { troops: [[0, 1, 0]] },
    },
  } as const;
  expect(votesOf(realm(lands), "bishop-5", 0)).toBe(5);
  const withCardinal = realm({
    ...lands,
    lords: { arthur: [0, "bourg", { bishopric: 4, cardinal: "card", electedIn: 1 }] },
  });
  expect(votesOf(withCardinal, "bishop-5", 0)).toBe(8);
});

it("[F1429-4.8] a bishop elected this turn gives no vote for other bishops, not even as a cardinal", () => {
  const state = realm({ ...book, lords: { arthur: [2, "bourg", { bishopric: 4, electedIn: 2, cardinal: "card" }] } });
  expect(votesOf(state, "bishop-5", 2)).toBe(0);
});

it("[F1429-4.5] a bishop is elected when all villages are controlled and there is none", () => {
  expect(isDue(realm(book), "bishop-5")).toBe(true);
  expect(isDue(realm(book), "bishop-4")).toBe(false);
  const { sigy: _, ...villages } = book.villages ?? {};
  expect(isDue(realm({ ...book, villages, lords: {} }), "bishop-5")).toBe(false);
});

it("[F1429-4.6] the married, prisoners, the excommunicated, kings, bishops and women may not stand", () => {
  const state = realm({
    lords: {
      francois: [0, "blaye", { spouse: "jeanne" }],
      henri: [0, "blaye", { guard: 1 }],
      arthur: [0, "blaye", { isExcommunicated: true }],
      charles: [1, "blaye", { crowns: ["king"] }],
      othon: [1, "blaye", { bishopric: 4 }],
      jeanne: [1, "blaye", { spouse: "francois" }],
      eric: [1, "bourg"],
    },
  });
  expect([0, 1].map((seat) => candidatesFor(state, "bishop-5", seat).map(({ lord }) => lord))).toEqual([[], ["eric"]]);
  const table = at({
    lords: { othon: [1, "blaye", { bishopric: 4 }], eric: [1, "bourg"] },
    villages: {
      sigy: { troops: [[0, 1, 0]] },
      "st-paul": { troops: [[0, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
      beaujeu: { troops: [[0, 1, 0]] },
    },
    until: ["candidacy", 1],
  });
  table.when(1, { type: "present", lord: "othon" }).refuses("F1429-4.6");
});

it("[F1429-4.1] bishops are elected in the order of their numbers, then the pope, then the king", () => {
  const facts = at({
    lords: { francois: [0, "blaye"], jeanne: [1, "sigy"] },
    villages: { blaye: { mills: 1 } },
    until: ["pillaging", 0],
  })
    .when(0, { type: "pass" })
    .facts();
  const plan = facts.flatMap((fact) => (fact.type === "Settled" ? fact.next : []));
  expect(plan.flatMap((step) => (step.type === "election" ? [step.office] : []))).toEqual([...pieces.offices]);
  expect(pieces.offices).toEqual([...[1, 2, 3, 4, 5].map((see) => `bishop-${see}`), "pope", "king"]);
});

/** The families present these candidates and no others, up to the vote. */
function poll(
  office: "bishop-5" | "pope" | "king",
  candidates: readonly (readonly [number, "francois" | "henri" | "arthur"])[],
  setup: Realm,
): State {
  let { state } = at({ ...setup, begins: "hear-ye" });
  for (;;) {
    const [seat] = fief1429.question(state)?.seats ?? [];
    const step = state.agenda.pending[0]?.step;
    if (seat === undefined || step === undefined) throw new Error(`there is no vote for ${office}`);
    if (step.type === "ballot" && step.office === office) return state;
    const [, lord] = candidates.find(([one]) => one === seat) ?? [];
    const isPresenting = step.type === "candidacy" && step.office === office && lord !== undefined;
    state = answered(state, seat, isPresenting ? { type: "present", lord } : { type: "pass" });
  }
}
function answered(state: State, seat: number, move: Move): State {
  const decision = fief1429.decide(state, seat, move, noChance);
  if ("refusal" in decision) throw new Error(`${JSON.stringify(move)} is refused by ${decision.refusal.rule}`);
  return decision.state;
}
const played = (
  state: State,
  votes: readonly (readonly [number, "francois" | "henri" | "arthur" | "nobody", ("francois" | "henri" | "nobody")?])[],
) =>
  votes.reduce(
    (one, [seat, on, blank = "nobody"]) => {
      const decision = fief1429.decide(one.state, seat, { type: "vote", on, blank }, noChance);
      if ("refusal" in decision) throw new Error(decision.refusal.rule);
      return {
        state: decision.facts.reduce((position, fact) => fief1429.evolve(position, fact), one.state),
        facts: decision.facts,
      };
    },
    { state, facts: [] as readonly unknown[] },
  );

it("[F1429-4.9] the book's François is elected by four votes against three", () => {
  const state = poll(
    "bishop-5",
    [
      [1, "francois"],
      [0, "henri"],
    ],
    book,
  );
  const { facts, state: after } = played(state, [
    [0, "henri"],
    [1, "francois"],
    [2, "francois", "henri"],
  ]);
  expect(facts).toContainEqual({ type: "Elected", office: "bishop-5", lord: "francois", seat: 1 });
  expect(after.lords.find(({ lord }) => lord === "francois")?.bishopric).toBe(5);
});

it("[F1429-4.9] a tie leaves the title vacant", () => {
  const state = poll(
    "bishop-5",
    [
      [1, "francois"],
      [0, "henri"],
    ],
    {
      ...book,
      lords: { ...book.lords, arthur: [2, "bourg"] },
      villages: { ...book.villages, "st-paul": { troops: [[2, 1, 0]] } },
    },
  );
  const { facts } = played(state, [
    [0, "henri"],
    [1, "francois"],
    [2, "nobody", "henri"],
  ]);
  expect(facts).toContainEqual(expect.objectContaining({ type: "VotesShown", elected: null, why: "tie" }));
});

const rivals = (options: Partial<Options> = {}) =>
  poll(
    "bishop-5",
    [
      [1, "francois"],
      [0, "henri"],
    ],
    { ...book, options },
  );
const markers = { seat: 0, on: "henri", blank: "francois" } as const;

it("[F1429-4.3] nothing of another family's markers is seen until all have voted", () => {
  const first = played(rivals(), [[0, "henri", "francois"]]);
  const cast = { type: "BallotCast", ...markers, isSealed: true } as const;
  expect(first.facts).toContainEqual(cast);
  expect(fief1429.redact(cast, 1)).toEqual({ type: "BallotSealed", seat: 0 });
  expect(fief1429.redact(cast, 0)).toEqual({ type: "BallotCast", ...markers });
  expect(fief1429.view(first.state, 1).election?.laid).toEqual([{ seat: 0, on: [] }]);
  expect(fief1429.view(first.state, 0).election?.laid).toEqual([{ seat: 0, on: ["francois", "henri"] }]);
});

it("[F1429-4.20] by the option, families vote in turn order, and all see where the markers are, but not their faces", () => {
  const options = { areVotesInTurn: true };
  const table = at({ ...book, options, table: { first: 1 }, begins: "hear-ye" });
  const standing = table.when(1, { type: "present", lord: "francois" }).isPlayed();
  const voting = standing.when(0, { type: "present", lord: "henri" }).isPlayed();
  voting.asks("ballotInTurn", 1);
  voting.when(0, { type: "vote", on: "henri", blank: "nobody" }).refuses("F1429-4.3");
  const second = voting.when(1, { type: "vote", on: "francois", blank: "henri" });
  second.followsAmongOthers({ type: "BallotCast", seat: 1, on: "francois", blank: "henri", isSealed: false });
  second.isPlayed().asks("ballotInTurn", 2);
  expect(fief1429.view(second.isPlayed().state, 0).election?.laid).toEqual([{ seat: 1, on: ["francois", "henri"] }]);
  const cast = { type: "BallotCast", ...markers, isSealed: false } as const;
  expect(fief1429.redact(cast, 1)).toEqual({ type: "MarkersLaid", seat: 0, on: ["francois", "henri"] });
  expect(fief1429.redact({ ...cast, on: "francois", blank: "henri" }, 1)).toEqual(fief1429.redact(cast, 1));
});

it("[F1429-4.3] markers that were laid before an update are told as they were", () => {
  const cast = { type: "BallotCast", ...markers } as const;
  expect(fief1429.redact(cast, 1)).toEqual({ type: "MarkersLaid", seat: 0, on: ["francois", "henri"] });
});

it("[F1429-4.3] one may abstain, or lay the null marker alone", () => {
  const state = poll("bishop-5", [[1, "francois"]], book);
  const { facts } = played(state, [
    [0, "nobody"],
    [1, "nobody", "francois"],
    [2, "nobody"],
  ]);
  expect(facts).toContainEqual(expect.objectContaining({ type: "VotesShown", elected: null, why: "no-votes" }));
});

it("[F1429-4.4] null markers do not count for the majority", () => {
  const clergy: Realm = {
    lords: {
      arthur: [0, "bourg", { bishopric: 4, cardinal: "card" }],
      henri: [1, "sigy", { bishopric: 5, cardinal: "card" }],
      othon: [2, "blaye", { bishopric: 1, cardinal: "card" }],
    },
  };
  const { facts } = played(
    poll(
      "pope",
      [
        [0, "arthur"],
        [1, "henri"],
      ],
      clergy,
    ),
    [
      [0, "arthur"],
      [1, "nobody", "henri"],
      [2, "nobody"],
    ],
  );
  expect(facts).toContainEqual({ type: "Elected", office: "pope", lord: "arthur", seat: 0 });
});

it("[F1429-4.10] a pope needs two free cardinals and more than half of the votes", () => {
  const lords = {
    arthur: [0, "bourg", { bishopric: 4, cardinal: "card" }],
    henri: [1, "sigy", { bishopric: 5, cardinal: "card" }],
  } as const;
  expect(isDue(realm({ lords }), "pope")).toBe(true);
  expect(
    isDue(
      realm({
        lords: {
          arthur: lords.arthur,
          henri: [1, "bourg", { bishopric: 5, cardinal: "card", guard: 0 }],
        },
      }),
      "pope",
    ),
  ).toBe(false);
  const { facts } = played(
    poll(
      "pope",
      [
        [0, "arthur"],
        [1, "henri"],
      ],
      { lords },
    ),
    [
      [0, "arthur"],
      [1, "henri"],
    ],
  );
  expect(facts).toContainEqual(expect.objectContaining({ type: "VotesShown", elected: null, why: "tie" }));
});

const realmOfTitles: Realm = {
  lords: {
    francois: [0, "blaye", { fiefs: ["blaye"] }],
    jeanne: [0, "blaye", { fiefs: ["sigy"] }],
    arthur: [1, "bourg", { bishopric: 4 }],
    henri: [2, "sigy", { fiefs: ["essarts"] }],
  },
};

it("[F1429-4.11] titled men without church titles may be king; each titled lord gives one vote", () => {
  const state = realm(realmOfTitles);
  expect([0, 1, 2].map((seat) => candidatesFor(state, "king", seat).map(({ lord }) => lord))).toEqual([
    ["francois"],
    [],
    ["henri"],
  ]);
  expect([0, 1, 2].map((seat) => votesOf(state, "king", seat))).toEqual([2, 1, 1]);
});

it("[F1429-4.12] a king needs three votes and enough clergy among them", () => {
  const one = played(poll("king", [[0, "francois"]], realmOfTitles), [
    [0, "francois"],
    [1, "francois"],
    [2, "nobody"],
  ]);
  expect(one.facts).toContainEqual(expect.objectContaining({ elected: null, why: "no-clergy" }));
  const cardinal = {
    ...realmOfTitles,
    lords: { ...realmOfTitles.lords, arthur: [1, "bourg", { bishopric: 4, cardinal: "card" }] },
  } as const;
  const two = played(poll("king", [[0, "francois"]], cardinal), [
    [0, "francois"],
    [1, "francois"],
    [2, "nobody"],
  ]);
  expect(two.facts).toContainEqual({ type: "Elected", office: "king", lord: "francois", seat: 0 });
  const few = played(poll("king", [[0, "francois"]], cardinal), [
    [0, "francois"],
    [1, "nobody"],
    [2, "nobody"],
  ]);
  expect(few.facts).toContainEqual(expect.objectContaining({ elected: null, why: "too-few" }));
});

it("[F1429-4.13] bishops and cardinals of this turn vote for the king", () => {
  const fresh = realm({
    ...realmOfTitles,
    lords: { arthur: [1, "bourg", { bishopric: 4, electedIn: 2, cardinal: "card" }] },
  });
  expect([votesOf(fresh, "king", 1), votesOf(fresh, "pope", 1)]).toEqual([1, 1]);
});

it("[F1429-4.14] the wife of a man elected king becomes queen", () => {
  const lords = {
    ...realmOfTitles.lords,
    francois: [0, "blaye", { fiefs: ["blaye"], spouse: "mireille" }],
    mireille: [1, "bourg", { spouse: "francois" }],
    arthur: [1, "bourg", { bishopric: 4, cardinal: "card" }],
  } as const;
  const { facts } = played(poll("king", [[0, "francois"]], { lords }), [
    [0, "francois"],
    [1, "francois"],
    [2, "nobody"],
  ]);
  expect(facts).toContainEqual({ type: "Crowned", lord: "mireille", seat: 1, crown: "queen", cause: "marriage" });
});

it("[F1429-4.15] a queen regent loses that title when a king is elected, and no other", () => {
  const lords = {
    ...realmOfTitles.lords,
    jeanne: [0, "blaye", { fiefs: ["sigy"], crowns: ["queen"] }],
    arthur: [1, "bourg", { bishopric: 4, cardinal: "card" }],
  } as const;
  const { state } = played(poll("king", [[0, "francois"]], { lords }), [
    [0, "francois"],
    [1, "francois"],
    [2, "nobody"],
  ]);
  expect(state.lords.find(({ lord }) => lord === "jeanne")).toMatchObject({ crowns: [], fiefs: ["sigy"] });
});

it("[F1429-4.16] prisoners and the excommunicated do not vote", () => {
  const lords = {
    francois: [0, "blaye", { fiefs: ["blaye"], guard: 1 }],
    eric: [1, "blaye"],
    jeanne: [0, "blaye", { fiefs: ["sigy"], isExcommunicated: true }],
  } as const;
  expect(votesOf(realm({ lords }), "king", 0)).toBe(0);
});

it("[F1429-4.2] families present candidates in turn order, and without one there is no election", () => {
  const table = opened();
  const first = table.when(0, { type: "present", lord: "henri" });
  first.followsAmongOthers({ type: "CandidatePresented", seat: 0, lord: "henri", office: "bishop-5" });
  first.isPlayed().asks("candidacy", 1);
  const none = table.when(0, { type: "pass" }).isPlayed().when(1, { type: "pass" });
  none.followsAmongOthers(
    { type: "CandidacyDeclined", seat: 1, office: "bishop-5" },
    { type: "ElectionClosed", office: "bishop-5" },
    { type: "ElectionClosed", office: "king" },
  );
});

it("[F1429-4.17] a candidate excommunicated before the vote is no longer a candidate", () => {
  const table = at({
    families: [{ hand: ["tax"] }],
    lords: { eric: [1, "bourg", { fiefs: ["bourg"] }], henri: [2, "sigy", { bishopric: 5, crowns: ["pope"] }] },
    until: ["candidacy", 1],
  });
  const standing = table.when(1, { type: "present", lord: "eric" }).isPlayed();
  const struck = standing.when(2, { type: "excommunicate", lord: "eric" }).isPlayed();
  const ballot = struck.when(0, { type: "pass" }).isPlayed();
  ballot.when(2, { type: "vote", on: "eric", blank: "nobody" }).refuses("F1429-4.3");
});

it("[F1429-4.14] the book's François becomes pope, and stays cardinal and bishop", () => {
  const state = poll("pope", [[0, "francois"]], {
    lords: {
      francois: [0, "sigy", { bishopric: 5, cardinal: "card" }],
      henri: [1, "bourg", { bishopric: 4, cardinal: "card" }],
    },
  });
  const { state: after } = played(state, [
    [0, "francois"],
    [1, "francois"],
  ]);
  const pope = after.lords.find(({ lord }) => lord === "francois");
  expect(pope).toMatchObject({ crowns: ["pope"], bishopric: 5, cardinal: "card" });
});

const opposed: Realm = {
  ...book,
  families: [{ hand: ["assassination"] }],
  lords: {
    francois: [1, "bourg"],
    henri: [0, "sigy"],
    arthur: [2, "bourg", { bishopric: 4, electedIn: 1 }],
    othon: [1, "st-paul"],
  },
  villages: { ...book.villages, "st-paul": {} },
  begins: "hear-ye",
};

it("[F1429-4.19] an election lapses before the vote when a village of the bishopric has become free", () => {
  const standing = at(opposed).when(0, { type: "present", lord: "henri" }).isPlayed();
  const murdered = standing.when(0, { type: "assassinate", lord: "othon", author: "henri" }).isPlayed();
  const last = murdered.when(1, { type: "present", lord: "francois" });
  last.followsAmongOthers(
    { type: "ElectionLapsed", office: "bishop-5" },
    { type: "ElectionClosed", office: "bishop-5" },
    { type: "ElectionClosed", office: "king" },
  );
});

it("[F1429-4.19] no pope is elected by a single cardinal: the election lapses when votes are counted", () => {
  const table = at({
    families: [{ hand: ["assassination"] }],
    lords: {
      arthur: [0, "bourg", { bishopric: 4, cardinal: "card" }],
      henri: [1, "sigy", { bishopric: 5, cardinal: "card" }],
    },
    begins: "hear-ye",
  });
  const standing = table
    .when(0, { type: "present", lord: "arthur" })
    .isPlayed()
    .when(1, { type: "present", lord: "henri" })
    .isPlayed()
    .when(0, { type: "pass" })
    .isPlayed();
  const voted = standing.when(0, { type: "vote", on: "arthur", blank: "nobody" }).isPlayed();
  const murdered = voted.when(0, { type: "assassinate", lord: "henri", author: "arthur" });
  murdered.followsAmongOthers({ type: "ElectionLapsed", office: "pope" });
  expect(murdered.isPlayed().state.lords[0]?.crowns).toEqual([]);
});

it("[F1429-4.18] a family that was passed over presents a lord who has become able before the vote", () => {
  const table = at({
    ...book,
    lords: {
      henri: [0, "sigy"],
      arthur: [2, "bourg", { bishopric: 4, electedIn: 1, crowns: ["pope"] }],
      francois: [1, "beaujeu", { isExcommunicated: true }],
    },
    begins: "hear-ye",
  });
  const opening = table.when(2, { type: "pass" }).isPlayed();
  opening.asks("candidacy", 0);
  const absolved = opening.when(2, { type: "absolve", lord: "francois" }).isPlayed();
  const late = absolved.when(0, { type: "present", lord: "henri" }).isPlayed();
  late.asks("candidacy", 1);
  late.when(1, { type: "present", lord: "francois" }).isPlayed().asks("window", 2);
});
