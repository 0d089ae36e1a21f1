import { describe, expect, it } from "vitest";
import { crossTableOf, halves } from "./cross-table.ts";

const table = (...ranks: readonly (readonly [string, number])[]) => ({
  places: ranks.map(([player, rank]) => ({ player, rank, score: 0, tieBreaks: [], isForfeit: false })),
});

describe("a cross-table", () => {
  const tables = [table(["ada", 1], ["bea", 2], ["cyr", 3]), table(["ada", 1], ["bea", 1]), { places: null }];

  it("counts how often each player finished ahead of another", () => {
    const [ada, bea, cyr] = crossTableOf(tables, ["ada", "bea", "cyr"]);
    expect(ada).toEqual([null, { met: 2, won: 1.5 }, { met: 1, won: 1 }]);
    expect(bea).toEqual([{ met: 2, won: 0.5 }, null, { met: 1, won: 1 }]);
    expect(cyr).toEqual([{ met: 1, won: 0 }, { met: 1, won: 0 }, null]);
  });

  it("gives two players who met what they share of each meeting", () => {
    const rows = crossTableOf(tables, ["ada", "bea", "cyr"]);
    rows.forEach((row, place) => {
      row.forEach((meeting, column) => {
        if (meeting !== null) expect(meeting.won + (rows[column]?.[place]?.won ?? 0)).toBe(meeting.met);
      });
    });
  });

  it("leaves those apart who never met", () => {
    expect(crossTableOf(tables, ["ada", "dan"])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe("halves", () => {
  it.each([
    [0, "0"],
    [0.5, "½"],
    [1, "1"],
    [2.5, "2½"],
  ])("of %d is written %s", (figure, written) => expect(halves(figure)).toBe(written));
});
