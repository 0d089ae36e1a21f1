import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/accessibility.ts";
import { registerAccount } from "./support/accounts.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, get, post } from "./support/games-api.ts";
import { prepareFief } from "./support/prepare-games.ts";

test("players chat live, spectators have their own room, and a message can be reported and its author muted", async ({
  browser,
  pageErrors,
}) => {
  const inn = crypto.randomUUID().slice(0, 8);
  const names = ["Aveline", "Berengar", "Clarice"].map((name) => `${name} ${inn}`);
  const pages = await Promise.all(names.map((name) => openBrowserAsGuest(browser, pageErrors, name)));
  const [aveline, berengar, clarice] = pages as [Page, Page, Page];
  const id = await createGame(aveline, { name: "The inn", seats: 2, bots: [] });
  await post(berengar, `/v1/games/${id}/seats`, {});
  await post(aveline, `/v1/games/${id}/start`);
  for (const page of pages) await page.goto(`/games/${id}`);

  // In a public game only players with a confirmed e-mail address can write.
  await open(aveline);
  await expect(chat(aveline).getByText("To write here, first confirm an e-mail address")).toBeVisible();
  await expect(chat(aveline).getByLabel("Your message")).toBeHidden();
  await expect(chat(aveline).getByText("No messages yet.")).toBeVisible();
  await Promise.all([
    registerAccount(aveline, `aveline@${inn}.example`),
    registerAccount(clarice, `clarice@${inn}.example`),
  ]);
  // Both return from the page that confirmed their address.
  for (const page of [aveline, clarice]) await page.goto(`/games/${id}`);
  await open(aveline);

  await say(aveline, "Good evening to you all.");
  await expect(summary(berengar)).toContainText("Chat · 1 new");
  await expect(lastMessage(berengar)).toHaveText(`${names[0]}: Good evening to you all.`);
  await expect(berengar).toHaveTitle(/^\(1\) /);
  await berengar.getByRole("button", { name: "1 new message" }).click();
  await expect(berengar).toHaveTitle(/^[^(]/);
  await expect(messages(berengar).getByText("Good evening to you all.")).toBeVisible();
  await expect(summary(berengar)).toHaveText("Chat");
  await expectNoViolations(berengar, "a game with its chat open");

  await open(clarice);
  await room(clarice, /^Players/).check({ force: true });
  await expect(chat(clarice).getByText("You can read this chat, but you cannot write.")).toBeVisible();
  await room(clarice, "Spectators").check({ force: true });
  await say(clarice, "She holds the better tiles.");
  await expect(messages(clarice).getByText("She holds the better tiles.")).toBeVisible();
  await say(aveline, "You play like an ox.");
  await expect(messages(berengar).getByText("You play like an ox.")).toBeVisible();
  for (const player of [aveline, berengar]) await expect(chat(player)).not.toContainText("better tiles");

  await chooseOption(berengar, "You play like an ox.", "Report");
  await berengar.getByLabel("What is wrong?").fill("She insults me.");
  await berengar.getByRole("button", { name: "Send report" }).click();
  await expect(berengar.getByRole("dialog")).toBeHidden();
  await chooseOption(berengar, "You play like an ox.", `Mute Aveline ${inn}`);
  await expect(messages(berengar).getByText("You play like an ox.")).toBeHidden();
  await berengar.goto("/account");
  const unmute = berengar.getByRole("button", { name: `Show messages again Aveline ${inn}` });
  await unmute.click();
  // Leaving the page earlier would abort the request.
  await expect(unmute).toBeHidden();
  await berengar.goto(`/games/${id}`);
  await open(berengar);
  await expect(messages(berengar).getByText("You play like an ox.")).toBeVisible();
});

test("an ambassador opens a chat room for two families, and the third does not see it", async ({
  browser,
  pageErrors,
}) => {
  const names = ["Aveline", "Berengar", "Thibault"];
  const pages = await Promise.all(names.map((name) => openBrowserAsGuest(browser, pageErrors, name)));
  const [aveline, berengar, thibault] = pages as [Page, Page, Page];
  const options = { diplomacy: "embassies" };
  const opening = { ruleset: "fief-1429", options, name: "The embassy", seats: 3, visibility: "invitation" };
  const { id, invitation } = await post(aveline, "/v1/games", opening);
  for (const [index, page] of [berengar, thibault].entries())
    await post(page, `/v1/games/${id}/seats`, { seat: index + 1, invitation });
  await post(aveline, `/v1/games/${id}/start`);
  await prepareFief(id);
  for (const page of pages) await page.goto(`/games/${id}`);
  for (const page of pages) await open(page);
  await expect(room(aveline, "With Berengar (guest)")).toHaveCount(0);

  const { version } = await get(aveline, `/v1/games/${id}/position`);
  await post(aveline, `/v1/games/${id}/moves`, {
    expectedVersion: version,
    move: { type: "openRoom", guests: [1] },
  });
  await room(aveline, "With Berengar (guest)").check({ force: true });
  await say(aveline, "Marry your son to my daughter.");
  await expect(room(berengar, /^With Aveline \(guest\) 1 new$/)).toBeAttached();
  await room(berengar, /^With Aveline/).check({ force: true });
  await expect(berengar.getByLabel("Your message")).toHaveAttribute(
    "placeholder",
    "Private message to Aveline (guest)",
  );
  await expect(messages(berengar).getByText("Marry your son to my daughter.")).toBeVisible();

  await chat(thibault).getByLabel("Your message").fill("What are you two whispering?");
  await chat(thibault).getByRole("button", { name: "Send", exact: true }).click();
  await expect(messages(thibault).getByText("What are you two whispering?")).toBeVisible();
  await expect(chat(thibault)).not.toContainText("With");
  await expect(chat(thibault)).not.toContainText("Marry");
});

const chat = (page: Page) => page.locator("#chat");
const summary = (page: Page) => chat(page).locator("summary");
const lastMessage = (page: Page) => summary(page).getByTestId("last-message");
const messages = (page: Page) => chat(page).getByRole("list", { name: "Messages" });
const room = (page: Page, name: string | RegExp) =>
  chat(page).getByRole("radio", typeof name === "string" ? { name, exact: true } : { name });

async function open(page: Page): Promise<void> {
  await summary(page).click();
  await expect(chat(page)).toHaveAttribute("open", "");
}

async function say(page: Page, words: string): Promise<void> {
  await chat(page).getByLabel("Your message").fill(words);
  await chat(page).getByLabel("Your message").press("Enter");
}

/** Chooses an option of the menu of one message. */
async function chooseOption(page: Page, text: string, option: string): Promise<void> {
  await chat(page)
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("button", { name: /^Options for this message/ })
    .click();
  await page.getByRole("menuitem", { name: option }).click();
}
