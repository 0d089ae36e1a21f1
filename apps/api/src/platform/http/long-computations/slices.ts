import { setImmediate as nextTurn } from "node:timers/promises";
import { assertConnected } from "./client-gone.ts";

/** How long a computation runs before other requests get a turn. */
const sliceMs = 5;

/**
 * For long computations. Call the returned function between small pieces of work: it waits for the event loop when a
 * slice is used up. With a signal it throws if the client has disconnected.
 */
export function inSlices(signal?: AbortSignal): () => Promise<void> {
  let until = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < until) return;
    await nextTurn();
    if (signal !== undefined) assertConnected(signal);
    until = performance.now() + sliceMs;
  };
}
