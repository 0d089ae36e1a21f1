import { describe, expect, it } from "vitest";
import { mannerOf, peopleOf } from "./people.ts";

const words = (key: string) => key;

describe("the people of a game", () => {
  it("have their own names, and bots a name for each seat", () => {
    const seats = [
      { kind: "person", account: "a", name: "Aveline", isReady: false, companionOf: null },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
      { kind: "nobody" },
    ] as const;
    expect(peopleOf({ seats: [...seats] }, words).map(({ name }) => name)).toEqual([
      "Aveline",
      "Berengar",
      "Oda",
      "seats.free",
    ]);
  });

  it("keep their name when a bot plays on for them, and the seat says so", () => {
    const left = { openUntil: null, waits: false, ballots: [] };
    const resigned = { kind: "caretaker" as const, bot: "greedy" as const, account: "a", name: "Aveline", ...left };
    expect(peopleOf({ seats: [resigned] }, words)).toEqual([{ name: "Aveline" }]);
    expect(mannerOf(resigned, words)).toBe("seats.caretaker");
  });
});
