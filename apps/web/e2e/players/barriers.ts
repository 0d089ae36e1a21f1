import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { expect } from "./house.ts";

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Nothing on the page keeps anybody out, and nothing reaches beyond its side. `what` names the page in the report. */
export async function isInOrder(page: Page, what: string): Promise<void> {
  await fits(page, what);
  await isClean(page, what);
}

/** Nothing reaches beyond the side of the window. A chart that measures itself is drawn a moment after the rest. */
export async function fits(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(overflow), { message: `${what} overflows` }).toBeLessThanOrEqual(0);
}

/**
 * Axe finds nothing, as soon as the page has come to rest. Only what it finds leaves the page: a megabyte of what is in
 * order takes longer than to look.
 */
export async function isClean(page: Page, what: string): Promise<void> {
  expect(page.frames(), `${what}: axe looks at one frame alone`).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await lasting(page);
  expect(found, what).toEqual([]);
}

/** What axe finds, looked at once more if it is anything: a look takes as long as it takes, and meanwhile the page rests. */
async function lasting(page: Page): Promise<readonly string[]> {
  const first = await page.evaluate(violations, wcag);
  return first.length === 0 ? first : page.evaluate(violations, wcag);
}

/** Runs in the page. What violates a rule is told in full, what passes with one element each. */
async function violations(tags: string[]): Promise<string[]> {
  const found = await window.axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Runs in the page: by how many pixels it is wider than its window. */
function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}
