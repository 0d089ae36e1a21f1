import type { Page } from "@playwright/test";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { registerAccount } from "./support/accounts.ts";
import { expect, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { post } from "./support/games-api.ts";

const plan = {
  name: "The talkative cup",
  ruleset: "middle-ages",
  boards: "physical",
  stages: [{ format: "swiss", field: { from: "all" }, sizes: { least: 3, most: 4, preferred: 4 }, rounds: 3 }],
};

test("a director writes to all players, who chat with each other; new messages are announced to screen readers", async ({
  browser,
  pageErrors,
}) => {
  const [directrix, ada] = [uniqueName("Directrix"), uniqueName("Ada")];
  const director = await openBrowserAsGuest(browser, pageErrors, directrix);
  const player = await openBrowserAsGuest(browser, pageErrors, ada, { viewport: { width: 360, height: 780 } });
  await registerAccount(director, `${crypto.randomUUID()}@example.org`);
  await registerAccount(player, `${crypto.randomUUID()}@example.org`);
  const spectator = await openBrowserAsGuest(browser, pageErrors, uniqueName("Guy"));
  const { id } = await post(director, "/v1/tournaments", { plan });
  await post(director, `/v1/tournaments/${id}/actions`, { action: { type: "open-entry" } });
  await post(player, `/v1/tournaments/${id}/actions`, { action: { type: "enter" } });
  for (const page of [director, player, spectator]) {
    await page.goto(`/tournaments/${id}`);
    // The page knows the earlier messages as soon as it links to the chat.
    await expect(page.getByRole("link", { name: "Chat", exact: true })).toBeVisible();
  }

  // The live regions of announcements and chat are ready.
  await expect(player.getByRole("status").filter({ hasText: /^$/ })).toHaveCount(2);
  await announce(director, "Tea is served at nine.");
  await expect(player.locator("#announcements")).toContainText("Tea is served at nine.");
  await expect(announced(player, `${directrix}: Tea is served at nine.`)).toBeAttached();
  await expect(spectator.locator("#announcements")).toContainText("Tea is served at nine.");

  await say(player, "Is there cake?");
  await expect(summary(director)).toHaveText("Chat · 1 new");
  await expect(announced(director, `${ada}: Is there cake?`)).toBeAttached();
  await summary(director).click();
  await expect(chat(director).getByText("Is there cake?")).toBeVisible();
  await expect(summary(director)).toHaveText("Chat");
  await expect(announced(player, `${ada}: Is there cake?`)).toHaveCount(0);

  await summary(spectator).click();
  await expect(chat(spectator).getByText("Is there cake?")).toBeVisible();
  await expect(chat(spectator).getByRole("textbox")).toHaveCount(0);
  await expectUsableInBothThemes(player, "a tournament with messages, on a phone");

  await player.reload();
  await expect(player.locator("#announcements")).toContainText("Tea is served at nine.");
  await expect(announced(player, `${directrix}: Tea is served at nine.`)).toHaveCount(0);
});

const chat = (page: Page) => page.locator("#chat");
const summary = (page: Page) => chat(page).locator("summary");
const announced = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function announce(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Write to all players" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Message").fill(text);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function say(page: Page, text: string): Promise<void> {
  await summary(page).click();
  await chat(page).getByLabel("Your message").fill(text);
  await chat(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(chat(page).getByText(text)).toBeVisible();
}
