import type { BrowserContext } from "@playwright/test";

interface Paint {
  /** When something was painted first, and when the largest part was, in milliseconds. */
  readonly firstMs: number;
  readonly largestMs: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

declare global {
  interface Window {
    measured: { largestMs: number; shift: number };
  }
}

/** After this time without a request a page has settled. */
const quietMs = 1_500;

/** Opens a page as on a first visit, waits until it has settled, and returns how it was painted. */
export async function measurePaint(open: () => Promise<BrowserContext>, path: string, width: number): Promise<Paint> {
  const context = await open();
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 800 ? 900 : 768 });
  await page.addInitScript(observe);
  let lastRequest = Date.now();
  page.on("request", () => {
    lastRequest = Date.now();
  });
  await page.goto(path, { waitUntil: "load" });
  while (Date.now() - lastRequest < quietMs) await page.waitForTimeout(100);
  const paint = await page.evaluate(() => ({
    ...window.measured,
    firstMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  await context.close();
  if (paint.firstMs === 0 || paint.largestMs === 0) throw new Error(`the paints of ${path} were not measured`);
  return paint;
}

/** Runs in the page before its own scripts. Functions with a name of their own would call a helper that pages do not have. */
function observe(): void {
  window.measured = { largestMs: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.measured.largestMs = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) window.measured.shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
