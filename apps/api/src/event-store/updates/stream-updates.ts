import type { EventStream } from "../../platform/http/streams/event-stream.ts";
import type { Wake } from "./game-updates.ts";

/** What a live stream was woken for since it began to listen, even before it was open. */
export class StreamUpdates {
  #head = 0;
  // What was there before the stream began is looked at once.
  #isBeside = true;
  #stream: EventStream | undefined;

  /** The latest version that can be fetched, as far as anything told this stream. */
  get head(): number {
    return this.#head;
  }

  get isSideUpdate(): boolean {
    return this.#isBeside;
  }

  wakes(stream: EventStream): void {
    this.#stream = stream;
  }

  note(wake: Wake): void {
    if ("head" in wake) this.#head = Math.max(this.#head, wake.head);
    else this.#isBeside = true;
    this.#stream?.wake();
  }

  /** Whether something changed beside the events since this was last asked. */
  takeSideUpdate(): boolean {
    const isSideUpdate = this.#isBeside;
    this.#isBeside = false;
    return isSideUpdate;
  }
}
