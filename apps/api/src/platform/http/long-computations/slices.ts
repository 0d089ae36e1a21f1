import { setImmediate as nextTurn } from "node:timers/promises";
import { mustBeWaiting } from "./client-gone.ts";

/** How long a computation has the process before other requests come in between. */
const sliceMilliseconds = 5;

/**
 * For long computations: what it returns is called between two small pieces of work, and waits for a turn of the event
 * loop once a slice is used up. With a signal it throws once the client is gone.
 */
export function inSlices(signal?: AbortSignal): () => Promise<void> {
  let until = performance.now() + sliceMilliseconds;
  return async () => {
    if (performance.now() < until) return;
    await nextTurn();
    if (signal !== undefined) mustBeWaiting(signal);
    until = performance.now() + sliceMilliseconds;
  };
}
