import { describe, expect, it } from "vitest";
import { lastAboveLine, qualificationOf } from "./qualification.ts";

type Given = Parameters<typeof qualificationOf>[0];

const final = { field: { from: "best", of: 1, count: 2 } };
const tournament = (more: object = {}) =>
  ({
    phase: "running",
    rounds: [],
    stages: [
      { stage: 1, format: "swiss", state: "running", players: ["ada", "bea", "cyr", "dan"], ranking: [] },
      { stage: 2, format: "knock-out", state: "ahead", players: [], ranking: [] },
    ],
    plan: { stages: [{ field: { from: "all" } }, final] },
    ...more,
  }) as unknown as Given;
const rowsOf = (...ranks: readonly number[]) =>
  ranks.map((rank, place) => ({ player: ["ada", "bea", "cyr", "dan"][place] ?? "", rank, status: "entered" as const }));

describe("the players who advance to the next stage", () => {
  it("are the best who have not withdrawn", () => {
    const rows = rowsOf(1, 2, 3, 4).map((row) =>
      row.player === "ada" ? { ...row, status: "withdrawn" as const } : row,
    );
    expect(qualificationOf(tournament(), 1, rows)).toMatchObject({
      kind: "advance",
      stage: 2,
      isDecided: false,
      players: new Set(["bea", "cyr"]),
    });
  });

  it("depend on the random draw if they share the rank at the line", () => {
    const found = qualificationOf(tournament(), 1, rowsOf(1, 2, 2, 4));
    expect(found).toMatchObject({ players: new Set(["ada"]), drawn: new Set(["bea", "cyr"]) });
  });

  it("are known once that stage has begun", () => {
    const { stages } = tournament();
    const begun = stages.map((one) => (one.stage === 2 ? { ...one, state: "running", players: ["dan", "ada"] } : one));
    expect(qualificationOf(tournament({ stages: begun }), 1, rowsOf(1, 2, 3, 4))).toMatchObject({
      isDecided: true,
      players: new Set(["dan", "ada"]),
    });
  });

  it("are not marked if everyone advances, or if no stage follows", () => {
    expect(qualificationOf(tournament(), 1, rowsOf(1, 2))).toBeUndefined();
    expect(qualificationOf(tournament(), 2, rowsOf(1, 2, 3, 4))).toBeUndefined();
  });
});

it("the players of the last round are still in a running knock-out", () => {
  const stages = [{ stage: 1, format: "knock-out", state: "running", players: [], ranking: [] }];
  const rounds = [
    { stage: 1, tables: [{ players: ["ada", "bea"] }], byes: [] },
    { stage: 1, tables: [{ players: ["ada", "cyr"] }], byes: ["dan"] },
  ];
  const given = tournament({ stages, rounds, plan: { stages: [{ field: { from: "all" } }] } });
  expect(qualificationOf(given, 1, rowsOf(1, 2, 3, 4))).toMatchObject({
    kind: "remain",
    players: new Set(["ada", "cyr", "dan"]),
  });
});

describe("the line of a table", () => {
  const line = (...players: readonly string[]) =>
    lastAboveLine(
      { kind: "advance", stage: 2, isDecided: true, players: new Set(players), drawn: new Set() },
      rowsOf(1, 2, 3, 4),
    );

  it("is below the last player who advances", () => expect(line("ada", "bea")).toBe("bea"));

  it("is not drawn where others are in between, or where nobody is below it", () => {
    expect(line("ada", "cyr")).toBeUndefined();
    expect(line("ada", "bea", "cyr", "dan")).toBeUndefined();
  });
});
