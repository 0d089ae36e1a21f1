import { Followers } from "./followers.ts";

/** Carries every batch of new events: its games with their new versions, `game version,game version…`. */
export const gameUpdatesChannel = "seneschal_games";

/** Carries the id of a game in which something outside its events changed: the chat, an undo request. */
export const sideUpdatesChannel = "seneschal_game_side_updates";

type Watcher = (game: string) => void;

/** What this process knows to have happened to games: for those who follow them, and for bots and auto-replies. */
export class GameUpdates extends Followers {
  readonly #botTurns = new Set<Watcher>();
  readonly #moves = new Set<Watcher>();
  readonly #autoReplies = new Set<Watcher>();

  /** Calls back with every game in which a bot is asked after an event of this process. Returns how to stop. */
  onBotTurn(watcher: Watcher): () => void {
    return added(this.#botTurns, watcher);
  }

  /** Calls back with every game to which this process added events. */
  onMove(watcher: Watcher): () => void {
    return added(this.#moves, watcher);
  }

  /** Calls back with every game in which auto-replies were changed in this process. */
  onAutoRepliesChanged(watcher: Watcher): () => void {
    return added(this.#autoReplies, watcher);
  }

  emitSideUpdate(game: string): void {
    this.wake(game, { isSideUpdate: true });
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
