const firstMs = 500;
const maxMs = 30_000;

/**
 * How long to wait before a retry, in milliseconds: twice as long after each failure, from half a second to half a minute.
 * A random part keeps programs apart that failed at the same time.
 */
export function backoffMs(failures: number): number {
  const ms = Math.min(maxMs, firstMs * 2 ** (failures - 1));
  return ms / 2 + (Math.random() * ms) / 2;
}

/** Waits, unless the signal is aborted first. Never rejects. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
  });
}
