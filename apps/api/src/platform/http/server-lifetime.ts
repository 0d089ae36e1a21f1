import type { Server } from "./server.ts";

/** Ends what was begun; settles when it has ended. */
type End = () => unknown;

/**
 * What this process does as long as the server listens. Whoever closes the server waits for what is still being begun,
 * so that it ends too; and one that is closed at once comes by its listening afterwards: then nothing begins.
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
    // Why it did not begin was told when it did not.
    const end = await beginning?.catch(() => undefined);
    await end?.();
  });
}
