import { assertConnected, clientGone } from "./client-gone.ts";

interface Flight<Answer> {
  readonly answer: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
}

/** Concurrent requests for the same thing share one computation. It is aborted when all clients have disconnected. */
export class SingleFlight<Answer> {
  readonly #flights = new Map<string, Flight<Answer>>();

  /**
   * Returns the answer for `key`, computed by the first request. A failure is the first request's alone (a queue may
   * have rejected it): the others ask again by themselves.
   */
  async get(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      assertConnected(signal);
      const other = this.#flights.get(key);
      // One that all clients have left is being aborted.
      if (other === undefined || other.controller.signal.aborted) return this.#joined(this.#begun(key, work), signal);
      const answer = await this.#joined(other, signal).then(
        (found) => ({ found }),
        () => undefined,
      );
      if (answer !== undefined) return answer.found;
    }
  }

  #begun(key: string, work: (signal: AbortSignal) => Promise<Answer>): Flight<Answer> {
    const controller = new AbortController();
    const answer = work(controller.signal).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    const flight: Flight<Answer> = { answer, controller, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  async #joined(flight: Flight<Answer>, signal: AbortSignal): Promise<Answer> {
    flight.waiting += 1;
    let leave = () => {};
    const gone = new Promise<never>((_, fail) => {
      leave = () => fail(clientGone());
    });
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([flight.answer, gone]);
    } finally {
      signal.removeEventListener("abort", leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.controller.abort();
    }
  }
}
