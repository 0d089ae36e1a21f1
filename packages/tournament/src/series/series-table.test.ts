import { describe, expect, it } from "vitest";
import { type SeriesRules, seriesTable } from "./series-table.ts";

const ranks: SeriesRules = {
  scoring: { system: "ranks", points: [10, 6, 3] },
  best: null,
  tieBreaks: ["wins", "best", "played"],
};
const result = (player: string, rank: number, points = 0) => ({ player, rank, points });
const inOrder = (tournament: string, ...players: string[]) => ({
  tournament,
  results: players.map((player, place) => result(player, place + 1, players.length - place)),
});
const short = (rows: ReturnType<typeof seriesTable>) => rows.map(({ player, rank, points }) => [player, rank, points]);

describe("a combined table", () => {
  it("adds the points for the ranks in every tournament", () => {
    const rows = seriesTable([inOrder("t1", "a", "b", "c", "d"), inOrder("t2", "b", "a", "d")], ranks);
    expect(short(rows)).toEqual([
      ["a", 1, 16],
      ["b", 1, 16],
      ["d", 3, 3],
      ["c", 4, 3],
    ]);
  });

  it("adds the points that players made, if the rules say so", () => {
    const rules = { ...ranks, scoring: { system: "tournament-points" } } as const;
    const rows = seriesTable([inOrder("t1", "a", "b"), inOrder("t2", "b", "c", "a")], rules);
    expect(short(rows)).toEqual([
      ["b", 1, 4],
      ["a", 2, 3],
      ["c", 3, 2],
    ]);
  });

  it("counts the best results alone, and says which ones", () => {
    const [first] = seriesTable([inOrder("t1", "a", "b"), inOrder("t2", "b", "a"), inOrder("t3", "a")], {
      ...ranks,
      best: 2,
    });
    expect(first).toMatchObject({ player: "a", points: 20 });
    expect(first?.sources.map(({ tournament, points, counts }) => [tournament, points, counts])).toEqual([
      ["t1", 10, true],
      ["t2", 6, false],
      ["t3", 10, true],
    ]);
  });

  it("shares the points of ranks among players who are tied", () => {
    const results = [result("a", 1), result("b", 1), result("c", 3)];
    expect(short(seriesTable([{ tournament: "t1", results }], ranks))).toEqual([
      ["a", 1, 8],
      ["b", 1, 8],
      ["c", 3, 3],
    ]);
  });

  it("breaks ties in the order of the rules, and leaves the others tied", () => {
    const played = [inOrder("t1", "a", "x", "y"), inOrder("t2", "y", "b"), inOrder("t3", "x", "b")];
    const rules = { ...ranks, scoring: { system: "ranks", points: [4, 2] } } as const;
    const rows = seriesTable(played, rules);
    // b: 2 + 2; a: 4; x: 2 + 4; y: 4.
    expect(short(rows)).toEqual([
      ["x", 1, 6],
      ["y", 2, 4],
      ["a", 3, 4],
      ["b", 4, 4],
    ]);
    expect(short(seriesTable(played, { ...rules, tieBreaks: [] })).map(([, rank]) => rank)).toEqual([1, 2, 2, 2]);
  });

  it("is empty without results", () => {
    expect(seriesTable([{ tournament: "t1", results: [] }], ranks)).toEqual([]);
  });
});
