import { describe, expect, it } from "vitest";
import { boxWidth, bracketOf } from "./bracket.ts";

const place = (player: string, rank: number) => ({ player, rank, score: 0, tieBreaks: [], isForfeit: false });
const semiFinals = {
  round: 1,
  byes: [],
  tables: [
    { table: 1, players: ["ada", "bea", "cyr"], places: [place("ada", 3), place("bea", 1), place("cyr", 2)] },
    { table: 2, players: ["dan", "eve", "fay"], places: [place("dan", 1), place("eve", 2), place("fay", 3)] },
  ],
};
const final = { round: 2, byes: [], tables: [{ table: 1, players: ["dan", "bea"], places: null }] };

describe("a bracket", () => {
  it("lists those of a table by place, and says who goes on", () => {
    const [first] = bracketOf([semiFinals, final]).boxes;
    expect(first?.lines.map(({ player, rank, advances }) => [player, rank, advances])).toEqual([
      ["bea", 1, true],
      ["cyr", 2, false],
      ["ada", 3, false],
    ]);
  });

  it("leads a thread from each who goes on to their next table", () => {
    const { threads, boxes } = bracketOf([semiFinals, final]);
    expect(threads.map(({ player }) => player)).toEqual(["bea", "dan"]);
    const last = boxes.at(-1);
    for (const { from, to } of threads) {
      expect(from[0]).toBe(boxWidth);
      expect(to[0]).toBe(last?.x);
    }
  });

  it("keeps boxes of a column apart and centres smaller columns", () => {
    const { boxes, height } = bracketOf([semiFinals, final]);
    const [one, other, last] = boxes;
    expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThan(other?.y ?? 0);
    expect((last?.y ?? 0) + (last?.height ?? 0) / 2).toBeCloseTo(height / 2);
  });

  it("shows who has no table in a round, and goes on from there", () => {
    const { boxes, threads } = bracketOf([
      { ...semiFinals, byes: ["gil"] },
      { ...final, byes: ["gil"] },
    ]);
    expect(boxes.filter(({ table }) => table === null).map(({ round }) => round)).toEqual([1, 2]);
    expect(threads.map(({ player }) => player)).toContain("gil");
  });

  it("is empty before the first round", () => {
    expect(bracketOf([])).toEqual({ width: 0, height: 0, boxes: [], threads: [] });
  });

  it("shows the rounds ahead, with a line from each table to the place that its winner takes", () => {
    const { boxes, threads } = bracketOf(
      [{ ...semiFinals, byes: ["gil"] }],
      [
        {
          byes: [],
          tables: [
            {
              players: [
                { from: "player", player: "gil" },
                { from: "table", table: 2, place: 1 },
              ],
              purpose: null,
            },
            { players: [{ from: "table", table: 1, place: 1 }], purpose: "third-place" },
          ],
        },
      ],
    );
    const planned = boxes.filter(({ round }) => round === null);
    expect(planned.map(({ table, purpose }) => [table, purpose])).toEqual([
      [1, null],
      [2, "third-place"],
    ]);
    expect(planned[0]?.lines.map(({ player, entry }) => [player, entry?.from ?? null])).toEqual([
      ["gil", null],
      [null, "table"],
    ]);
    expect(threads.map(({ player }) => player)).toEqual(["gil", null, null]);
  });

  it("is drawn from seeds alone before the first round", () => {
    const seeds = [1, 2].map((seed) => ({ from: "seed" as const, seed }));
    const { boxes } = bracketOf([], [{ byes: [], tables: [{ players: seeds, purpose: null }] }]);
    expect(boxes[0]?.lines.map(({ entry }) => entry)).toEqual(seeds);
  });
});
