import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { isTable, type MeasuredPage } from "./measured-pages.ts";
import { waitForHydration } from "./page-state.ts";

/** In bytes, compressed with gzip. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
  /** Styles of boards that the first HTML does not link: the board moves when they come. */
  readonly lateBoardStyles: readonly string[];
  /** The sum of the layout shifts. */
  readonly shift: number;
}

declare global {
  interface Window {
    shift: number;
  }
}

/** Opens a page, and measures its HTML, the scripts that it needs until it can be used, and how much its parts move. */
export async function weighPage(page: Page, measured: MeasuredPage): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.addInitScript(addUpShifts);
  await page.goto(measured.path);
  // The board is loaded after the rest of a table.
  await waitForHydration(isTable(measured) ? page.getByTestId("turn-panel") : page.locator("main"));
  const [html, scripts] = [await weightOf(responses, "document"), await weightOf(responses, "script")];
  await expect(page.getByTestId("loading")).toHaveCount(0);
  // Shifts are reported after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const lateBoardStyles = await lateBoardStylesOf(responses);
  return { html, scripts, lateBoardStyles, shift: await page.evaluate(() => window.shift) };
}

/** Runs in the page before its own scripts. */
function addUpShifts(): void {
  window.shift = 0;
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  const shifts = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) window.shift += value;
  });
  shifts.observe({ type: "layout-shift", buffered: true });
}

async function weightOf(responses: readonly Response[], type: string): Promise<number> {
  const bodies = await Promise.all(ofType(responses, type).map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

function ofType(responses: readonly Response[], type: string): readonly Response[] {
  return responses.filter((response) => response.request().resourceType() === type && !isWorker(response));
}

async function lateBoardStylesOf(responses: readonly Response[]): Promise<readonly string[]> {
  const [page] = ofType(responses, "document");
  const html = (await page?.text()) ?? "";
  const late = ofType(responses, "stylesheet").filter((response) => !html.includes(new URL(response.url()).pathname));
  const texts = await Promise.all(late.map((response) => response.text()));
  return texts.filter((text) => text.includes("@layer boards"));
}

/** The service worker is no part of a page. */
function isWorker(response: Response): boolean {
  return response.url().endsWith("-worker.js");
}
