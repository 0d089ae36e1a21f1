import { describe, expect, it } from "vitest";
import type { Game } from "../../lib/api-client/types.ts";
import { gameIn, nextGame, otherWaitingGames } from "./commands.ts";

const game = (id: string, movedAt: string, isYourTurn = true) =>
  ({ id, movedAt, isYourTurn, state: "running", clocks: [] }) as Partial<Game> as Game;
const games = [game("new", "2026-01-03"), game("old", "2026-01-01"), game("theirs", "2025-01-01", false)];

describe("the next game", () => {
  it("is the one that has waited longest for me, and not the one where I am", () => {
    expect(nextGame(games, null)?.id).toBe("old");
    expect(nextGame(games, "old")?.id).toBe("new");
    expect(otherWaitingGames(games, "old")).toBe(1);
    expect(nextGame([], null)).toBeUndefined();
  });

  it("is told from the address where I am", () => {
    const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
    expect(gameIn(`/games/${id}/replay`)).toBe(id);
    expect(gameIn("/games/new")).toBeNull();
  });
});
