import { expect, it } from "vitest";
import type { Game } from "../../domain/game/game.ts";
import { HotGames, hotGamesMax } from "./hot-games.ts";

const gameAt = (version: number) => ({ game: { version } as Game, recent: [] });

it("keeps a game that is used, however many come", () => {
  const hot = new HotGames();
  hot.put("used", gameAt(1));
  for (let more = 0; more < hotGamesMax * 3; more++) {
    hot.put(`game ${more}`, gameAt(1));
    if (more % 100 === 0) expect(hot.get("used")?.game.version).toBe(1);
  }
});

it("forgets a game that nobody asks for", () => {
  const hot = new HotGames();
  hot.put("unused", gameAt(1));
  for (let more = 0; more < hotGamesMax; more++) hot.put(`game ${more}`, gameAt(1));
  expect(hot.get("unused")).toBeUndefined();
});

it("never gives a game as it was before", () => {
  const hot = new HotGames();
  hot.put("moved", gameAt(1));
  for (let more = 0; more < hotGamesMax / 2; more++) hot.put(`game ${more}`, gameAt(1));
  hot.put("moved", gameAt(2));
  for (let more = 0; more < hotGamesMax / 2 - 1; more++) hot.put(`later ${more}`, gameAt(1));
  expect(hot.get("moved")?.game.version).toBe(2);
});
