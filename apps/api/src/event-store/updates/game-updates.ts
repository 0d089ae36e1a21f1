/** Why followers are woken: events up to a head can be fetched, or something changed beside the events, as talk does. */
export type Wake = { readonly head: number } | { readonly isSideUpdate: true };
export type Listener = (wake: Wake) => void;

/**
 * Wakes those who follow a game or a tournament, and those who play the bots. It carries no events and remembers nothing:
 * each listener knows how far it has come, and fetches what it lacks.
 */
export class GameUpdates {
  readonly #followers = new Map<string, Set<Listener>>();
  readonly #watchers = new Set<(game: string) => void>();
  readonly #moves = new Set<(game: string) => void>();
  readonly #orders = new Set<(game: string) => void>();

  /** Returns how to stop. */
  follow(id: string, listener: Listener): () => void {
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers.add(listener));
    return () => {
      followers.delete(listener);
      if (followers.size === 0 && this.#followers.get(id) === followers) this.#followers.delete(id);
    };
  }

  /** Hears of every game that this process moved on to where a bot is asked. */
  onBotTurn(watcher: (game: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Hears of every game that this process moved on. */
  onMove(watcher: (game: string) => void): () => void {
    this.#moves.add(watcher);
    return () => this.#moves.delete(watcher);
  }

  /** Hears of every game in which standing orders were changed here. */
  onOrdersChanged(watcher: (game: string) => void): () => void {
    this.#orders.add(watcher);
    return () => this.#orders.delete(watcher);
  }

  isFollowed(id: string): boolean {
    return this.#followers.has(id);
  }

  emit(id: string, head: number): void {
    this.#wake(id, { head });
  }

  emitSideUpdate(id: string): void {
    this.#wake(id, { isSideUpdate: true });
  }

  emitMove(game: string): void {
    for (const watcher of this.#moves) watcher(game);
  }

  emitOrdersChanged(game: string): void {
    for (const watcher of this.#orders) watcher(game);
  }

  emitBotTurn(game: string): void {
    for (const watcher of this.#watchers) watcher(game);
  }

  followed(): readonly string[] {
    return [...this.#followers.keys()];
  }

  #wake(id: string, wake: Wake): void {
    for (const listener of this.#followers.get(id) ?? []) listener(wake);
  }
}
