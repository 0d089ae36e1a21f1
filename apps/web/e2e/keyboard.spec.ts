import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { waitForTurnOrEnd } from "./support/game-page.ts";
import { createGame } from "./support/games-api.ts";
import { focusIs, playByKeys, tabTo } from "./support/keyboard.ts";

test("a whole game is played by keyboard alone", async ({ browser, pageErrors }) => {
  test.slow();
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud");
  await page.goto("/games/new");
  await expect(page.getByText("All settings")).toBeVisible();
  await tabTo(page, () => focusIs(page, "summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, () => focusIs(page, "input[name=seats]"));
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, () => focusIs(page, "button[type=submit]"));
  await page.keyboard.press("Enter");

  while ((await waitForTurnOrEnd(page, 60_000)) === "your-turn") await playByKeys(page);
  await expect(page.getByRole("heading", { name: "Final score" })).toBeVisible();
});

test("the live region says whose turn it is and what can be chosen", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud");
  const id = await createGame(page, { name: "Aloud", seats: 2, bots: ["easy"] });
  await page.goto(`/games/${id}`);
  await waitForTurnOrEnd(page);
  const announced = page.locator("p[aria-live=polite]").filter({ hasText: /^Your turn: .+You may choose: / });
  await expect(announced).toHaveCount(1);
  await expect(page).toHaveTitle(/^Your turn/);
  // React may add the title that the server sent only now.
  await page.evaluate(() => {
    const served = Object.assign(document.createElement("title"), { textContent: "Aloud · Seneschal" });
    document.head.querySelector("title")?.before(served);
  });
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(page.locator("link[rel=icon]").first()).toHaveAttribute("href", /your-turn/);

  // Next to the decision, the shortcuts are told.
  await page.getByTestId("turn-panel").getByRole("button", { name: "Keyboard shortcuts (?)" }).click();
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const keys = shortcuts.locator("dt");
  await expect(keys).toContainText(["Ctrl K", "?", "n", "h", "b", "t", "r", "Arrow keys", "Esc"]);
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
});

test("the skip link leads past the site header", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud");
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the menu on phones opens by keyboard, and Escape returns the focus to it", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud", { viewport: { width: 360, height: 780 } });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const rules = page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Rules" });
  await expect(rules).toBeHidden();
  await menu.press("Enter");
  await expect(rules).toBeVisible();
  await rules.focus();
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press("Enter");
  await rules.press("Enter");
  await expect(page).toHaveURL(/\/rules$/);
});
