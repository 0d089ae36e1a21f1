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
  const idle = {
    didTimeout: false,
    timeRemaining() {
      return 50;
    },
  };
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => waiting.push(callback);
  window.becomeIdle = () => {
    window.requestIdleCallback = (callback) => window.setTimeout(callback, 0, idle);
    for (const callback of waiting.splice(0)) callback(idle);
  };
}
