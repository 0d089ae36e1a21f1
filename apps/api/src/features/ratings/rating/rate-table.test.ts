import { rate } from "openskill";
import { describe, expect, it } from "vitest";
import { centred, rateTable } from "./rate-table.ts";
import { afterIdleDays, initialSeatSkill, initialSkill, shownDeviation, shownRating } from "./skill.ts";

/** The published figures of the library, so that another version cannot change ratings unnoticed. */
describe("the rating library", () => {
  it.each([
    [
      [27.635231383, 22.364768617],
      [8.065506316, 8.065506316],
    ],
    [
      [27.868876553, 25.717219138, 21.413904309],
      [8.204837031, 8.057829748, 8.057829748],
    ],
    [
      [27.795084972, 26.552824984, 24.689435003, 20.962655041],
      [8.263160758, 8.179213705, 8.083731307, 8.083731307],
    ],
    [
      [27.666666667, 26.833333333, 25.722222222, 24.055555556, 20.722222222],
      [8.290556877, 8.24014563, 8.17999668, 8.111796014, 8.111796014],
    ],
    [
      [27.535752581, 26.927171962, 26.166446187, 25.152145155, 23.630693606, 20.587790509],
      [8.305110513, 8.272478473, 8.234073229, 8.188322651, 8.136545765, 8.136545765],
    ],
  ])("rates newcomers in the order in which they finish: %j", (means, deviations) => {
    const rated = rate(
      means.map(() => [initialSkill]),
      { tau: 0 },
    ).flat();
    expectFigures(
      rated.map(({ mu }) => mu),
      means,
    );
    expectFigures(
      rated.map(({ sigma }) => sigma),
      deviations,
    );
  });

  it("lets skill drift from game to game", () => {
    const rated = rate(
      Array.from({ length: 4 }, () => [initialSkill]),
      { tau: 25 / 300 },
    ).flat();
    expectFigures(
      rated.map(({ mu }) => mu),
      [27.795252673, 26.552918151, 24.68941637, 20.962412806],
    );
    expectFigures(
      rated.map(({ sigma }) => sigma),
      [8.263571791, 8.179617988, 8.08412788, 8.08412788],
    );
  });

  it("rates ties alike", () => {
    const tied = rate(
      Array.from({ length: 4 }, () => [initialSkill]),
      { tau: 25 / 300, score: [37, 19, 37, 42] },
    ).flat();
    expectFigures(
      tied.map(({ mu }) => mu),
      [24.68941637, 22.825914588, 24.68941637, 27.795252673],
    );
    const allTied = rate(
      Array.from({ length: 3 }, () => [initialSkill]),
      { tau: 0, rank: [1, 1, 1] },
    ).flat();
    expectFigures(
      allTied.map(({ mu }) => mu),
      [25, 25, 25],
    );
    expectFigures(
      allTied.map(({ sigma }) => sigma),
      [8.204837031, 8.204837031, 8.204837031],
    );
  });

  it("rates an upset", () => {
    const before = [
      { mu: 32.444, sigma: 5.123 },
      { mu: 28, sigma: 3 },
      { mu: 25.188, sigma: 6.211 },
    ];
    const rated = rate(
      before.map((one) => [one]),
      { tau: 25 / 300, rank: [3, 2, 1] },
    ).flat();
    expectFigures(
      rated.map(({ mu }) => mu),
      [29.980752558, 28.233873791, 27.806453183],
    );
    expectFigures(
      rated.map(({ sigma }) => sigma),
      [5.003152945, 2.98812716, 6.115159783],
    );
  });

  it("rates a series of games among the same players", () => {
    let skills = Array.from({ length: 5 }, () => initialSkill);
    for (const game of [
      { who: [0, 1, 2, 3, 4], score: [9, 7, 7, 5, 5] },
      { who: [4, 2, 1], score: [9, 5, 5] },
      { who: [3, 1, 2, 0], score: [9, 9, 7, 7] },
    ]) {
      const rated = rate(
        game.who.map((one) => [skills[one] ?? initialSkill]),
        { tau: 0, score: game.score },
      ).flat();
      skills = skills.map((skill, one) => rated[game.who.indexOf(one)] ?? skill);
    }
    expectFigures(
      skills.map(({ mu }) => mu),
      [26.353761103, 24.618479789, 23.065819512, 24.476332403, 26.385499685],
    );
    expectFigures(
      skills.map(({ sigma }) => sigma),
      [8.11102706, 7.90533551, 7.822005595, 8.106111471, 8.054090809],
    );
  });
});

describe("rateTable", () => {
  it("gives the seat its share of the credit", () => {
    const rated = rateTable([1, 2, 3].map((rank) => ({ player: initialSkill, seat: initialSeatSkill, rank })));
    expectFigures(
      rated.map(({ player }) => player.mu),
      [27.799804, 25.699951, 21.500246],
      6,
    );
    expectFigures(
      rated.map(({ seat }) => seat.mu),
      [0.17525, 0.043813, -0.219063],
      6,
    );
  });

  it("centers the worth of seats around zero", () => {
    expect(
      centred([
        { mu: 1, sigma: 2 },
        { mu: 4, sigma: 1 },
      ]),
    ).toEqual([
      { mu: -1.5, sigma: 2 },
      { mu: 1.5, sigma: 1 },
    ]);
  });
});

describe("a skill", () => {
  it("becomes less certain with idle days, up to that of a newcomer", () => {
    expect(afterIdleDays({ mu: 30, sigma: 2.5 }, 365).sigma).toBeCloseTo(4, 2);
    expect(afterIdleDays({ mu: 30, sigma: 8 }, 10_000)).toEqual({ mu: 30, sigma: initialSkill.sigma });
    expect(afterIdleDays({ mu: 30, sigma: 2.5 }, -1).sigma).toBe(2.5);
  });

  it("is shown as 1500 ± 333 for a newcomer", () => {
    expect([shownRating(initialSkill), shownDeviation(initialSkill)]).toEqual([1500, 333]);
    expect(shownRating({ mu: 27.5, sigma: 1 })).toBe(1600);
  });
});

function expectFigures(found: readonly number[], expected: readonly number[], digits = 9): void {
  expect(found.map((figure) => Number(figure.toFixed(digits)))).toEqual(expected);
}
