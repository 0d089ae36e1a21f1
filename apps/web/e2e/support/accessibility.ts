import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { expect } from "./fixtures.ts";

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page has no accessibility violations and no horizontal overflow. `what` names the page in the report. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  await expectNoOverflow(page, what);
  await expectNoViolations(page, what);
}

/** The same in the light theme and then in the dark one, which saves a second load of the page. */
export async function expectUsableInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectUsable(page, `${what}: ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The page is not wider than the window. Charts measure themselves and are drawn a moment later. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(overflow), { message: `${what} overflows` }).toBeLessThanOrEqual(0);
}

/**
 * Axe finds no violations. Only violations leave the page: the full report is a megabyte and takes longer than the check.
 * They name elements by selectors; the HTML of each element would cost a tenth of the check.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  expect(page.frames(), `${what}: axe looks at one frame alone`).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(`${axe}; axe.configure({ noHtml: true });`);
    await page.evaluate(parseColorsOnce);
  }
  // Where the page is scrolled, a bar that stays in sight may cover a part of a button, until the page is scrolled on.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const found = await lastingViolations(page);
  expect(found, what).toEqual([]);
}

/** One element that violates one rule. */
interface Violation {
  readonly rule: string;
  /** A CSS selector. */
  readonly element: string;
}

/** Violations that a second check finds again: the page may have changed during the first one. */
async function lastingViolations(page: Page): Promise<readonly string[]> {
  const first = await page.evaluate(violations, wcag);
  const second = first.length === 0 ? first : await page.evaluate(violations, wcag);
  const lasting: Violation[] = [];
  for (const one of second) {
    if (one.rule !== "target-size" || (await page.evaluate(isSmallInMiddle, one.element))) lasting.push(one);
  }
  return lasting.map(({ rule, element }) => `${rule}: ${element}`);
}

/** Runs in the page. Reports violations in full, and passed rules with one element each. */
async function violations(tags: string[]): Promise<Violation[]> {
  const found = await window.axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, element: target.join(" ") })),
  );
}

/**
 * Runs in the page. Whether an element is too small for a finger in the middle of the window. At the edges, a bar that
 * stays in sight may cover a part of it until the page is scrolled on.
 */
async function isSmallInMiddle(element: string): Promise<boolean> {
  document.querySelector(element)?.scrollIntoView({ block: "center", behavior: "instant" });
  const found = await window.axe.run(element, { runOnly: ["target-size"], resultTypes: ["violations"] });
  window.scrollTo({ top: 0, behavior: "instant" });
  return found.violations.length > 0;
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

/** Runs in the page. Axe would parse the color of every element, which takes a fifth of its time. */
function parseColorsOnce(): void {
  const { commons } = window.axe as unknown as { commons: { color: { Color: { prototype: Color } } } };
  const { prototype } = commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known !== undefined) return Object.assign(this, known);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Runs in the page. By how many pixels it is wider than its window. */
function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}
