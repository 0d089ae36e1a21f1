import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../e2e/browser/chromium.ts";
import { startTestServers } from "../e2e/server/global-setup.ts";
import { address } from "../e2e/support/fixtures.ts";
import { goals, isTable, type MeasuredPage, prepareMeasuredPages, shiftMax } from "../e2e/support/measured-pages.ts";
import { weighPage } from "../e2e/support/page-weight.ts";
import { report } from "./figures.ts";
import { measurePaint, medianOf } from "./paint.ts";
import { benchReplay } from "./replay.ts";

// npm run bench -w apps/web -- --rounds 3 --only web.table: what pages weigh, and how they are painted on a first visit, in
// Chromium against the built servers; and what a long replay costs there.
const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" }, only: { type: "string" } } });
const rounds = Number(values.rounds);
const isWanted = (bench: string) => values.only === undefined || bench.startsWith(values.only);
const widths = [360, 768, 1366, 1440];
const paintRatioMax = 1.3;

const closeServers = await startTestServers({ isChecked: false });
const executablePath = await chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  if (isWanted("replay")) await benchReplay(browser, rounds);
  const owner = await browser.newContext();
  const pages = await prepareMeasuredPages(owner.request, address());
  const cookies = await owner.storageState();
  for (const page of pages) {
    const open = () => newContext(browser, page, cookies);
    if (isWanted(`web.${page.name}`)) await benchWeight(page, open);
    if (isTable(page) && isWanted(`web.${page.name}.lcp`)) await benchPaint(page, open);
    if (isWanted(`web.cls.${page.name}`)) await benchShift(page, open);
  }
} finally {
  await browser.close();
  await closeServers();
}

type Open = () => ReturnType<typeof newContext>;
type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

/** A first visit: nothing is cached. */
function newContext(browser: Browser, { isSignedIn }: MeasuredPage, storageState: Cookies) {
  const common = { baseURL: address(), locale: "en", timezoneId: "UTC", reducedMotion: "reduce" } as const;
  return browser.newContext(isSignedIn ? { ...common, storageState } : common);
}

async function benchWeight(page: MeasuredPage, open: Open): Promise<void> {
  const context = await open();
  const { html, scripts } = await weighPage(await context.newPage(), page);
  await context.close();
  const scriptsMax = isTable(page) ? goals.tableScripts : goals.pageScripts;
  report({ bench: `web.${page.name}.html`, value: html, unit: "bytes", reference: goals.html });
  report({ bench: `web.${page.name}.js`, value: scripts, unit: "bytes", reference: scriptsMax });
}

/** When the largest part of a table is painted, compared with the first. */
async function benchPaint(page: MeasuredPage, open: Open): Promise<void> {
  const paints = [];
  for (let round = 0; round < rounds; round += 1) paints.push(await measurePaint(open, page.path, 1366));
  const first = medianOf(paints.map(({ firstMs }) => firstMs));
  const largest = medianOf(paints.map(({ largestMs }) => largestMs));
  report({ bench: `web.${page.name}.lcp`, value: largest, unit: "ms", reference: first * paintRatioMax });
}

async function benchShift(page: MeasuredPage, open: Open): Promise<void> {
  for (const width of widths) {
    const { shift } = await measurePaint(open, page.path, width);
    report({ bench: `web.cls.${page.name}.${width}`, value: shift, unit: "score", reference: shiftMax });
  }
}
