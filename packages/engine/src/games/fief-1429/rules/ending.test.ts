import { expect, it } from "vitest";
import { positionAfter } from "../../../core/position.ts";
import { fief1429 } from "../ruleset.ts";
import { at, plainOptions, type Realm } from "../testing/realm.fixture.ts";

/** The last question of a turn is answered; a mill in Tournus is left to be pillaged. */
const turned = (setup: Realm) => {
  const table = at({
    ...setup,
    villages: { ...setup.villages, tournus: { troops: [[0, 1, 0]], mills: 1 } },
    until: ["pillaging", 0],
  });
  return table.when(0, { type: "pass" });
};
const winners = (setup: Realm) => {
  const { ending } = turned(setup).isPlayed().state;
  return ending === null ? null : { winners: ending.winners, reason: ending.reason, decidedBy: ending.decidedBy };
};
const fiefs = (...titles: readonly string[]) => ({ fiefs: titles as readonly "blaye"[] });

it("[F1429-16.1] the calamities are discarded, and each fief, king and pope is a point", () => {
  const ended = turned({
    lords: { eric: [1, "sigy", { ...fiefs("sigy"), crowns: ["king"] }] },
    sees: { 5: { calamities: ["famine"] } },
  });
  ended.followsAmongOthers({
    type: "TurnEnded",
    turn: 2,
    points: [
      { seat: 0, points: 0 },
      { seat: 1, points: 2 },
      { seat: 2, points: 0 },
    ],
  });
  expect(ended.isPlayed().state.cards.eventDiscards).toEqual(["famine"]);
});

it("[F1429-16.2] three points win alone: three fiefs, or a fief and two crowns", () => {
  expect(winners({ lords: { eric: [1, "sigy", fiefs("sigy", "bourg")], henri: [1, "sigy", fiefs("blaye")] } })).toEqual(
    { winners: [1], reason: "alone", decidedBy: null },
  );
  expect(
    winners({
      lords: { eric: [1, "sigy", { ...fiefs("sigy"), crowns: ["king"] }], henri: [1, "sigy", { crowns: ["pope"] }] },
    })?.winners,
  ).toEqual([1]);
  expect(winners({ lords: { eric: [1, "sigy", fiefs("sigy", "bourg")] } })).toBeNull();
});

const allied = (seats: number) =>
  ({
    seats,
    lords: {
      eric: [1, "sigy", { ...fiefs("sigy", "bourg"), spouse: "jeanne" }],
      henri: [1, "sigy", fiefs("blaye")],
      jeanne: [2, "tournus", { ...fiefs("tournus"), spouse: "eric" }],
    },
  }) as const;

it("[F1429-16.3] allies win together with four points, but not with three players", () => {
  expect(winners(allied(4))).toEqual({ winners: [1, 2], reason: "alliance", decidedBy: null });
  expect(winners(allied(3))).toEqual({ winners: [1], reason: "alone", decidedBy: null });
});

it("[F1429-16.3] an allied family does not win alone", () => {
  const { jeanne: _, ...lords } = allied(4).lords;
  expect(winners({ seats: 4, lords: { ...lords, jeanne: [2, "tournus", { spouse: "eric" }] } })).toBeNull();
});

it("[F1429-16.4] the book's Sabine with the crown goes before Franck with four fiefs", () => {
  const lords = {
    francois: [0, "sigy", fiefs("sigy", "bourg")],
    arthur: [0, "sigy", fiefs("blaye", "essarts")],
    othon: [1, "sigy", { ...fiefs("tournus", "st-gerome"), crowns: ["king"] }],
  } as const;
  expect(winners({ seats: 4, lords })).toEqual({ winners: [1], reason: "alone", decidedBy: "king" });
});

it("[F1429-16.4] the book's Olivier alone goes before the alliance of Franck and Ingrid", () => {
  const lords = {
    francois: [0, "sigy", { ...fiefs("sigy", "bourg"), spouse: "jeanne" }],
    arthur: [0, "sigy", fiefs("blaye")],
    jeanne: [1, "sigy", { ...fiefs("essarts"), spouse: "francois" }],
    henri: [1, "sigy", { crowns: ["king"] }],
    othon: [2, "sigy", fiefs("tournus", "st-gerome")],
    eric: [2, "sigy", fiefs("epervier")],
  } as const;
  expect(winners({ seats: 4, lords })).toEqual({ winners: [2], reason: "alone", decidedBy: null });
});

it("[F1429-16.5] players who are equal in everything share the victory", () => {
  const lords = {
    francois: [1, "st-andre", fiefs("sigy", "essarts")],
    arthur: [1, "st-andre", fiefs("st-gerome")],
    othon: [2, "la-salle", fiefs("blaye", "st-andromy")],
    eric: [2, "la-salle", fiefs("epervier")],
  } as const;
  const villages = { sigy: { troops: [] }, "st-vivien": { troops: [[1, 1, 0]] } } as const;
  const ending = winners({ lords, villages });
  expect(ending).toMatchObject({ winners: [1, 2], reason: "alone" });
});

it("[F1429-16.6] otherwise the next player to the left begins the next turn", () => {
  const { state } = turned({
    seats: 4,
    table: { first: 3 },
    lords: { eric: [1, "sigy"], jeanne: [2, "bourg"] },
  }).isPlayed();
  expect(state.table).toMatchObject({ turn: 3, first: 0 });
});

