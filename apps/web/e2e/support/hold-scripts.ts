import type { Page } from "@playwright/test";

/** Holds back the scripts of a page, as a slow connection does, until they are released. */
export async function holdScripts(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
