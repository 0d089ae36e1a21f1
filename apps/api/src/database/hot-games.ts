import type { Game } from "../history/game.ts";
import type { Step } from "./fold.ts";

/** A game at its head as far as this process knows, and the last steps that led there. */
export interface HotGame {
  readonly game: Game;
  readonly recent: readonly Step[];
}

export const hotGamesMax = 500;
/** Enough for viewers and players who are a few moves behind. */
const recentMax = 16;

/** The games that were used last, in memory. May be emptied at any moment. */
export class HotGames {
  readonly #games = new Map<string, HotGame>();

  get(id: string): HotGame | undefined {
    const hot = this.#games.get(id);
    if (hot === undefined) return undefined;
    // The order of a map is the order of insertion: the first is the one not used for longest.
    this.#games.delete(id);
    this.#games.set(id, hot);
    return hot;
  }

  /** Moves a game on, unless a step is missing in between. */
  advance(id: string, steps: readonly Step[]): void {
    const hot = this.get(id);
    const version = hot?.game.version ?? 0;
    const fresh = steps.filter(({ game }) => game.version > version);
    const last = fresh.at(-1);
    if (last === undefined || fresh[0]?.game.version !== version + 1) return;
    const recent = [...(hot?.recent ?? []), ...fresh.map(remembered)].slice(-recentMax);
    this.put(id, { game: last.game, recent });
  }

  put(id: string, hot: HotGame): void {
    this.#games.delete(id);
    this.#games.set(id, hot);
    const [oldest] = this.#games.keys();
    if (this.#games.size > hotGamesMax && oldest !== undefined) this.#games.delete(oldest);
  }

  clear(): void {
    this.#games.clear();
  }
}

/** A step that was just written carries its text, which nobody reads again. */
function remembered({ stored, game }: Step): Step {
  return { stored, game };
}
