import type { Page } from "@playwright/test";
import realm from "../src/boards/fief-1429/testing/realm.json" with { type: "json" };
import moments from "../src/boards/middle-ages/testing/positions.json" with { type: "json" };
import villageMoments from "../src/boards/village/testing/positions.json" with { type: "json" };
import { expectNoOverflow, expectNoViolations, expectUsable } from "./support/accessibility.ts";
import { expect, openBrowser, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { waitForTurnOrEnd } from "./support/game-page.ts";
import { createGame, waitForTurnByApi } from "./support/games-api.ts";
import { sitePaths } from "./support/site-pages.ts";

const wide = { width: 1440, height: 900 };
const medium = { width: 768, height: 900 };
const narrow = { width: 360, height: 780 };

/** Each language in both themes and both widths. */
const rooms = {
  en: [
    { theme: "vellum", colorScheme: "light", viewport: wide },
    { theme: "candlelight", colorScheme: "dark", viewport: narrow },
  ],
  fr: [
    { theme: "candlelight", colorScheme: "dark", viewport: wide },
    { theme: "vellum", colorScheme: "light", viewport: narrow },
  ],
} as const;

/** The recorded positions of the gallery, by the board that shows them. */
const positions: Record<string, readonly string[]> = {
  "no board": ["generic", "waiting"],
  "Middle-Ages": Object.keys(moments),
  Village: Object.keys(villageMoments).map((kind) => `village-${kind}`),
  "Fief of the eighties": ["marching", "parrying", "mourning", "talks", "ballot"].map((kind) => `classic-${kind}`),
  "Fief 1429": ["purchases", "ballot", "stances", ...Object.keys(realm)].map((kind) => `fief-${kind}`),
};

for (const locale of ["en", "fr"] as const) {
  test(`every page is accessible and has room for text of twice its size, in ${locale}`, async ({
    browser,
    pageErrors,
  }) => {
    const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { locale });
    for (const path of await sitePaths(page)) await holds(page, locale, path);
    const stranger = await openBrowser(browser, pageErrors, { locale });
    for (const path of ["/", "/account", "/games/new", "/device"]) await holds(stranger, locale, path);
  });

  test(`every part of the gallery is accessible, in ${locale}`, async ({ browser, pageErrors }) => {
    const page = await openBrowser(browser, pageErrors, { locale });
    await page.goto("/gallery");
    await expect(page.getByRole("heading", { level: 1, name: "Component gallery" })).toBeVisible();
    await inEveryRoom(page, locale, "specimens", expectUsable);
  });

  for (const [board, kinds] of Object.entries(positions)) {
    test(`every recorded position of ${board} is accessible, in ${locale}`, async ({ browser, pageErrors }) => {
      const page = await openBrowser(browser, pageErrors, { locale });
      await page.goto(`/gallery?position=${kinds[0]}`);
      for (const position of kinds) {
        await showPosition(page, position);
        await inEveryRoom(page, locale, position, expectUsable);
      }
    });
  }

  test(`a running game is accessible, in ${locale}`, async ({ browser, pageErrors }) => {
    const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { locale });
    await atPlay(page);
    await inEveryRoom(page, locale, "your turn", expectNoViolations);
    await page.locator("[data-testid=choices] input[type=radio]").first().check();
    await expect(page.getByTestId("decision").locator("button[type=submit]")).toBeEnabled();
    await inEveryRoom(page, locale, "chosen", expectNoViolations);
    await page.getByRole("button", { name: /^(Resign|Abandonner)$/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await inEveryRoom(page, locale, "leaving", expectNoViolations);
  });
}

type Check = (page: Page, what: string) => Promise<void>;

/** Loads are dear, so that each page is loaded in one room and taken to the other; the next begins there. */
async function inEveryRoom(page: Page, locale: keyof typeof rooms, what: string, check: Check): Promise<void> {
  const isNarrow = page.viewportSize()?.width === narrow.width;
  for (const room of isNarrow ? rooms[locale].toReversed() : rooms[locale]) {
    await page.setViewportSize(room.viewport);
    await page.emulateMedia({ colorScheme: room.colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", room.theme);
    // As after a load: a page that keeps its place in another width may lie behind what sticks to its top.
    await page.evaluate(() => window.scrollTo(0, 0));
    await check(page, `${what}: ${room.theme}, ${room.viewport.width} px, ${locale}`);
  }
}

/** Shows a position in the gallery without another load: scripts, axe among them, stay compiled. */
async function showPosition(page: Page, position: string): Promise<void> {
  const shown = page.locator(`main[data-position="${position}"]`);
  const push = (query: string) => window.history.pushState(null, "", query);
  await expect
    .poll(async () => {
      if ((await shown.count()) === 0) await page.evaluate(push, `?position=${position}`);
      return shown.count();
    })
    .toBe(1);
  await expect(page.getByRole("heading", { level: 2, name: "Chronicle", exact: true })).toBeVisible();
}

async function holds(page: Page, locale: keyof typeof rooms, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await inEveryRoom(page, locale, path, expectUsable);
  await hasRoomForLargeText(page, path);
}

/** Nothing is cut off at the side. */
async function hasRoomForLargeText(page: Page, path: string): Promise<void> {
  const size = page.viewportSize() ?? wide;
  await page.setViewportSize(medium);
  await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  await expectNoOverflow(page, `${path}: large text`);
  await page.setViewportSize(size);
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByTestId("loading")).toHaveCount(0);
}

async function atPlay(page: Page): Promise<void> {
  const id = await createGame(page, { name: "At play", seats: 4, bots: ["medium", "medium", "easy"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  await waitForTurnOrEnd(page);
}
