import { describe, expect, it } from "vitest";
import { seededChance } from "../../../../../core/chance.ts";
import { at, atOriginal, atVitale, editions, type Realm } from "../../../testing/realm.fixture.ts";
import { fiefVitale } from "../../../vitale/ruleset.ts";

const held = { hand: ["sun"] as const };

describe.each(editions)("$id", (ruleset) => {
  const table = (setup: Realm) => at(ruleset, { ...setup, families: [{}, {}, held], begins: "talks" });

  it("[FC-15.1] each family may propose a lord who is not a bishop", () => {
    const lords = { jean: [0, "bourg"], louis: [0, "sigy", { see: "sigy" }], eric: [1, "blaye"] } as const;
    table({ lords }).when(0, { type: "nominate", lord: "louis" }).refuses("FC-15.1");
    const named = table({ lords })
      .when(0, { type: "nominate", lord: "jean" })
      .follows({ type: "CandidateNamed", seat: 0, lord: "jean" });
    named.when(0, { type: "nominate", lord: "jean" }).refuses("FC-15.1");
  });

  it("[FC-15.2] a lord gives one vote; a bishopric, a cardinal's title and a noble title give one more each", () => {
    const lords = {
      jean: [0, "bourg"],
      louis: [0, "sigy", { see: "sigy", isCardinal: true }],
      eric: [1, "blaye"],
    } as const;
    const { state } = at(ruleset, {
      lords,
      regions: { blaye: { title: { seat: 0, lord: "jean" } } },
      begins: "marches",
    });
    expect(ruleset.view(state, 2).families.map(({ votes }) => votes)).toEqual([5, 1, 0]);
  });

  it("[FC-15.4] a king reigns for life", () => {
    const lords = { jean: [0, "bourg", { isKing: true }], eric: [1, "blaye"] } as const;
    table({ lords }).when(1, { type: "nominate", lord: "eric" }).refuses("FC-15.4");
  });
});

it.each(editions)(
  "[FC-15.7] $id: when a candidate is proposed, families that had ended their talks and can propose one are asked again",
  (ruleset) => {
    const lords = { jean: [0, "bourg"], eric: [1, "blaye"] } as const;
    const begun = at(ruleset, { lords, families: [{}, {}, held], begins: "talks" });
    const last = begun.when(1, { type: "pass" }).isPlayed().when(2, { type: "pass" }).isPlayed();
    last.asks("talks", 0);
    const named = last.when(0, { type: "nominate", lord: "jean" }).isPlayed();
    named.asks("talks", 0, 1);
    // FC-13.11: it concerns who could name a rival.
    expect(ruleset.question(named.state)?.affectedSeats).toEqual([1]);
    const done = named.when(0, { type: "pass" }).isPlayed();
    done.when(1, { type: "nominate", lord: "eric" }).isPlayed().asks("talks", 1);
  },
);

const electors = { jean: [0, "bourg"], louis: [0, "sigy"], eric: [1, "blaye"], henry: [2, "st-paul"] } as const;

it("[FC-15.3] in the original, more than half of the votes cast elects a king", () => {
  const table = atOriginal({
    families: [{}, {}, held],
    lords: electors,
    more: {
      candidates: [
        { seat: 0, lord: "jean" },
        { seat: 1, lord: "eric" },
      ],
    },
    until: ["ballot"],
  });
  table.asks("ballot", 0, 1, 2);
  const halved = table
    .when(0, { type: "vote", on: "jean" })
    .isPlayed()
    .when(1, { type: "vote", on: "eric" })
    .isPlayed();
  halved
    .when(2, { type: "vote", on: "nobody" }, seededChance(1))
    .followsAmongOthers({ type: "Crowned", lord: "jean", seat: 0 });
  const tied = halved.when(2, { type: "vote", on: "eric" }, seededChance(1)).facts();
  expect(tied.some(({ type }) => type === "Crowned")).toBe(false);
});

it("[FC-15.3] in the original, votes against all candidates are cast, abstentions are not", () => {
  const table = atOriginal({
    families: [{}, {}, held],
    lords: electors,
    more: { candidates: [{ seat: 0, lord: "jean" }] },
    until: ["ballot"],
  });
  const voted = table.when(0, { type: "vote", on: "jean" }).isPlayed();
  const against = { type: "vote", on: "against" } as const;
  const opposed = voted.when(1, against).isPlayed();
  opposed
    .when(2, { type: "vote", on: "nobody" }, seededChance(1))
    .followsAmongOthers({ type: "Crowned", lord: "jean", seat: 0 });
  const failed = opposed.when(2, against, seededChance(1)).facts();
  expect(failed).toContainEqual(expect.objectContaining({ type: "VotesCounted", elected: null, why: "no-majority" }));
  const anointing = {
    lords: clergy,
    more: { candidates: [{ seat: 0, lord: "jean" as const }] },
    until: ["ballot"],
  } as const;
  atVitale(anointing).when(1, against).refuses("FC-15.3");
});

const clergy = {
  jean: [0, "bourg"],
  eric: [1, "blaye", { see: "blaye" }],
  henry: [2, "st-paul", { see: "sigy" }],
} as const;

