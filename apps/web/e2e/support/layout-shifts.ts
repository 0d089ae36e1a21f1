import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shift: number;
  }
}

/** From the next page on, adds up how much its parts move, other than after what the reader does. */
export async function addUpShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    const shifts = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) window.shift += value;
    });
    shifts.observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the layout shifts up to now; they are reported after the next frame. */
export async function shiftOf(page: Page): Promise<number> {
  // Not the clock of the page, which a test may have stopped.
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return page.evaluate(() => window.shift);
}
