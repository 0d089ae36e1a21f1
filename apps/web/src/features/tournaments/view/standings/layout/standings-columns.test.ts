import { describe, expect, it } from "vitest";
import { columnsOf, drawnPlaces, partingCriteria } from "./standings-columns.ts";

const order = ["points", "wins", "opponents", "lot"] as const;
const row = (rank: number, ...figures: readonly number[]) => ({ rank, division: null, figures: [...figures] });

describe("the tie-breaks of a table", () => {
  const rows = [row(1, 3, 2, 0.5, 9), row(2, 2, 1, 0.4, 8), row(3, 2, 1, 0.4, 7), row(4, 1, 0, 0.6, 6)];

  it("part players who are equal in everything before", () => {
    expect(partingCriteria(order, rows)).toEqual(new Set(["points", "lot"]));
    expect(partingCriteria(order, [...rows, row(5, 1, 0, 0.5, 5)])).toEqual(new Set(["points", "opponents", "lot"]));
  });

  it("have a column where they do, except for the draw", () => {
    const standings = { stage: 1, season: null, order: [...order], rows: [...rows, row(5, 1, 0, 0.5, 5)] as never };
    expect(columnsOf({ rounds: [] }, standings).criteria).toEqual([{ criterion: "opponents", place: 2 }]);
  });

  it("leave the draw to decide between the others", () => {
    expect(drawnPlaces(order, rows)).toEqual([{ division: null, first: 2, last: 3 }]);
    expect(drawnPlaces(["points", "wins"], rows)).toEqual([]);
  });
});

it("the tie-breaks of a league compare players of one division", () => {
  const rows = [1, 2].map((division) => ({ ...row(division, 3, 2, 0.5, division), division }));
  expect(partingCriteria(order, rows)).toEqual(new Set());
  expect(drawnPlaces(order, rows)).toEqual([]);
});

it("the draw of a league decides places of a division", () => {
  const inDivision = (division: number, rank: number) => ({ ...row(rank, 3, 2, 0.5, 10 * division + rank), division });
  const rows = [inDivision(2, 2), inDivision(2, 3), inDivision(1, 1), inDivision(1, 2)];
  expect(drawnPlaces(order, rows)).toEqual([
    { division: 1, first: 1, last: 2 },
    { division: 2, first: 2, last: 3 },
  ]);
});
