import { describe, expect, it } from "vitest";
import { bracketOf, onPaper, onScreen, pageOf } from "./bracket.ts";

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

const pairs = ["a-h", "b-g", "c-f", "d-e"].map((pair) => pair.split("-"));
const firstOfEight = {
  round: 1,
  byes: [],
  tables: pairs.map((players, place) => ({ table: place + 1, players, places: null })),
};
const winnersOf = (...tables: readonly number[]) => ({
  players: tables.map((table) => ({ from: "table" as const, table, place: 1 })),
  purpose: null,
});
const semiFinalsAhead = { byes: [], tables: [winnersOf(1, 4), winnersOf(2, 3)] };
const finalAhead = { byes: [], tables: [winnersOf(1, 2)] };

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
      expect(from[0]).toBe(onScreen.boxWidth);
      expect(to[0]).toBe(last?.x);
    }
  });

  it("keeps boxes of a column apart and centres smaller columns", () => {
    const { boxes, height } = bracketOf([semiFinals, final]);
    const [one, other, last] = boxes;
    expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThan(other?.y ?? 0);
    expect((last?.y ?? 0) + (last?.height ?? 0) / 2).toBeCloseTo(height / 2);
  });

  it("sorts tables by the table that they lead to, so that no lines of a fixed bracket cross", () => {
    const { boxes } = bracketOf([firstOfEight], [semiFinalsAhead, finalAhead]);
    const order = boxes.map(({ x, table }) => [x, table]);
    const columns = [...new Set(boxes.map(({ x }) => x))].map((column) =>
      order.filter(([x]) => x === column).map(([, table]) => table),
    );
    expect(columns).toEqual([[1, 4, 2, 3], [1, 2], [1]]);
    const middles = boxes.map(({ y, height }) => y + height / 2);
    const [one = 0, four = 0, , , semiFinal] = middles;
    expect(semiFinal).toBeCloseTo((one + four) / 2);
  });

  it("fits 32 tables of two on a page, in letters of 2 mm", () => {
    const tables = Array.from({ length: 32 }, (_, place) => ({ table: place + 1, players: [], places: null }));
    const of = (table: number) => ({ from: "table" as const, table, place: 1 });
    const ahead = [16, 8, 4, 2, 1].map((count) => ({
      byes: [],
      tables: Array.from({ length: count }, (_, place) => ({
        players: [of(place + 1), of(2 * count - place)],
        purpose: null,
      })),
    }));
    const first = { round: 1, byes: [], tables: tables.map((table) => ({ ...table, players: ["", ""] })) };
    const { width, height } = bracketOf([first], ahead, onPaper);
    const scale = Math.min(190 / width, 255 / height);
    expect(scale * onPaper.textSize).toBeGreaterThan(2);
  });

  it("is split into pages between its boxes", () => {
    const whole = bracketOf([firstOfEight], [semiFinalsAhead, finalAhead]);
    const [upper, lower] = [pageOf(whole, 1, 2), pageOf(whole, 2, 2)];
    expect(upper.boxes.length + lower.boxes.length).toBe(whole.boxes.length);
    expect([upper.top, upper.height]).toEqual([0, 2 * 66 + 18]);
    expect(lower.boxes.map(({ table }) => table)).toEqual([2, 3, 2, 1]);
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
