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
  return paint;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  window.measured = { largestMs: 0, shift: 0 };
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each("largest-contentful-paint", ({ startTime }) => {
    window.measured.largestMs = startTime;
  });
  each("layout-shift", ({ value = 0, hadRecentInput = false }) => {
    if (!hadRecentInput) window.measured.shift += value;
  });
}

export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
