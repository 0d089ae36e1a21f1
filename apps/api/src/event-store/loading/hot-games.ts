import type { Game } from "../../domain/game/game.ts";
import type { Step } from "./fold.ts";

/** A game at its head as far as this process knows, and the last steps that led there. */
export interface HotGame {
  readonly game: Game;
  readonly recent: readonly Step[];
}

export const hotGamesMax = 500;
/** Enough for viewers and players who are a few moves behind. */
const recentMax = 16;

/**
 * The games that were used last, in memory, on two shelves: a game that is used stands on the first, and when that is
 * full it becomes the second, whose games are forgotten. May be emptied at any moment.
 */
export class HotGames {
  #lately = new Map<string, HotGame>();
  #before = new Map<string, HotGame>();

  get(id: string): HotGame | undefined {
    const hot = this.#lately.get(id);
    if (hot !== undefined) return hot;
    const older = this.#before.get(id);
    if (older !== undefined) this.put(id, older);
    return older;
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
    this.#lately.set(id, hot);
    if (this.#lately.size < hotGamesMax / 2) return;
    this.#before = this.#lately;
    this.#lately = new Map();
  }

  clear(): void {
    this.#lately.clear();
    this.#before.clear();
  }
}

/** A step that was just written carries its text, which nobody reads again. */
function remembered({ stored, game }: Step): Step {
  return { stored, game };
}
