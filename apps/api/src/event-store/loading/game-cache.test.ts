import { expect, it } from "vitest";
import type { Game } from "../../domain/game/game.ts";
import { cachedGamesMax, GameCache } from "./game-cache.ts";

const gameAt = (version: number) => ({ game: { version } as Game, recent: [] });

it("keeps a game that is used, however many come", () => {
  const cache = new GameCache();
  cache.put("used", gameAt(1));
  for (let more = 0; more < cachedGamesMax * 3; more++) {
    cache.put(`game ${more}`, gameAt(1));
    if (more % 100 === 0) expect(cache.get("used")?.game.version).toBe(1);
  }
});

it("forgets a game that nobody asks for", () => {
  const cache = new GameCache();
  cache.put("unused", gameAt(1));
  for (let more = 0; more < cachedGamesMax; more++) cache.put(`game ${more}`, gameAt(1));
  expect(cache.get("unused")).toBeUndefined();
});

it("never gives a game as it was before", () => {
  const cache = new GameCache();
  cache.put("moved", gameAt(1));
  for (let more = 0; more < cachedGamesMax / 2; more++) cache.put(`game ${more}`, gameAt(1));
  cache.put("moved", gameAt(2));
  for (let more = 0; more < cachedGamesMax / 2 - 1; more++) cache.put(`later ${more}`, gameAt(1));
  expect(cache.get("moved")?.game.version).toBe(2);
});
