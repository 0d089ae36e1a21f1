import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../browser/chromium.ts";
import startServers from "../server/global-setup.ts";
import { address, expect, openBrowserAsGuest } from "../support/fixtures.ts";
import { makeAdministrator } from "../support/grant-role.ts";
import { addUpShifts, shiftOf } from "../support/layout-shifts.ts";
import { prepareMeasuredPages } from "../support/measured-pages.ts";
import { watchShowcase } from "../support/showcase.ts";
import { sitePaths } from "../support/site-pages.ts";
import { type PageFaults, pageFaults } from "./page-faults.ts";

// npm run review -w apps/web -- --only /tournaments --language fr --shots FOLDER: looks at every page in four widths and both
// themes, in Chromium against the built servers, and prints what is wrong as one JSON object for each page and a table for all.
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    language: { type: "string", default: "en" },
    shots: { type: "string" },
  },
});
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;
const themes = ["light", "dark"] as const;
/** Browsers draw no higher windows. */
const heightMax = 16_000;

interface Faults extends PageFaults {
  /** The sum of the layout shifts while the page loaded. */
  readonly shift: number;
}

interface ReviewedPage {
  readonly name: string;
  readonly path: string;
}

const closeServers = await startServers();
const executablePath = await chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  if (values.shots) await mkdir(values.shots, { recursive: true });
  const rows: string[] = [];
  for await (const { name, path, page } of pagesToReview(browser)) {
    if (!path.includes(values.only)) continue;
    const found = await review(page, { name, path });
    print(JSON.stringify({ page: name, ...summaryOf(found), ...namesIn(found) }));
    const { overflow, covered, cut, small, shift } = summaryOf(found);
    rows.push(`| ${name} | ${overflow} | ${covered} | ${cut} | ${small} | ${shift} |`);
  }
  const head = ["| page | overflow, px | covered | cut | small | shift |", "| --- | --- | --- | --- | --- | --- |"];
  print([...head, ...rows].join("\n"));
} finally {
  await browser.close();
  await closeServers();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** All pages, with the browser of someone who sees something there. */
async function* pagesToReview(browser: Browser): AsyncGenerator<ReviewedPage & { readonly page: Page }> {
  const visitor = await browser.newPage({ baseURL: address(), locale: values.language });
  yield { name: "landing", path: "/", page: visitor };
  const owner = await openBrowserAsGuest(browser, [], "Measured", { locale: values.language });
  const measured = await prepareMeasuredPages(owner.request, address());
  for (const { name, path } of measured.slice(1)) yield { name, path, page: owner };
  const known = measured.map(({ path }) => path);
  const tournament = measured.find(({ name }) => name === "tournament")?.path ?? "";
  const more = [`${tournament}/edit`, `${tournament}/clock`, `${tournament}/print/pairings`];
  for (const path of [...more, ...(await sitePaths(owner))].filter((one) => !known.includes(one)))
    yield { name: nameOf(path), path, page: owner };
  const administrator = await openBrowserAsGuest(browser, [], "Odo", { locale: values.language });
  await makeAdministrator(administrator);
  for (const part of ["", "/games", "/people", "/reports", "/imports", "/audit", "/system"])
    yield { name: `/admin${part}`, path: `/admin${part}`, page: administrator };
}

/** A path without its ids. */
function nameOf(path: string): string {
  return path.replace(/[0-9a-f-]{30,}|(?<=invitations\/)[\w-]+/g, "…");
}

async function review(page: Page, { name, path }: ReviewedPage): Promise<readonly Faults[]> {
  const found: Faults[] = [];
  // The loader of this script names the functions that it sends to pages.
  await page.addInitScript("globalThis.__name = (named) => named");
  await addUpShifts(page);
  // Its board plays by itself: what moves then is seen only by who watches it.
  if (name === "landing") await page.clock.install();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    await expect(page.locator("h1, main").first()).toBeVisible();
    await expect(page.getByTestId("loading")).toHaveCount(0);
    if (name === "landing") await watchShowcase(page);
    const shift = await shiftOf(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.min(heightMax, Math.max(size.height, height)) });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      found.push({ ...(await page.evaluate(pageFaults)), shift });
      if (values.shots) {
        const file = `${name.replace(/\W+/g, "-")}-${size.width}-${colorScheme}.png`;
        await writeFile(join(values.shots, file), await page.screenshot({ fullPage: true }));
      }
    }
  }
  return found;
}

/** The worst of all widths and themes. */
function summaryOf(found: readonly Faults[]) {
  const worst = (figureOf: (one: Faults) => number) => Math.max(...found.map(figureOf));
  return {
    overflow: worst(({ overflow }) => overflow),
    covered: worst(({ covered }) => covered.length),
    cut: worst(({ cut }) => cut.length),
    small: worst(({ small }) => small.length),
    shift: Number(worst(({ shift }) => shift).toFixed(3)),
  };
}

/** What was found in any width and theme, each once. */
function namesIn(found: readonly Faults[]) {
  const namesOf = (kind: "covered" | "cut" | "small") => [
    ...new Set(
      found.flatMap((one, place) =>
        one[kind].map((name) => `${sizes[Math.floor(place / themes.length)]?.width}: ${name}`),
      ),
    ),
  ];
  const shifts = found.filter((_, place) => place % themes.length === 0).map(({ shift }) => shift);
  return { coveredNames: namesOf("covered"), cutNames: namesOf("cut"), smallNames: namesOf("small"), shifts };
}
