import { gzipSync } from "node:zlib";
import { expect, type Page, type Request } from "@playwright/test";
import { becomeIdle, keepBusy } from "./idle.ts";
import { addUpShifts, shiftOf } from "./layout-shifts.ts";
import { isTable, type MeasuredPage } from "./measured-pages.ts";
import { waitForHydration } from "./page-state.ts";

/** In bytes, compressed with gzip. */
export interface PageWeight {
  readonly html: number;
  /** All scripts that are fetched until the page can be used. */
  readonly scripts: number;
  /** The scripts that are fetched afterwards by themselves, when the browser is idle. */
  readonly idleScripts: number;
  /** Styles of boards that the first HTML does not link: the board moves when they come. */
  readonly lateBoardStyles: readonly string[];
  /** Classes of modules for which the page has no styles: what they mark is drawn in black. */
  readonly unstyled: readonly string[];
  /** The sum of the layout shifts. */
  readonly shift: number;
}

/** Opens a page, and measures its HTML, its scripts, and how much its parts move. */
export async function weighPage(page: Page, measured: MeasuredPage): Promise<PageWeight> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await keepBusy(page);
  await addUpShifts(page);
  await page.goto(measured.path);
  // The board is loaded after the rest of a table.
  await waitForHydration(isTable(measured) ? page.getByTestId("turn-panel") : page.locator("main"));
  const [html, scripts] = [await weightOf(requests, "document"), await weightOf(requests, "script")];
  const opened = requests.length;
  await becomeIdle(page);
  await expect(page.getByTestId("loading")).toHaveCount(0);
  // All that waits for an idle browser is requested at once, and this is shown last.
  if (isTable(measured)) await expect(page.locator("#chat summary ~ *").first()).toBeAttached();
  const idleScripts = await weightOf(requests.slice(opened), "script");
  const lateBoardStyles = await lateBoardStylesOf(requests);
  const [unstyled, shift] = [await page.evaluate(unstyledClasses), await shiftOf(page)];
  return { html, scripts, idleScripts, lateBoardStyles, unstyled, shift };
}

/** Runs in the page. */
function unstyledClasses(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join();
  const classes = new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
  return [...classes].filter((name) => name.includes("_") && !rules.includes(`.${CSS.escape(name)}`));
}

async function weightOf(requests: readonly Request[], type: string): Promise<number> {
  const bodies = await Promise.all(ofType(requests, type).map(async (request) => (await request.response())?.body()));
  return bodies.reduce((sum, body) => sum + (body === undefined ? 0 : gzipSync(body).length), 0);
}

function ofType(requests: readonly Request[], type: string): readonly Request[] {
  return requests.filter((request) => request.resourceType() === type && !isWorker(request));
}

async function lateBoardStylesOf(requests: readonly Request[]): Promise<readonly string[]> {
  const textOf = async (request: Request | undefined) => (await (await request?.response())?.text()) ?? "";
  const html = await textOf(ofType(requests, "document")[0]);
  const late = ofType(requests, "stylesheet").filter((request) => !html.includes(new URL(request.url()).pathname));
  const texts = await Promise.all(late.map(textOf));
  return texts.filter((text) => text.includes("@layer boards"));
}

/** The service worker is no part of a page. */
function isWorker(request: Request): boolean {
  return request.url().endsWith("-worker.js");
}
