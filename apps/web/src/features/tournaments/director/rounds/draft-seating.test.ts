import { describe, expect, it } from "vitest";
import {
  conflictsIn,
  draftErrorIn,
  isSameDraft,
  moved,
  type SeatAssignment,
  seatAssignmentsOf,
  withSeatAssignments,
} from "./draft-seating.ts";

const draft = {
  tables: [
    { players: ["ada", "bea", "cyr", "dan"], division: null },
    { players: ["eve", "fay", "gil"], division: null },
  ],
  byes: ["hal"],
};

/** The draft after the given players have moved to the given tables. */
function after(...moves: readonly (readonly [string, number | null])[]) {
  const assignments = moves.reduce<readonly SeatAssignment[]>((before, [player, to]) => {
    const assignment = before.find((one) => one.player === player);
    return assignment === undefined ? before : moved(before, assignment, to);
  }, seatAssignmentsOf(draft));
  return withSeatAssignments(draft, assignments);
}

describe("an amended draft", () => {
  it("is the draft itself, as long as nobody moves", () => {
    expect(after()).toEqual(draft);
  });

  it("lets two change places, each in the seat of the other", () => {
    expect(after(["bea", 1], ["eve", 0])).toEqual({
      tables: [
        { players: ["ada", "eve", "cyr", "dan"], division: null },
        { players: ["bea", "fay", "gil"], division: null },
      ],
      byes: ["hal"],
    });
  });

  it("closes gaps, and appends new players at the end", () => {
    expect(after(["ada", null], ["hal", 1])).toEqual({
      tables: [
        { players: ["bea", "cyr", "dan"], division: null },
        { players: ["eve", "fay", "gil", "hal"], division: null },
      ],
      byes: ["ada"],
    });
  });

  it("adds a new table, and removes an empty one", () => {
    expect(after(["eve", 2], ["fay", 2], ["gil", 2]).tables.map(({ players }) => players)).toEqual([
      ["ada", "bea", "cyr", "dan"],
      ["eve", "fay", "gil"],
    ]);
  });

  it("keeps a new table in the division from which it comes", () => {
    const league = { tables: [{ players: ["ada", "bea", "cyr", "dan"], division: 3 }], byes: [] };
    const assignments = seatAssignmentsOf(league).map((assignment, at) =>
      at < 2 ? { ...assignment, to: 1 } : assignment,
    );
    expect(withSeatAssignments(league, assignments).tables.map(({ division }) => division)).toEqual([3, 3]);
  });

  it("has an error if a table is too small or too large, or seats a player twice", () => {
    const sizes = { least: 3, most: 4 };
    expect(draftErrorIn(after(), sizes)).toBeUndefined();
    expect(draftErrorIn(after(["eve", null]), sizes)).toBe("sizes");
    expect(draftErrorIn(after(["eve", 0]), sizes)).toBe("sizes");
    expect(draftErrorIn({ tables: [{ players: ["ada", "bea", "ada"], division: null }], byes: [] }, sizes)).toBe(
      "twice",
    );
  });

  it("names who meets although they were to be kept apart", () => {
    const apart = [
      ["ada", "eve"],
      ["bea", "fay"],
    ];
    expect(conflictsIn(after(), apart)).toEqual([]);
    expect(conflictsIn(after(["ada", 1]), apart)).toEqual([["ada", "eve"]]);
  });
});

describe("two drafts", () => {
  it("are the same as long as everybody sits where they sat", () => {
    expect(isSameDraft(draft, { ...after(), byes: ["hal"] })).toBe(true);
    expect(isSameDraft(draft, after(["bea", 1], ["bea", 0]))).toBe(true);
  });

  it.each([
    ["a table", after(["bea", 1], ["eve", 0])],
    ["who sits out", after(["hal", 1])],
    [
      "a seat",
      { ...draft, tables: draft.tables.map(({ players, ...rest }) => ({ ...rest, players: players.toReversed() })) },
    ],
    ["a division", { ...draft, tables: draft.tables.map((table) => ({ ...table, division: 2 })) }],
  ])("differ by %s", (_, other) => expect(isSameDraft(draft, other)).toBe(false));
});
