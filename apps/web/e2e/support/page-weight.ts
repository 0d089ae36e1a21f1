import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { isTable, type MeasuredPage } from "./measured-pages.ts";
import { waitForHydration } from "./page-state.ts";

/** Compressed with gzip, in bytes. */
export interface PageWeight {
  readonly html: number;
  readonly scripts: number;
}

/** Opens a page, and weighs its HTML and the scripts that it needs until it can be used. */
export async function weighPage(page: Page, measured: MeasuredPage): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(measured.path);
  // The board is loaded after the rest of a table.
  await waitForHydration(isTable(measured) ? page.getByTestId("turn-panel") : page.locator("main"));
  return { html: await weightOf(responses, "document"), scripts: await weightOf(responses, "script") };
}

async function weightOf(responses: readonly Response[], type: string): Promise<number> {
  const wanted = responses.filter((response) => response.request().resourceType() === type && !isWorker(response));
  const bodies = await Promise.all(wanted.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** The service worker is no part of a page. */
function isWorker(response: Response): boolean {
  return response.url().endsWith("-worker.js");
}
