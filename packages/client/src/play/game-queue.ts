/** Works on games, each at most once at a time, and on a number of them at the same time. */
export class GameQueue {
  readonly #waiting = new Set<string>();
  readonly #busy = new Set<string>();
  readonly #limit: number;
  readonly #work: (game: string) => Promise<void>;

  /** `work` must not reject. */
  constructor(limit: number, work: (game: string) => Promise<void>) {
    this.#limit = limit;
    this.#work = work;
  }

  /** A game that is worked on already is worked on once more afterwards. */
  add(game: string): void {
    this.#waiting.add(game);
    this.#startWaiting();
  }

  #startWaiting(): void {
    for (const game of this.#waiting) {
      if (this.#busy.size >= this.#limit) return;
      if (!this.#busy.has(game)) this.#start(game);
    }
  }

  #start(game: string): void {
    this.#waiting.delete(game);
    this.#busy.add(game);
    this.#work(game).then(() => {
      this.#busy.delete(game);
      this.#startWaiting();
    });
  }
}