it("[F1429-16.7] after the last agreed turn, the player with the most points is first", () => {
  const table = { options: { ...plainOptions, turns: 2 } };
  expect(winners({ table, lords: { eric: [1, "sigy", fiefs("sigy")], henri: [2, "bourg"] } })).toEqual({
    winners: [1],
    reason: "turns",
    decidedBy: null,
  });
});

it("[F1429-19.2] the game is over after the agreed number of turns", () => {
  const over = turned({
    table: { options: { ...plainOptions, turns: 2 } },
    lords: { eric: [1, "sigy", fiefs("sigy")] },
  }).isPlayed();
  over.isOver();
  expect(fief1429.outcome(over.state)?.ranking[0]).toMatchObject({ seat: 0, rank: 2 });
});

it("[F1429-16.8] the score is the number of victory points", () => {
  const { state } = at({ lords: { eric: [1, "sigy", fiefs("sigy")] } });
  expect(fief1429.currentScores(state)).toEqual([0, 1, 0]);
});

it("[F1429-16.8] the other players rank by points, then by the tie-breaks of the victory", () => {
  const table = { options: { ...plainOptions, turns: 2 } };
  const lords = {
    arthur: [0, "blaye", fiefs("blaye", "bourg")],
    eric: [1, "sigy", { crowns: ["pope"], bishopric: 5 }],
    henri: [2, "bourg", fiefs("essarts")],
  } as const;
  const { state } = turned({ table, lords }).isPlayed();
  expect(fief1429.outcome(state)?.ranking).toEqual([
    { seat: 0, rank: 1, score: 2, tieBreaks: [] },
    {
      seat: 1,
      rank: 2,
      score: 1,
      tieBreaks: [{ name: "pope", value: 1 }],
    },
    {
      seat: 2,
      rank: 3,
      score: 1,
      tieBreaks: [{ name: "pope", value: 0 }],
    },
  ]);
});

const three = { arthur: [0, "blaye", fiefs("blaye", "bourg")], henri: [0, "blaye", fiefs("essarts")] } as const;
const rivals = { othon: [1, "sigy", fiefs("sigy", "epervier")], eric: [1, "sigy", fiefs("st-gerome")] } as const;

it.each([
  ["pope", { ...rivals, eric: [1, "sigy", { crowns: ["pope"], bishopric: 5 }] }],
  ["regent", { ...rivals, jeanne: [1, "sigy", { crowns: ["queen"] }] }],
  ["fiefs", { ...rivals, eric: [1, "sigy", fiefs("st-gerome", "st-andromy")] }],
  ["bishops", { ...rivals, eric: [1, "sigy", { ...fiefs("st-gerome"), bishopric: 5 }] }],
] as const)("[F1429-16.4] of two families with three points the %s decides", (decidedBy, others) => {
  expect(winners({ lords: { ...three, ...others } })).toEqual({ winners: [1], reason: "alone", decidedBy });
});

it("[F1429-16.4] more villages decide between two families that are equal otherwise", () => {
  expect(winners({ lords: { ...three, ...rivals } })).toEqual({ winners: [0], reason: "alone", decidedBy: "villages" });
});

it("[F1429-16.4] the king decides between two alliances with four points", () => {
  const lords = {
    arthur: [0, "blaye", { ...fiefs("blaye", "bourg"), spouse: "jeanne" }],
    jeanne: [1, "sigy", { ...fiefs("sigy", "epervier"), spouse: "arthur" }],
    othon: [2, "st-andre", { ...fiefs("tournus", "essarts"), spouse: "mireille", crowns: ["king"] }],
    mireille: [3, "marcamps", { ...fiefs("st-gerome"), spouse: "othon", crowns: ["queen"] }],
  } as const;
  expect(winners({ seats: 4, lords })).toEqual({ winners: [2, 3], reason: "alliance", decidedBy: "king" });
});

it("[F1429-16.2] two fiefs win with the crown, and with the tiara", () => {
  const duke = fiefs("sigy", "bourg");
  expect(winners({ lords: { eric: [1, "sigy", { ...duke, crowns: ["king"] }] } })?.winners).toEqual([1]);
  expect(winners({ lords: { eric: [1, "sigy", { ...duke, crowns: ["pope"], bishopric: 5 }] } })?.winners).toEqual([1]);
});

it("[F1429-19.3] an earlier last turn that the players agree on ends the game, and changes nothing else", () => {
  const { state } = turned({ options: { turns: 9 } }).isPlayed();
  expect(fief1429.turnLimit?.of(state)).toEqual({ turn: 3, last: 9 });
  const lowered = positionAfter(fief1429, fief1429.turnLimit?.lowered(state, 4) ?? [], state);
  expect(fief1429.turnLimit?.of(lowered)).toEqual({ turn: 3, last: 4 });
  const seen = fief1429.view(state, 0);
  expect(fief1429.view(lowered, 0)).toEqual({ ...seen, options: { ...seen.options, turns: 4 } });
  expect(winners({ options: { turns: 2 } })).toMatchObject({ reason: "turns" });
});
