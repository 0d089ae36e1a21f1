import { expect, it } from "vitest";
import { middleAges } from "../ruleset.ts";
import { begun, type FiefPlan } from "../testing/position.fixture.ts";

const all = "field mill village rampart market barracks church palace";

/** The last round ends, with a bystander on the last seat and an Event that concerns Chests, which nobody has. */
const ended = (...fiefs: readonly FiefPlan[]) =>
  begun({ round: 16, fiefs: [...fiefs, {}], events: ["precious-goods"], begins: "roundEnd" });

/** Seats, ranks and scores without the bystander. */
const rankingOf = (...fiefs: readonly FiefPlan[]) => middleAges.outcome(ended(...fiefs).state)?.ranking.slice(0, -1);

it("[MA-9.1] the game is over when the last Event has taken effect", () => {
  const after = ended({ tiles: all });
  after.isOver();
  expect(middleAges.choices(after.state, 0)).toEqual([]);
});

it("[MA-9.2] 10 coins are lost for each Domain that has no tile", () => {
  const facts = ended({ coins: 55, tiles: "field mill village rampart market", graveyard: "palace" }).facts;
  expect(facts).toContainEqual({
    type: "EmptyDomainsCounted",
    seat: 0,
    domains: ["barracks", "church", "palace"],
    each: 10,
    penalty: 30,
    coins: 55,
    score: 25,
  });
});

it("[MA-9.3] a score may fall below zero", () => {
  const state = ended({ coins: 5, tiles: "field" }).state;
  expect(middleAges.outcome(state)?.ranking[0]).toEqual({ seat: 0, rank: 1, score: -65, tieBreaks: [] });
  expect(state.fiefs[0]?.coins).toBe(5);
});

it("[MA-9.4] the richest wins", () => {
  const [poor, rich] = [
    { coins: 30, tiles: all },
    { coins: 31, tiles: all },
  ];
  expect(rankingOf(poor, rich)).toEqual([
    { seat: 0, rank: 2, score: 30, tieBreaks: [] },
    { seat: 1, rank: 1, score: 31, tieBreaks: [] },
  ]);
});

const tiles = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, value]) => ({ name, value }));

it("[MA-9.5] more Palaces win a tie, then more Churches, then the next Domain to the left", () => {
  const plain = { coins: 30, tiles: `${all} market church` };
  const palaces = { coins: 30, tiles: `${all} palace` };
  const barracks = { coins: 30, tiles: `${all} barracks church` };
  expect(rankingOf(plain, palaces, barracks)).toEqual([
    { seat: 0, rank: 3, score: 30, tieBreaks: tiles({ palace: 1, barracks: 1 }) },
    { seat: 1, rank: 1, score: 30, tieBreaks: tiles({ palace: 2 }) },
    { seat: 2, rank: 2, score: 30, tieBreaks: tiles({ palace: 1, barracks: 2 }) },
  ]);
  const decider = (...fiefs: readonly FiefPlan[]) => ended(...fiefs).state.ending?.decidedBy;
  expect(decider(plain, palaces, barracks)).toBe("palace");
  expect(decider(plain, barracks)).toBe("barracks");
  expect(decider({ coins: 31, tiles: all }, palaces)).toBeNull();
});

it("[MA-9.6] players equal in all Domains share the rank, whatever is in the Graveyards", () => {
  const twins = [
    { coins: 30, tiles: all, graveyard: "palace" },
    { coins: 30, tiles: all },
    { coins: 29, tiles: all },
  ];
  expect(rankingOf(...twins)?.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(ended(...twins).state.ending?.decidedBy).toBeNull();
});
