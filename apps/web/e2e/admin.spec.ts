import type { Page } from "@playwright/test";
import { expectUsable } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { createGame, get, playMoveByApi, post } from "./support/games-api.ts";
import { makeAdministrator } from "./support/grant-role.ts";

test("an administrator finds, inspects, verifies and repairs a stuck game", async ({ browser, pageErrors }) => {
  const aveline = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const bertrand = await openBrowserAsGuest(browser, pageErrors, "Bertrand");
  const name = uniqueName("Nobody moves");
  const game = await stuckGame(aveline, bertrand, name);
  const page = await openBrowserAsGuest(browser, pageErrors, "Odo", { viewport: { width: 1440, height: 900 } });
  await makeAdministrator(page);

  await page.goto("/admin");
  const searchbox = page.getByRole("searchbox");
  await expect(searchbox).toBeVisible();
  // The page may hear keys a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(searchbox).toBeFocused({ timeout: 1_000 });
  }).toPass();
  // A key that was pressed once more than needed is written there.
  await searchbox.clear();
  await page.keyboard.type(name);
  await page.getByLabel("Waiting for").selectOption({ label: "a player" });
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get("q") === name && searchParams.get("waitingFor") === "person",
  );
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name }).press("Enter");

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const { version } = await get(page, `/v1/games/${game}`);
  await expect(page.getByText(`Version ${version} of ${version}`)).toBeVisible();
  await page.keyboard.press("[");
  await expect(page).toHaveURL(new RegExp(`at=${version - 1}$`));
  await expect(page.getByRole("heading", { name: `Event ${version - 1}` })).toBeVisible();
  await page.keyboard.press("]");
  await expect(page).not.toHaveURL(/at=/);

  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/No faults: \d+ events in one hash chain/)).toBeVisible();

  await page.getByRole("button", { name: "Replace player" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Replace player" })).toBeDisabled();
  await dialog.getByLabel("Reason").fill("The player has not come back.");
  await dialog.getByRole("button", { name: "Replace player" }).click();
  await expect(page.getByText(/^Done\. The game is now at version/)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Actions/ })).toBeFocused();

  await expect.poll(async () => (await get(aveline, `/v1/games/${game}`)).isYourTurn).toBe(true);
  await aveline.goto(`/games/${game}`);
  const replaced = "Staff replaced Bertrand: The player has not come back.";
  await expect(aveline.getByTestId("chronicle").getByText(replaced)).toBeVisible();

  await page.goto(`/admin/audit?about=${game}`);
  await expect(page.getByRole("row", { name: /replaced a player.*The player has not come back/ })).toBeVisible();
  await page.getByRole("button", { name: "Verify hash chain" }).click();
  await expect(page.getByText(/The hash chain is valid/)).toBeVisible();
});

test("only staff can use the admin pages", async ({ browser, pageErrors }) => {
  const player = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  await player.goto("/admin");
  await expect(player.getByText("You do not have access to the admin pages.")).toBeVisible();
  const game = await createGame(player, { name: "At play", seats: 3, bots: ["medium", "medium"] });
  const { id } = await get(player, "/v1/session");
  for (const { colorScheme, width, locale } of rooms) {
    const page = await openBrowserAsGuest(browser, pageErrors, "Odo", {
      colorScheme,
      locale,
      viewport: { width, height: 800 },
    });
    await makeAdministrator(page);
    for (const path of [...paths, `/admin/games/${game}`, `/admin/people/${id}`]) {
      await page.goto(path);
      await expect(page.getByTestId("admin-nav")).toBeVisible();
      await expect(page.getByTestId("loading")).toHaveCount(0);
      await expectUsable(page, `${path} ${width}`);
    }
  }
});

const rooms = [
  { colorScheme: "light", width: 1440, locale: "en" },
  { colorScheme: "dark", width: 360, locale: "fr" },
] as const;
const paths = ["/admin/games", "/admin/people", "/admin/reports", "/admin/imports", "/admin/system", "/admin/audit"];

/** A game of two players in which the second never moves. */
async function stuckGame(host: Page, absent: Page, name: string): Promise<string> {
  const game = await createGame(host, { name, seats: 2, bots: [] });
  await post(absent, `/v1/games/${game}/seats`);
  await post(host, `/v1/games/${game}/start`);
  while (!(await get(absent, `/v1/games/${game}`)).isYourTurn) await playMoveByApi(host, game);
  return game;
}
