import { LRUCache } from "lru-cache";
import type { Game } from "../../domain/game/game.ts";
import type { LoadedStep } from "./game-loader.ts";

/** The latest known state of a game, and the last steps before it. */
export interface CachedGame {
  readonly game: Game;
  readonly recent: readonly LoadedStep[];
}

export const cachedGamesMax = 500;
/** Enough for viewers who are a few moves behind. */
const recentMax = 16;

/** The most recently used games. It can be cleared at any time. */
export class GameCache {
  readonly #games = new LRUCache<string, CachedGame>({ max: cachedGamesMax });

  get(id: string): CachedGame | undefined {
    return this.#games.get(id);
  }

  /** Advances a game, unless a step in between is missing. */
  advance(id: string, steps: readonly LoadedStep[]): void {
    const cached = this.get(id);
    const version = cached?.game.version ?? 0;
    const fresh = steps.filter(({ game }) => game.version > version);
    const last = fresh.at(-1);
    if (last === undefined || fresh[0]?.game.version !== version + 1) return;
    const recent = [...(cached?.recent ?? []), ...fresh.map(withoutJson)].slice(-recentMax);
    this.put(id, { game: last.game, recent });
  }

  put(id: string, cached: CachedGame): void {
    this.#games.set(id, cached);
  }

  clear(): void {
    this.#games.clear();
  }
}

/** Drops the JSON text of a step that was just written: it is not needed again. */
function withoutJson({ stored, game }: LoadedStep): LoadedStep {
  return { stored, game };
}