it("[FC-15.3] in the adaptation two bishops or a cardinal crown a king", () => {
  const more = { candidates: [{ seat: 0, lord: "jean" as const }] };
  const table = atVitale({ families: [{}, {}, held], lords: clergy, more, until: ["ballot"] });
  table.asks("ballot", 1, 2);
  const one = table.when(1, { type: "vote", on: "jean" }).isPlayed();
  expect(one.when(2, { type: "vote", on: "nobody" }, seededChance(1)).facts()).toContainEqual(
    expect.objectContaining({ type: "VotesCounted", elected: null, why: "no-clergy" }),
  );
  one
    .when(2, { type: "vote", on: "jean" }, seededChance(1))
    .followsAmongOthers({ type: "Crowned", lord: "jean", seat: 0 });
  const red = { ...clergy, eric: [1, "blaye", { see: "blaye", isCardinal: true }], henry: [2, "st-paul"] } as const;
  atVitale({ families: [{}, {}, held], lords: red, more, until: ["ballot"] })
    .when(1, { type: "vote", on: "jean" }, seededChance(1))
    .followsAmongOthers({ type: "Crowned", lord: "jean", seat: 0 });
});

const reign = { jean: [0, "bourg", { isKing: true }], eric: [1, "sigy"], henry: [2, "st-paul"] } as const;

const judged = (votes: number) =>
  ({
    families: [{}, {}, held],
    lords: {
      ...reign,
      ...(votes > 3
        ? {
            hugues: [1, "sigy"] as const,
            louis: [1, "sigy"] as const,
            pierre: [1, "sigy"] as const,
            robert: [1, "sigy"] as const,
          }
        : {}),
    },
    begins: "talks",
  }) as const;

it("[FC-15.5] more than half of the votes cast depose a king, whose family has four more", () => {
  const accused = (votes: number) => {
    const table = atVitale(judged(votes));
    table.when(0, { type: "callDeposition" }).refuses("FC-15.5");
    const called = table.when(1, { type: "callDeposition" }).follows({ type: "DepositionCalled", seat: 1 });
    called.when(2, { type: "callDeposition" }).refuses("FC-15.5");
    const silent = [0, 1, 2].reduce((now, seat) => now.when(seat, { type: "pass" }).isPlayed(), called);
    silent.asks("trial", 0, 1, 2);
    const kept = silent
      .when(0, { type: "judge", verdict: "keep" })
      .follows({ type: "VerdictGiven", seat: 0, verdict: "keep", votes: 5 });
    return kept
      .when(1, { type: "judge", verdict: "depose" })
      .isPlayed()
      .when(2, { type: "judge", verdict: "depose" }, seededChance(1));
  };
  accused(3).followsAmongOthers({
    type: "TrialEnded",
    lord: "jean",
    seat: 0,
    votesFor: 2,
    votesAgainst: 5,
    isDeposed: false,
  });
  const { state } = accused(9).followsAmongOthers({
    type: "TrialEnded",
    lord: "jean",
    seat: 0,
    votesFor: 6,
    votesAgainst: 5,
    isDeposed: true,
  });
  expect(state.lords.some(({ isKing }) => isKing)).toBe(false);
});

it("[FC-15.5] as many votes for the king as against him keep him", () => {
  const called = atVitale(judged(9)).when(1, { type: "callDeposition" }).isPlayed().until("trial");
  const kept = called.when(0, { type: "judge", verdict: "keep" }).isPlayed();
  const opposed = kept.when(1, { type: "judge", verdict: "depose" }).isPlayed();
  opposed.when(2, { type: "judge", verdict: "abstain" }, seededChance(1)).followsAmongOthers({
    type: "TrialEnded",
    lord: "jean",
    seat: 0,
    votesFor: 5,
    votesAgainst: 5,
    isDeposed: false,
  });
});

it("[FC-15.5] an abstention is no vote: two votes depose a king whose family is silent", () => {
  const called = atVitale(judged(3)).when(1, { type: "callDeposition" }).isPlayed().until("trial");
  const silent = called.when(0, { type: "judge", verdict: "abstain" }).isPlayed();
  const opposed = silent.when(1, { type: "judge", verdict: "depose" }).isPlayed();
  opposed.when(2, { type: "judge", verdict: "depose" }, seededChance(1)).followsAmongOthers({
    type: "TrialEnded",
    lord: "jean",
    seat: 0,
    votesFor: 2,
    votesAgainst: 0,
    isDeposed: true,
  });
  const [first] = fiefVitale.choices(called.state, 1);
  expect(first?.fields).toMatchObject({ verdict: { oneOf: ["abstain", "keep", "depose"] } });
});

it("[FC-15.6] the deposition is decided before another king is crowned; candidates may be named once it is called for", () => {
  const table = atVitale({ ...judged(3), begins: "talks" });
  table.when(1, { type: "nominate", lord: "eric" }).refuses("FC-15.4");
  table.when(1, { type: "callDeposition" }).isPlayed().when(1, { type: "nominate", lord: "eric" }).isPlayed();
  const begun = atVitale({ lords: reign, begins: "talks" });
  expect(begun.state.agenda.pending.map(({ step }) => step.type)).toEqual([
    "talks",
    "titles",
    "trial",
    "verdict",
    "ballot",
    "count",
    "turnEnd",
  ]);
});
