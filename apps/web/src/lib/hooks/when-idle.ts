/** The longest that a busy browser waits. */
const timeoutMs = 2_000;

/** Resolves when the browser has nothing more urgent to do. Browsers that cannot say so do not wait. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else resolve();
  });
}
