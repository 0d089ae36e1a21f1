import type { Server } from "./server.ts";

/** Stops what was started; resolves when it has stopped. */
type End = () => unknown;

/**
 * Runs something while the server listens. Closing the server waits until it has started, then stops it. If the server
 * is closed before it listens, nothing starts.
 */
export function onServerLifetime(server: Server, begin: () => Promise<End> | End): void {
  let isClosed = false;
  let beginning: Promise<End> | undefined;
  server.addHook("onListen", async () => {
    if (isClosed) return;
    beginning = Promise.resolve(begin());
    await beginning;
  });
  server.addHook("onClose", async () => {
    isClosed = true;
    // The error was reported when it failed to start.
    const end = await beginning?.catch(() => undefined);
    await end?.();
  });
}
