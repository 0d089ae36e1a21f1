import { setTimeout as sleep } from "node:timers/promises";

const timeoutMs = 90_000;

/** Waits until the address responds with a success status. */
export async function untilReady(url) {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(100)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`${url} does not answer.`);
}
