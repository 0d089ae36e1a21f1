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

/**
 * The most recently used games: an LRU cache of two generations. A game that is used moves to the recent generation. When
 * that is full, it replaces the older generation, whose games are evicted. The cache can be cleared at any time.
 *
 * Not `lru-cache`: every move reads this cache several times, and with the library the server played 10% fewer moves a
 * second (bench `api.moves.16`).
 */
export class GameCache {
  #recent = new Map<string, CachedGame>();
  #older = new Map<string, CachedGame>();

  get(id: string): CachedGame | undefined {
    const cached = this.#recent.get(id);
    if (cached !== undefined) return cached;
    const older = this.#older.get(id);
    if (older !== undefined) this.put(id, older);
    return older;
  }

  /** Advances a game, unless a step in between is missing. */
  advance(id: string, steps: readonly LoadedStep[]): void {
    const cached = this.get(id);
    const version = cached?.game.version ?? 0;
    const fresh = steps.filter(({ game }) => game.version > version);
    const last = fresh.at(-1);
    if (last === undefined || fresh[0]?.game.version !== version + 1) return;
    const recent = [...(cached?.recent ?? []), ...fresh.map(remembered)].slice(-recentMax);
    this.put(id, { game: last.game, recent });
  }

  put(id: string, cached: CachedGame): void {
    this.#recent.set(id, cached);
    if (this.#recent.size < cachedGamesMax / 2) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
  }
}

/** Drops the JSON text of a step that was just written: it is not needed again. */
function remembered({ stored, game }: LoadedStep): LoadedStep {
  return { stored, game };
}
