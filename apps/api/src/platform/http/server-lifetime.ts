import type { Server } from "./server.ts";

/** Stops what was started; resolves when it has stopped. */
type Stop = () => unknown;

/**
 * Runs something while the server listens. Closing the server waits until it has started, then stops it. If the server
 * is closed before it listens, nothing starts.
 */
export function onServerLifetime(server: Server, start: () => Promise<Stop> | Stop): void {
  let isClosed = false;
  let starting: Promise<Stop> | undefined;
  server.addHook("onListen", async () => {
    if (isClosed) return;
    starting = Promise.resolve(start());
    await starting;
  });
  server.addHook("onClose", async () => {
    isClosed = true;
    // The error was reported when it failed to start.
    const stop = await starting?.catch(() => undefined);
    await stop?.();
  });
}
