import { linkedController } from "../http/linked-controller.ts";

/** The server sends something every 15 seconds. */
const silenceMaxMs = 45_000;

/** Gives up a connection on which nothing arrives any more, although nobody closed it. */
export class SilenceLimit {
  readonly #linked: ReturnType<typeof linkedController>;
  #timer: ReturnType<typeof setTimeout>;

  /** `signal` of the caller ends the connection as well. */
  constructor(signal: AbortSignal | undefined) {
    this.#linked = linkedController(signal);
    this.#timer = this.#begin();
  }

  get signal(): AbortSignal {
    return this.#linked.controller.signal;
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#begin();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#linked.unlink();
  }

  #begin(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#linked.controller.abort(), silenceMaxMs);
  }
}
