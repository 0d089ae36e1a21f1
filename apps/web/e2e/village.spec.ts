import type { Page } from "@playwright/test";
import { expectNoOverflow, expectNoViolations } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { playFromLists, showWholeChronicle, waitForTurn } from "./support/game-page.ts";
import { createGame, waitForTurnByApi } from "./support/games-api.ts";
import { prepareVillage } from "./support/prepare-games.ts";

test("a family goes to a market day, serves a customer and hears a mass", async ({ browser, pageErrors }) => {
  test.slow();
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const id = await createGame(page, { ruleset: "village", name: "A market day", seats: 2, bots: ["easy"] });
  await waitForTurnByApi(page, id);
  await prepareVillage(id);
  await page.goto(`/games/${id}`);
  await waitForTurn(page);
  await expectNoViolations(page, "your turn");
  // Dice and the bot decide when: at the first mass as a rule, at a later one if not.
  while (!(await hasSeenMarketThenMass(page))) {
    await waitForTurn(page);
    await playTowardsASale(page);
  }
  await expectNoViolations(page, "after a sale and a mass");
});

/** As the chronicle of the game says that is shown. */
async function hasSeenMarketThenMass(page: Page): Promise<boolean> {
  await showWholeChronicle(page);
  const chronicle = page.getByTestId("chronicle");
  const happened = [chronicle.getByText(/You serve the customer at stall/), chronicle.getByText(/mass is said/)];
  const counts = await Promise.all(happened.map((line) => line.count()));
  return counts.every((count) => count > 0);
}

for (const room of [
  { colorScheme: "dark", width: 360, locale: "fr" },
  { colorScheme: "light", width: 768, locale: "en" },
] as const) {
  test(`the village board is accessible: ${room.colorScheme}, ${room.width} px, ${room.locale}`, async ({
    browser,
    pageErrors,
  }) => {
    const { colorScheme, width, locale } = room;
    const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", {
      colorScheme,
      locale,
      viewport: { width, height: 800 },
    });
    const id = await createGame(page, { ruleset: "village", name: "In the village", seats: 4, bots: threeBots });
    await waitForTurnByApi(page, id);
    await page.goto(`/games/${id}`);
    await waitForTurn(page);
    const withColours = page
      .getByTestId("village-scene")
      .locator("button")
      .filter({ hasText: /cubes?[^,]*, \d/ });
    await withColours.first().click();
    await expect(page.locator("[data-testid=choices] :checked").first()).toBeAttached();
    await expectNoViolations(page, "chosen");
    await expectNoOverflow(page, "chosen");
    // The list of the cubes is far below the board: they are offered at the bottom of the screen.
    const send = page.getByTestId("decision").locator("[type=submit]");
    await expect(send).toBeDisabled();
    await page.locator("[data-action-bar]").getByRole("button").first().click();
    await expect(send).toBeEnabled();
  });
}

const threeBots = ["easy", "easy", "easy"] as const;

/** Goes to the market and serves a customer if possible; otherwise plays the first choice. */
async function playTowardsASale(page: Page): Promise<void> {
  const choices = page.locator("[data-testid=choices]").first();
  const wish = choices.getByRole("radio", { name: /^(Serve stall|Take a cube: Market)/ }).first();
  if ((await wish.count()) > 0) await wish.check();
  await playFromLists(page);
}
