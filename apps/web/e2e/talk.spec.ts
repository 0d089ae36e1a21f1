import type { Page } from "@playwright/test";
import { isClean } from "./players/barriers.ts";
import { get, openGame, post } from "./players/games.ts";
import { expect, guest, test } from "./players/house.ts";
import { keepName } from "./players/keep-name.ts";
import { prepareFief } from "./players/prepared.ts";

test("a table talks live, those who watch talk apart, and one may report and mute", async ({ browser, complaints }) => {
  // Nobody else of that name or address is in the house, however often this is played.
  const inn = crypto.randomUUID().slice(0, 8);
  const names = ["Aveline", "Berengar", "Clarice"].map((name) => `${name} ${inn}`);
  const pages = await Promise.all(names.map((name) => guest(browser, complaints, name)));
  const [aveline, berengar, clarice] = pages as [Page, Page, Page];
  const id = await openGame(aveline, { name: "The inn", seats: 2, bots: [] });
  await post(berengar, `/v1/games/${id}/seats`, {});
  await post(aveline, `/v1/games/${id}/start`);
  for (const page of pages) await page.goto(`/games/${id}`);

  // At a public table only those are heard whose address is known.
  await open(aveline);
  await say(aveline, "Can you hear me?");
  await expect(talk(aveline).getByRole("alert")).toBeVisible();
  await expect(talk(aveline).getByText("No messages yet.")).toBeVisible();
  await Promise.all([keepName(aveline, `aveline@${inn}.example`), keepName(clarice, `clarice@${inn}.example`)]);

  await say(aveline, "Good evening to you all.");
  await expect(folded(berengar)).toHaveText("Chat · 1 new");
  await open(berengar);
  await expect(said(berengar).getByText("Good evening to you all.")).toBeVisible();
  await expect(folded(berengar)).toHaveText("Chat");
  await isClean(berengar, "a table with its talk open");

  await open(clarice);
  await room(clarice, /^Players/).check({ force: true });
  await expect(talk(clarice).getByText("You can read this chat, but you cannot write.")).toBeVisible();
  await room(clarice, "Spectators").check({ force: true });
  await say(clarice, "She holds the better tiles.");
  await expect(said(clarice).getByText("She holds the better tiles.")).toBeVisible();
  await say(aveline, "You play like an ox.");
  await expect(said(berengar).getByText("You play like an ox.")).toBeVisible();
  for (const player of [aveline, berengar]) await expect(talk(player)).not.toContainText("better tiles");

  await about(berengar, "You play like an ox.", "Report");
  await berengar.getByLabel("What is wrong?").fill("She insults me.");
  await berengar.getByRole("button", { name: "Send report" }).click();
  await expect(berengar.getByRole("dialog")).toBeHidden();
  await about(berengar, "You play like an ox.", `Mute Aveline ${inn}`);
  await expect(said(berengar).getByText("You play like an ox.")).toBeHidden();
  await berengar.goto("/account");
  const hearAgain = berengar.getByRole("button", { name: `Show messages again Aveline ${inn}` });
  await hearAgain.click();
  // Before it is answered, another page would break the request off.
  await expect(hearAgain).toBeHidden();
  await berengar.goto(`/games/${id}`);
  await open(berengar);
  await expect(said(berengar).getByText("You play like an ox.")).toBeVisible();
});

test("an ambassador opens a room to two families, and the third does not hear of it", async ({
  browser,
  complaints,
}) => {
  const names = ["Aveline", "Berengar", "Thibault"];
  const pages = await Promise.all(names.map((name) => guest(browser, complaints, name)));
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
  await expect(said(berengar).getByText("Marry your son to my daughter.")).toBeVisible();

  await talk(thibault).getByLabel("Your message").fill("What are you two whispering?");
  await talk(thibault).getByRole("button", { name: "Send", exact: true }).click();
  await expect(said(thibault).getByText("What are you two whispering?")).toBeVisible();
  await expect(talk(thibault)).not.toContainText("With");
  await expect(talk(thibault)).not.toContainText("Marry");
});

const talk = (page: Page) => page.locator("#talk");
const folded = (page: Page) => talk(page).locator("summary");
const said = (page: Page) => talk(page).getByRole("list", { name: "Messages" });
const room = (page: Page, name: string | RegExp) =>
  talk(page).getByRole("radio", typeof name === "string" ? { name, exact: true } : { name });

async function open(page: Page): Promise<void> {
  await folded(page).click();
  await expect(talk(page)).toHaveAttribute("open", "");
}

async function say(page: Page, words: string): Promise<void> {
  await talk(page).getByLabel("Your message").fill(words);
  await talk(page).getByLabel("Your message").press("Enter");
}

/** What can be done about one thing that was said. */
async function about(page: Page, words: string, deed: string): Promise<void> {
  await talk(page)
    .getByRole("listitem")
    .filter({ hasText: words })
    .getByRole("button", { name: /^Options for this message/ })
    .click();
  await page.getByRole("menuitem", { name: deed }).click();
}
