/** Why a follower is woken: events up to a head can be fetched, or something outside the events changed, as in the chat. */
export type Wake = { readonly head: number } | { readonly isSideUpdate: true };
export type Listener = (wake: Wake) => void;

/**
 * Those in this process who follow games or tournaments. It carries no events and remembers nothing: each listener knows
 * how far it has come, and fetches the rest.
 */
export class Followers {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Returns how to stop. */
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
    this.wake(id, { head });
  }

  protected wake(id: string, wake: Wake): void {
    for (const listener of this.#listeners.get(id) ?? []) listener(wake);
  }
}

/** The id and the version in a notification, `id version`. */
export function headIn(text: string): [id: string, version: number] {
  const [id = "", version = "0"] = text.split(" ");
  return [id, Number(version)];
}
