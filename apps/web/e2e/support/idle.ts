import type { Page } from "@playwright/test";

declare global {
  interface Window {
    becomeIdle(): void;
  }
}

/** Keeps the browser busy on every page that it opens from now on, until `becomeIdle`: what waits for an idle browser waits. */
export async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(holdIdleCallbacks);
}

export async function becomeIdle(page: Page): Promise<void> {
  await page.evaluate(() => window.becomeIdle());
}

/** Runs in the page before its own scripts. */
function holdIdleCallbacks(): void {
  let isIdle = false;
  const waiting: IdleRequestCallback[] = [];
  const call = (callback: IdleRequestCallback) => callback({ didTimeout: false, timeRemaining: () => 50 });
  window.requestIdleCallback = (callback) => (isIdle ? window.setTimeout(call, 0, callback) : waiting.push(callback));
  window.becomeIdle = () => {
    isIdle = true;
    waiting.splice(0).forEach(call);
  };
}
