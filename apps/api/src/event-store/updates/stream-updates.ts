import type { EventStream } from "../../platform/http/streams/event-stream.ts";
import type { Wake } from "./followers.ts";

/** Collects the updates for a live stream from the moment it is registered, even before it is open. */
export class StreamUpdates {
  #head = 0;
  // True at first: chat and undo request are read once when the stream opens.
  #isSideUpdate = true;
  #stream: EventStream | undefined;

  /** The latest known version. */
  get head(): number {
    return this.#head;
  }

  get isSideUpdate(): boolean {
    return this.#isSideUpdate;
  }

  wakes(stream: EventStream): void {
    this.#stream = stream;
  }

  note(wake: Wake): void {
    if ("head" in wake) this.#head = Math.max(this.#head, wake.head);
    if ("isSideUpdate" in wake) this.#isSideUpdate = true;
    this.#stream?.notify();
  }

  /** Whether something outside the events changed since the last call. */
  takeSideUpdate(): boolean {
    const isSideUpdate = this.#isSideUpdate;
    this.#isSideUpdate = false;
    return isSideUpdate;
  }
}
