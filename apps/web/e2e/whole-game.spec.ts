import type { Page } from "@playwright/test";
import { expect, openBrowser, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { playFromLists, playOnBoard, waitForTurn, waitForTurnOrEnd } from "./support/game-page.ts";
import { createGame, get, waitForTurnByApi } from "./support/games-api.ts";
import { sendAndWait, waitForPreview } from "./support/page-state.ts";

test("two friends play a whole game, from the invitation to the final score", async ({ browser, pageErrors }) => {
  test.slow();
  const host = await openBrowser(browser, pageErrors);
  await host.goto("/");
  await host.getByRole("textbox", { name: "Display name" }).fill("Aveline");
  await host.getByRole("button", { name: "Play as guest" }).click();
  await host.getByRole("link", { name: "Create a game" }).click();
  await host.getByText("All settings").click();
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Seat 2").selectOption("player");
  await host.getByLabel("Private: only with the invitation link").check();
  await host.getByLabel("Name of the game").fill("Between friends");
  await host.getByRole("button", { name: "Create game" }).click();
  const link = host.getByRole("textbox", { name: "Invitation link" });
  await expect(link).toHaveValue(/\/invitations\//);
  const invitation = await link.inputValue();

  const friend = await openBrowser(browser, pageErrors);
  await friend.goto(invitation);
  await friend.getByRole("textbox", { name: "Display name" }).fill("Berengar");
  await friend.getByRole("button", { name: "Play as guest" }).click();
  await friend.getByRole("button", { name: "Take seat 2" }).click();

  await Promise.all([playToTheEnd(host, playOnBoard), playToTheEnd(friend, playFromLists)]);

  for (const page of [host, friend]) {
    await expect(page.getByRole("heading", { level: 2, name: "Final score" })).toBeVisible();
    await expect(page.getByRole("table").first()).toContainText("Aveline");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
});

test("the other players see a move without a reload", async ({ browser, pageErrors }) => {
  const host = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const friend = await openBrowserAsGuest(browser, pageErrors, "Berengar");
  const id = await createGame(host, { name: "Side by side", seats: 2, bots: [] });
  await friend.goto(`/games/${id}`);
  await friend.getByRole("button", { name: "Take seat 2" }).click();
  await host.goto(`/games/${id}`);
  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of [host, friend]) await expect(page.getByRole("heading", { name: "Chronicle" })).toBeVisible();

  const [mover, other] = (await get(host, `/v1/games/${id}`)).isYourTurn ? [host, friend] : [friend, host];
  let loads = 0;
  other.on("load", () => {
    loads += 1;
  });
  await waitForTurnOrEnd(mover);
  await playFromLists(mover);
  const { steps } = await get(mover, `/v1/games/${id}/steps`);
  const { version } = steps.findLast(({ kind }: { kind: string }) => kind === "move");
  await expect(other.locator(`[data-testid=chronicle] a[href$="at=${version}"]`).first()).toBeVisible();
  expect(loads).toBe(0);
});

test("a game against bots is created, played and replayed", async ({ browser, pageErrors }) => {
  test.slow();
  const page = await openBrowserAsGuest(browser, pageErrors, "Oda");
  await page.goto("/games/new");
  await page.getByRole("button", { name: "Play now" }).click();
  await playToTheEnd(page, playFromLists);
  const own = page.url();
  await page.getByRole("link", { name: "Watch replay" }).click();
  await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();

  const another = page.getByRole("group", { name: "Play now against Easy bots:" }).getByRole("button");
  await page.goto("/");
  await expect(another).toHaveCount(5);
  await page
    .getByRole("link", { name: /^Replay / })
    .first()
    .click();
  await expect(page).toHaveURL(/replay/);

  await page.goto(own);
  const again = page.getByRole("button", { name: "Rematch (seats rotate)" });
  await again.click();
  await expect(page).not.toHaveURL(own);
  await waitForTurn(page);

  // The next game of the list comes first.
  await page.goto(own);
  await expect(another.first()).toHaveAccessibleName("Play now against bots: Village");
  await another.first().click();
  await expect(page).not.toHaveURL(own);
  await waitForTurn(page);
});

test("the chosen move and its button stick to the bottom of the screen on phones", async ({ browser, pageErrors }) => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
  const page = await openBrowserAsGuest(browser, pageErrors, "Foulques", phone);
  const id = await createGame(page, { name: "On the road", seats: 2, bots: ["medium"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  await page.locator("button[aria-pressed=false]").first().tap();
  const sheet = page.getByRole("region", { name: "Your choice" });
  await expect(sheet).toBeInViewport();
  await waitForPreview(page);
  await sendAndWait(page, () => sheet.getByRole("button").tap());
});

async function playToTheEnd(page: Page, play: (page: Page) => Promise<void>): Promise<void> {
  while ((await waitForTurnOrEnd(page, 60_000)) === "your-turn") await play(page);
}
