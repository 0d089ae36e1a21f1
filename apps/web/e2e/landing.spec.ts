import type { Page } from "@playwright/test";
import { expectUsable } from "./support/accessibility.ts";
import { expect, openBrowser, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { playFromLists, sendButton, waitForTurn } from "./support/game-page.ts";
import { createGame } from "./support/games-api.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { addUpShifts, shiftOf } from "./support/layout-shifts.ts";
import { shiftMax } from "./support/measured-pages.ts";
import { sendAndWait, waitForHydration, waitForPreview } from "./support/page-state.ts";
import { watchShowcase } from "./support/showcase.ts";

test("a visitor plays against bots with one click, without a name, even before the page is ready", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowser(browser, pageErrors);
  const scripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("A recorded game between four bots", { exact: false })).toBeVisible();
  const play = page.getByRole("button", { name: "Play now", exact: true });
  await play.click();
  scripts.release();
  await page.waitForURL(/\/games\/[0-9a-f-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^Your turn: /);
  await expect(page.getByTestId("decision").getByRole("radio").first()).toBeEnabled();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your turn", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play now", exact: true })).toHaveCount(0);
});

test("the second tap of a visitor plays the first move, without scrolling on a phone", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowser(browser, pageErrors, { viewport: { width: 360, height: 740 } });
  await countClicks(page);
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play now", exact: true });
  await play.click();
  const move = page
    .getByRole("group", { name: "Play with one click:" })
    .getByRole("button", { name: /, row 1$/ })
    .first();
  await expect(move).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await sendAndWait(page, () => move.click());
  await expect.poll(() => clicks(page)).toBe(2);
  await expect(page.getByRole("group", { name: "Play with one click:" })).toHaveCount(0);
});

/** Counts the clicks of a page, over all that it opens. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener(
      "click",
      () => {
        sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
      },
      { capture: true },
    );
  });
const clicks = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("clicks")));

test("a tile of the board is only chosen by the second click", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play now", exact: true });
  await play.click();
  await waitForTurn(page);
  await expect(sendButton(page)).toBeDisabled();
  await page.locator("button[aria-pressed=false]").first().click();
  await waitForPreview(page);
  await sendAndWait(page, () => sendButton(page).click());
});

test("the board of the first page plays its rounds, and nothing around it moves on a phone", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowser(browser, pageErrors, { viewport: { width: 360, height: 740 } });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await addUpShifts(page);
  await page.goto("/");
  await waitForHydration(page.locator("main"));
  await watchShowcase(page);
  const shift = await shiftOf(page);
  expect(shift).toBeLessThanOrEqual(shiftMax);
});

test("a visitor starts any game from its card", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/");
  const games = page.getByRole("region", { name: "Games and their rules" });
  await expect(games.getByRole("img")).toHaveCount(5);
  const play = games.getByRole("button", { name: "Play now against bots: Village" });
  await play.click();
  await page.waitForURL(/\/games\/[0-9a-f-]+$/);
  await expect(page.getByTestId("turn-panel")).toBeVisible();
  await expect(page.getByText("Village", { exact: true }).first()).toBeVisible();
  // The server has drawn no board: the browser draws its symbols and the village itself.
  await expect(page.locator("symbol[id=vil-market]")).toHaveCount(1);
  await expect(page.locator('svg[viewBox="0 0 1000 430"] path').first()).toBeAttached();
});

test("a first game has tips with their rules, which can be turned off and on", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/rules/middle-ages");
  await expect(page.getByRole("region", { name: "How to play in three minutes" })).toBeVisible();
  const play = page.getByRole("button", { name: "Play a guided game against bots" });
  await play.click();
  await page.waitForURL(/\/games\/[0-9a-f-]+$/);
  const tip = page.getByRole("complementary", { name: "Tip" });
  await expect(tip.getByRole("heading", { name: "Your first tile" })).toBeVisible();
  await expect(tip.getByRole("link", { name: "Why? Rule MA-2.6" })).toHaveAttribute(
    "href",
    "/rules/middle-ages#MA-2.6",
  );
  await expectUsable(page, "a table with a tip");
  // The first HTML has it in its place, so nothing moves when the page is opened again.
  await addUpShifts(page);
  await page.reload();
  await waitForTurn(page);
  const shift = await shiftOf(page);
  expect(shift).toBeLessThanOrEqual(shiftMax);
  await tip.getByRole("button", { name: "Got it" }).click();
  await expect(tip).toBeHidden();

  await playFromLists(page);
  await waitForTurn(page);
  await expect(tip.getByRole("heading", { name: "Send your lord on" })).toBeVisible();
  await tip.getByRole("button", { name: "Turn off tips" }).click();
  await expect(tip).toBeHidden();
  await page.reload();
  await waitForTurn(page);
  await expect(page.getByRole("button", { name: "Turn on tips" })).toBeVisible();
  await expect(tip).toBeHidden();
  await page.getByRole("button", { name: "Turn on tips" }).click();
  await expect(tip.getByRole("heading", { name: "Send your lord on" })).toBeVisible();
});

test("every part of the table has a link to its rule", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud");
  const id = await createGame(page, { name: "What is this?", seats: 2, bots: ["easy"] });
  await page.goto(`/games/${id}`);
  await page.getByText("What is on this table?").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Graveyard" }).getByRole("link")).toHaveAttribute(
    "href",
    "/rules/middle-ages#MA-6.1",
  );
  await page.getByRole("button", { name: "Point at a part" }).click();
  await page.getByText("16 rounds, 4 events").click();
  const rule = page.getByRole("dialog", { name: "Events" });
  await expect(rule.getByRole("link", { name: "MA-8.1" })).toBeVisible();
  await rule.getByRole("button", { name: "Close" }).click();
  await expect(rule).toBeHidden();
});

test("a preset sets everything that a new game needs", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud");
  await page.goto("/games/new");
  await page.getByRole("radio", { name: /^With friends/ }).check();
  await page.getByRole("button", { name: "Create game" }).click();
  await expect(page.getByRole("textbox", { name: "Invitation link" })).toHaveValue(/\/invitations\//);
});

test("the rules can be searched", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/rules/middle-ages");
  const search = page.getByRole("searchbox", { name: "Search these rules" });
  await search.fill("peasant revolt");
  await expect(page.getByRole("status").filter({ hasText: "1 rule found" })).toBeAttached();
  await expect(page.locator("[id='MA-8.10']")).toBeVisible();
  await expect(page.locator("[id='MA-4.1']")).toHaveCount(0);
  await expect(
    page
      .locator("mark")
      .filter({ hasText: /^revolt$/i })
      .first(),
  ).toBeVisible();
  await search.fill("");
  await expect(page.locator("[id='MA-4.1']")).toBeAttached();

  await page.goto("/rules");
  const all = page.getByRole("searchbox", { name: "Search the rules of all games" });
  await all.fill("peasant revolt");
  await page.getByRole("link", { name: "MA-8.10" }).click();
  await expect(page).toHaveURL(/\/rules\/middle-ages#MA-8\.10$/);
});
