/** The server sends something every 15 seconds. */
const silenceMaxMs = 45_000;

/** Gives up a connection on which nothing arrives any more, although nobody closed it. */
export class SilenceLimit {
  readonly #silent = new AbortController();
  readonly signal: AbortSignal;
  #timer: ReturnType<typeof setTimeout>;

  /** `signal` of the caller ends the connection as well. */
  constructor(signal: AbortSignal | undefined) {
    this.signal = signal === undefined ? this.#silent.signal : AbortSignal.any([signal, this.#silent.signal]);
    this.#timer = this.#begin();
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#begin();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #begin(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#silent.abort(), silenceMaxMs);
  }
}
