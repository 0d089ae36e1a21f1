import { expect, it } from "vitest";
import type { Game } from "../../domain/game/game.ts";
import { cachedGamesMax, GameCache } from "./game-cache.ts";

const gameAt = (version: number) => ({ game: { version } as Game, recent: [] });

it("the game cache keeps a game that is used, however many others are loaded", () => {
  const cache = new GameCache();
  cache.put("used", gameAt(1));
  for (let more = 0; more < cachedGamesMax * 3; more++) {
    cache.put(`game ${more}`, gameAt(1));
    if (more % 100 === 0) expect(cache.get("used")?.game.version).toBe(1);
  }
});

it("the game cache evicts a game that nobody uses", () => {
  const cache = new GameCache();
  cache.put("unused", gameAt(1));
  for (let more = 0; more < cachedGamesMax; more++) cache.put(`game ${more}`, gameAt(1));
  expect(cache.get("unused")).toBeUndefined();
});

it("the game cache never returns an older version of a game", () => {
  const cache = new GameCache();
  cache.put("moved", gameAt(1));
  for (let more = 0; more < cachedGamesMax / 2; more++) cache.put(`game ${more}`, gameAt(1));
  cache.put("moved", gameAt(2));
  for (let more = 0; more < cachedGamesMax / 2 - 1; more++) cache.put(`later ${more}`, gameAt(1));
  expect(cache.get("moved")?.game.version).toBe(2);
});
