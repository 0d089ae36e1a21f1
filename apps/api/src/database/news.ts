/** Hears that a game moved on, or that something changed beside it: talk, a wish to go back. */
export type Listener = (isBeside: boolean) => void;

/** Tells those who follow a game that it moved on, and those who play the bots. Carries no news itself: listeners look. */
export class News {
  readonly #followers = new Map<string, Set<Listener>>();
  readonly #watchers = new Set<(game: string) => void>();
  readonly #moves = new Set<(game: string) => void>();
  readonly #orders = new Set<(game: string) => void>();

  /** Returns how to stop. */
  follow(game: string, listener: Listener): () => void {
    const followers = this.#followers.get(game) ?? new Set();
    this.#followers.set(game, followers.add(listener));
    return () => {
      followers.delete(listener);
      if (followers.size === 0 && this.#followers.get(game) === followers) this.#followers.delete(game);
    };
  }

  /** Hears of every game that this process moved on to where a bot is asked. */
  watch(watcher: (game: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Hears of every game that this process moved on. */
  watchMoves(watcher: (game: string) => void): () => void {
    this.#moves.add(watcher);
    return () => this.#moves.delete(watcher);
  }

  /** Hears of every game in which standing orders were changed here. */
  watchOrders(watcher: (game: string) => void): () => void {
    this.#orders.add(watcher);
    return () => this.#orders.delete(watcher);
  }

  isFollowed(game: string): boolean {
    return this.#followers.has(game);
  }

  tell(game: string): void {
    for (const listener of this.#followers.get(game) ?? []) listener(false);
  }

  tellBeside(game: string): void {
    for (const listener of this.#followers.get(game) ?? []) listener(true);
  }

  tellOfMoves(game: string): void {
    for (const watcher of this.#moves) watcher(game);
  }

  tellOfOrders(game: string): void {
    for (const watcher of this.#orders) watcher(game);
  }

  tellOfBots(game: string): void {
    for (const watcher of this.#watchers) watcher(game);
  }

  followed(): Iterable<string> {
    return [...this.#followers.keys()];
  }
}
