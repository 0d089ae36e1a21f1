import type { Page } from "@playwright/test";
import { nextMoment, playByList, playOnBoard } from "./players/at-the-table.ts";
import { openGame, yourTurn } from "./players/games.ts";
import { expect, guest, reader, test } from "./players/house.ts";

test("two friends play a whole game, from the invitation to the reckoning", async ({ browser, complaints }) => {
  test.slow();
  const host = await reader(browser, complaints);
  await host.goto("/");
  await host.getByLabel("Your name").fill("Aveline");
  await host.getByRole("button", { name: "Come in" }).click();
  await host.getByRole("link", { name: "Open a table" }).click();
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Seat 2").selectOption("somebody");
  await host.getByLabel("Only those who have the invitation link").check();
  await host.getByLabel("Name of the table").fill("Between friends");
  await host.getByRole("button", { name: "Open the table" }).click();
  const invitation = await host.getByRole("textbox", { name: "Invitation link" }).inputValue();

  const friend = await reader(browser, complaints);
  await friend.goto(invitation);
  await friend.getByLabel("Your name").fill("Berengar");
  await friend.getByRole("button", { name: "Come in" }).click();
  await friend.getByRole("button", { name: "Sit on seat 2" }).click();

  await Promise.all([playToTheEnd(host, playOnBoard), playToTheEnd(friend, playByList)]);

  for (const page of [host, friend]) {
    await expect(page.getByRole("heading", { level: 2, name: "The reckoning" })).toBeVisible();
    await expect(page.getByRole("table").first()).toContainText("Aveline");
  }
});

test("a game against bots is opened, played and watched again", async ({ browser, complaints }) => {
  test.slow();
  const page = await guest(browser, complaints, "Oda");
  await page.goto("/games/new");
  await page.getByRole("button", { name: "Play now" }).click();
  await playToTheEnd(page, playByList);
  const own = page.url();
  await page.getByRole("link", { name: "Watch again" }).click();
  await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();

  await page.goto("/");
  await page
    .getByRole("link", { name: /Watch .* step by step/ })
    .first()
    .click();
  await expect(page).toHaveURL(/replay/);

  await page.goto(own);
  const again = page.getByRole("button", { name: "Play again with these seats" });
  await again.click();
  await expect(again).toBeHidden();
  expect(await nextMoment(page)).toBe("asked");
});

test("on a phone the chosen move and its button stick to the foot of the screen", async ({ browser, complaints }) => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
  const page = await guest(browser, complaints, "Foulques", phone);
  const id = await openGame(page, { name: "On the road", seats: 2, bots: ["greedy"] });
  await yourTurn(page, id);
  await page.goto(`/games/${id}`);
  await page.locator("button[aria-pressed=false]").first().tap();
  const sheet = page.getByRole("region", { name: "Your choice" });
  await expect(sheet).toBeInViewport();
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/moves"));
  await sheet.getByRole("button").tap();
  expect((await answered).ok()).toBe(true);
});

async function playToTheEnd(page: Page, play: (page: Page) => Promise<void>): Promise<void> {
  while ((await nextMoment(page, 60_000)) === "asked") await play(page);
}
