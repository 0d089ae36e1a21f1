import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./house.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Nothing on the page keeps anybody out, and nothing reaches beyond its side. `what` names the page in the report. */
export async function isInOrder(page: Page, what: string): Promise<void> {
  expect(await overflow(page), `${what} overflows`).toBeLessThanOrEqual(0);
  await isClean(page, what);
}

/** Axe finds nothing. Its reports of several frames would be put together in a page of their own: the site has no frames, and it takes twice as long. */
export async function isClean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).setLegacyMode().analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(told, what).toEqual([]);
}

/** Pixels that the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
