import { describe, expect, it } from "vitest";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import { importedPeople, replayedImport } from "./replayed-import.ts";

const game = {
  id: "a6c74e9a-d7e2-86f5-8265-63f8493f697e",
  name: "",
  ruleset: "village",
  finishedAt: "2026-11-27T20:00:00.000Z",
  seats: [
    { seat: 0, kind: "person", name: "Aline" },
    { seat: 1, kind: "person", name: null },
    { seat: 2, kind: "bot", name: null },
    { seat: 3, kind: "caretaker", name: null },
  ],
  ranking: [
    { seat: 1, rank: 1, score: 40 },
    { seat: 2, rank: 1, score: 40 },
    { seat: 0, rank: 3, score: 12 },
    { seat: 3, rank: 4, score: 0 },
  ],
} as unknown as ImportedGame;
const people = importedPeople(
  game,
  (key) => key,
  (seat) => `Player ${seat + 1}`,
);

describe("the replay of an imported game", () => {
  it("has the names that the importer gave, and seats or names of bots for the others", () => {
    expect(people.map(({ name }) => name)).toEqual([
      "Aline",
      "Player 2",
      expect.stringMatching(/^\p{Lu}/u),
      "Player 4",
    ]);
  });

  it("names all winners, offers every point of view, and has an address of its own", () => {
    expect(replayedImport(game, people, "Nameless")).toMatchObject({
      name: "Nameless",
      tournament: null,
      winners: [{ seat: 1, name: "Player 2" }, { seat: 2 }],
      viewpoints: ["spectator", 0, 1, 2, 3],
      isPrivate: false,
      path: `/imports/${game.id}`,
    });
  });
});
