import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { playFromLists, sendButton } from "./support/game-page.ts";
import { createGame } from "./support/games-api.ts";

test("two players share a device, and a hand-over screen hides the game between them", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const id = await createGame(page, { name: "By the fire", seats: 2, bots: [] });
  await page.goto(`/games/${id}`);
  await page.getByLabel("Name of another player on this device").fill("Oda");
  await page.getByRole("button", { name: "Add player" }).click();
  await expect(page.getByText("on the host’s device")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();

  const handOver = page.getByRole("button", { name: /^I am (Aveline|Oda): show the game$/ });
  const names: string[] = [];
  while (names.length < 3) {
    await expect(handOver.or(sendButton(page)).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Sending…" })).toHaveCount(0);
    if (await handOver.isVisible()) {
      await expect(page.getByRole("heading", { name: "Chronicle" })).toHaveCount(0);
      names.push((await handOver.textContent()) ?? "");
      await handOver.click();
      await expect(handOver).toBeHidden();
      await expect(page.getByTestId("turn-panel")).toBeFocused();
      continue;
    }
    await playFromLists(page);
  }
  expect(new Set(names).size).toBe(2);

  await page.getByRole("button", { name: /^Pass the device to/ }).click();
  await expect(handOver).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { name: "Chronicle" })).toBeVisible();
});
