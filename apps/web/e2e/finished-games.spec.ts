import { expect, openBrowser, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { createFinishedGame } from "./support/games-api.ts";

test("finished games are filtered by address, with scripts and without", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const name = uniqueName("Long over");
  await createFinishedGame(page, name);

  await page.goto("/games/finished?players=bots");
  const game = page.getByRole("link", { name });
  await expect(game).toBeVisible();
  const players = page.getByLabel("Players");
  await players.focus();
  await players.selectOption("Several people");
  await expect(page).toHaveURL(/\/games\/finished\?players=people$/);
  // Readers who use the keyboard go on from here.
  await expect(players).toBeFocused();
  await expect(game).toBeHidden();

  const plain = await openBrowser(browser, pageErrors, { javaScriptEnabled: false });
  await plain.goto("/games/finished?players=bots", { waitUntil: "load" });
  await expect(plain.getByRole("link", { name })).toBeVisible();
  await expect(plain.getByLabel("Players")).toHaveValue("bots");
  await plain.getByRole("combobox", { name: /^Game/ }).selectOption("Village");
  await plain.getByRole("button", { name: "Show games" }).click();
  await expect(plain).toHaveURL(/ruleset=village/);
  await expect(plain.getByRole("link", { name })).toBeHidden();

  await plain.getByRole("link", { name: "Archive of games" }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Archive of games" })).toBeVisible();
  await expect(plain.getByText("No monthly files yet")).toBeVisible();
  for (const [text, path] of [
    ["Verify a game", "/games/verify"],
    ["Import a game", "/games/import"],
  ] as const)
    await expect(plain.getByRole("link", { name: text }).first()).toHaveAttribute("href", path);
});
