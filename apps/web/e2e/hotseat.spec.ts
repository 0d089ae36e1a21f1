import { deed, playByList } from "./players/at-the-table.ts";
import { openGame } from "./players/games.ts";
import { expect, guest, test } from "./players/house.ts";

test("two play at one screen, and a curtain falls between them", async ({ browser, complaints }) => {
  const page = await guest(browser, complaints, "Aveline");
  const id = await openGame(page, { name: "By the fire", seats: 2, bots: [] });
  await page.goto(`/games/${id}`);
  await page.getByLabel("Name of another player on this device").fill("Oda");
  await page.getByRole("button", { name: "Add player" }).click();
  await expect(page.getByText("on the host’s device")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();

  const curtain = page.getByRole("button", { name: /^I am (Aveline|Oda): show the game$/ });
  const names: string[] = [];
  while (names.length < 3) {
    await expect(curtain.or(deed(page)).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Sending…" })).toHaveCount(0);
    if (await curtain.isVisible()) {
      await expect(page.getByRole("heading", { name: "Chronicle" })).toHaveCount(0);
      names.push((await curtain.textContent()) ?? "");
      await curtain.click();
      await expect(curtain).toBeHidden();
      await expect(page.getByTestId("turn-panel")).toBeFocused();
      continue;
    }
    await playByList(page);
  }
  expect(new Set(names).size).toBe(2);

  await page.getByRole("button", { name: /^Pass the device to/ }).click();
  await expect(curtain).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { name: "Chronicle" })).toBeVisible();
});
