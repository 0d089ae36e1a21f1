import { messagesOf, type StreamMessage } from "./event-stream.ts";

export type Connection = "connecting" | "live" | "lost";

export interface StreamFollower {
  onMessage(message: StreamMessage): void;
  onConnection(connection: Connection): void;
  /** Another attempt would get the same answer: the stream is given up. */
  onRefused(): void;
  /** Where the stream resumes; from its beginning, or from now, where nothing is known. */
  lastEventId(): string | null;
  /** Headers sent with every attempt, in addition to where it resumes. */
  headers?(): Record<string, string>;
}

/** A server that has sent nothing for this long is gone, even if the socket is still open. */
const idleTimeoutMs = 45_000;
const backoffMs = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** Another attempt would get the same answer. */
const refusals: readonly number[] = [401, 403, 404];

/** Follows a live stream until the signal ends it or the server refuses it: reconnects, and resumes. */
export async function followStream(path: string, follower: StreamFollower, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const ended = await readOnce(path, follower, signal);
    if (signal.aborted) return;
    follower.onConnection("lost");
    if (ended === "refused") return follower.onRefused();
    failures = ended === "cut" ? 0 : failures + 1;
    await waitBeforeRetry(backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 8_000, signal);
  }
}

/** How it ended: cut after it was open, never opened, or refused. */
async function readOnce(
  path: string,
  follower: StreamFollower,
  signal: AbortSignal,
): Promise<"cut" | "unopened" | "refused"> {
  const broken = new AbortController();
  const watchdog = watchFor(idleTimeoutMs, () => broken.abort());
  window.addEventListener("offline", () => broken.abort(), { signal: broken.signal });
  let isOpen = false;
  try {
    const answer = await fetch(path, {
      headers: { ...headersAfter(follower.lastEventId()), ...follower.headers?.() },
      signal: AbortSignal.any([signal, broken.signal]),
      cache: "no-store",
    });
    if (refusals.includes(answer.status)) return "refused";
    if (!answer.ok || answer.body === null) return "unopened";
    isOpen = true;
    follower.onConnection("live");
    for await (const message of messagesOf(answer.body, watchdog.alive)) follower.onMessage(message);
  } catch {
    // A lost connection is expected here: the caller waits and tries again.
  } finally {
    watchdog.stop();
    broken.abort();
  }
  return isOpen ? "cut" : "unopened";
}

function headersAfter(id: string | null): Record<string, string> {
  const accept = { accept: "text/event-stream" };
  return id === null ? accept : { ...accept, "last-event-id": id };
}

function watchFor(milliseconds: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, milliseconds);
  const stop = () => clearTimeout(timer);
  const alive = () => {
    stop();
    timer = setTimeout(onSilence, milliseconds);
  };
  return { alive, stop };
}

/** Waits, but no longer than until the network is back or the page is visible again. */
function waitBeforeRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = () => {
      settled.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, milliseconds);
    const once = { signal: settled.signal };
    window.addEventListener("online", settle, once);
    document.addEventListener("visibilitychange", settle, once);
    signal.addEventListener("abort", settle, once);
  });
}
