import { describe, expect, it } from "vitest";
import type { Game } from "../../lib/api-client/types.ts";
import { groupGames } from "./my-games.ts";

describe("my games", () => {
  it("put the turn that others have waited for longest first", () => {
    const games = [game("new", { movedAt: "2026-11-21T15:00:00Z" }), game("old", { movedAt: "2026-11-20T15:00:00Z" })];
    expect(groupGames(games).yourTurn.map(({ name }) => name)).toEqual(["old", "new"]);
  });

  it("put the nearest deadline before every wait", () => {
    const clocks = (deadline: string) => [{ seat: 0, leftMilliseconds: 1, runsSince: deadline, deadline }];
    const games = [
      game("waits", { movedAt: "2026-11-01T15:00:00Z" }),
      game("later", { clocks: clocks("2026-11-25T15:00:00Z") }),
      game("sooner", { clocks: clocks("2026-11-24T15:00:00Z") }),
    ];
    expect(groupGames(games).yourTurn.map(({ name }) => name)).toEqual(["sooner", "later", "waits"]);
  });

  it("show what moved last first where others are to move", () => {
    const games = [
      game("old", { isYourTurn: false, movedAt: "2026-11-20T15:00:00Z" }),
      game("new", { isYourTurn: false, movedAt: "2026-11-21T15:00:00Z" }),
    ];
    expect(groupGames(games).waiting.map(({ name }) => name)).toEqual(["new", "old"]);
  });

  it("leave out what is finished", () => {
    const { yourTurn, waiting, open } = groupGames([game("over", { state: "finished", isYourTurn: false })]);
    expect([...yourTurn, ...waiting, ...open]).toEqual([]);
  });
});

function game(name: string, given: Partial<Game>): Game {
  return {
    name,
    state: "running",
    isYourTurn: true,
    clocks: [],
    yourSeat: 0,
    movedAt: "2026-11-21T15:00:00Z",
    ...given,
  } as unknown as Game;
}
