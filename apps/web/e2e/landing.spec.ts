import { expect, openBrowser, test } from "./support/fixtures.ts";
import { waitForHydration } from "./support/page-state.ts";

test("a visitor plays against bots with one click, without a name", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/");
  await expect(page.getByText("A recorded game between four bots", { exact: false })).toBeVisible();
  const play = page.getByRole("button", { name: "Play now", exact: true });
  await waitForHydration(play);
  await play.click();
  await page.waitForURL(/\/games\/[0-9a-f-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^Your turn: /);
  await expect(page.getByTestId("decision").getByRole("radio").first()).toBeEnabled();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play now", exact: true })).toHaveCount(0);
});

test("a visitor starts any game from its card", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/");
  const games = page.getByRole("region", { name: "Games and their rules" });
  await expect(games.getByRole("img")).toHaveCount(5);
  const play = games.getByRole("button", { name: "Play now against bots: Village" });
  await waitForHydration(play);
  await play.click();
  await page.waitForURL(/\/games\/[0-9a-f-]+$/);
  await expect(page.getByTestId("turn-panel")).toBeVisible();
  await expect(page.getByText("Village", { exact: true }).first()).toBeVisible();
});
