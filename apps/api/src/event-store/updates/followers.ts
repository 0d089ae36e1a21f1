/**
 * Why a follower is woken: there are events up to `head`, something outside the events changed, such as the chat, or
 * players came or went.
 */
export type Wake = { readonly head: number } | { readonly isSideUpdate: true } | { readonly isPresence: true };
export type Listener = (wake: Wake) => void;

/**
 * The listeners in this process that follow games or tournaments. Carries and stores no events: each listener knows the
 * last version that it has seen, and fetches the rest.
 */
export class Followers {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Returns a function that stops following. */
  follow(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  isFollowed(id: string): boolean {
    return this.#listeners.has(id);
  }

  followed(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  emit(id: string, head: number): void {
    this.#wake(id, { head });
  }

  /** Something outside the events changed. */
  emitSideUpdate(id: string): void {
    this.#wake(id, { isSideUpdate: true });
  }

  /** Players came or went. */
  emitPresence(id: string): void {
    this.#wake(id, { isPresence: true });
  }

  #wake(id: string, wake: Wake): void {
    for (const listener of this.#listeners.get(id) ?? []) listener(wake);
  }
}

/** Parses a notification, `id version`. */
export function parseHeadNotification(text: string): [id: string, version: number] {
  const [id = "", version = "0"] = text.split(" ");
  return [id, Number(version)];
}
