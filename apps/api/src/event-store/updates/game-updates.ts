import { Followers } from "./followers.ts";

/** The channel for new events; the payload lists games with their new versions, `game version,game version…`. */
export const gameUpdatesChannel = "seneschal_games";

/** The channel for changes outside the events, such as chat and undo requests; the payload is the id of the game or tournament. */
export const sideUpdatesChannel = "seneschal_game_side_updates";

type Watcher = (game: string) => void;

/** Updates of games in this process, for followers, bots and auto-replies. */
export class GameUpdates extends Followers {
  readonly #botTurns = new Set<Watcher>();
  readonly #moves = new Set<Watcher>();
  readonly #autoReplies = new Set<Watcher>();

  /** Calls back with each game in which it is the turn of a bot after an event of this process. Returns how to stop. */
  onBotTurn(watcher: Watcher): () => void {
    return added(this.#botTurns, watcher);
  }

  /** Calls back with each game to which this process added events. */
  onMove(watcher: Watcher): () => void {
    return added(this.#moves, watcher);
  }

  /** Calls back with each game whose auto-replies were changed in this process. */
  onAutoRepliesChanged(watcher: Watcher): () => void {
    return added(this.#autoReplies, watcher);
  }

  emitBotTurn(game: string): void {
    for (const watcher of this.#botTurns) watcher(game);
  }

  emitMove(game: string): void {
    for (const watcher of this.#moves) watcher(game);
  }

  emitAutoRepliesChanged(game: string): void {
    for (const watcher of this.#autoReplies) watcher(game);
  }
}

function added(watchers: Set<Watcher>, watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
