import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectNoOverflow, expectUsableInBothThemes } from "./support/accessibility.ts";
import { receivedEmail } from "./support/accounts.ts";
import { address, expect, openBrowser, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { createGame, get, post } from "./support/games-api.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { waitForHydration } from "./support/page-state.ts";

const password = "a good long word";

test("a form that is sent before its page is ready is sent afterwards, and nothing of it gets into the address", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowser(browser, pageErrors);
  const scripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Display name" }).fill("Aveline");
  await page.getByRole("button", { name: "Play as guest" }).click();
  await expect(page).toHaveURL(address("/"));
  scripts.release();
  await expect(page.getByRole("link", { name: "Create a game" })).toBeVisible();
  await expect(page).toHaveURL(address("/"));

  const other = await openBrowser(browser, pageErrors);
  const later = await holdScripts(other);
  await other.goto("/account", { waitUntil: "commit" });
  await other.getByLabel("E-mail", { exact: true }).first().fill("nobody@example.org");
  await other.getByLabel("Password", { exact: true }).first().fill(password);
  await other.getByLabel("Password", { exact: true }).first().press("Enter");
  await expect(other).toHaveURL(address("/account"));
  later.release();
  await expect(other.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  await expect(other).toHaveURL(address("/account"));
});

test("an account is created, confirmed by e-mail, protected by a code, downloaded and deleted", async ({
  browser,
  pageErrors,
}) => {
  const name = uniqueName("Ysabeau");
  const page = await openBrowserAsGuest(browser, pageErrors, name, { viewport: { width: 360, height: 740 } });
  await createGame(page, { name: "Left behind", seats: 2, bots: ["easy"] });
  const email = `ysabeau-${crypto.randomUUID()}@example.org`;

  await page.goto("/account");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(2);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`Not confirmed yet. Open the link in the e-mail we sent to ${email}.`)).toBeVisible();
  await confirmByOutbox(page, email);
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByRole("heading", { name: "E-mail address confirmed" })).toBeVisible();

  await chooseNotices(page);
  const game = await createGame(page, { name: "Posted", seats: 2, bots: [] });
  await postToChannel(page, `/games/${game}`);
  const { id } = await post(page, "/v1/tournaments", { plan: cup });
  await postToChannel(page, `/tournaments/${id}`);
  await page.goto("/account");
  const code = await turnOnSecondFactor(page);
  await expectUsableInBothThemes(page, "the account, guarded");
  await createAndRevokeToken(page);
  await createBotWithToken(page, uniqueName("Robo"));

  const elsewhere = await openBrowser(browser, pageErrors, { userAgent: "Quill/1.0" });
  await elsewhere.goto("/account");
  await elsewhere.getByLabel("E-mail", { exact: true }).fill(email);
  await elsewhere.getByLabel("Password").fill(password);
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByText("Enter your two-factor code.")).toBeVisible();
  await elsewhere.getByLabel("Code", { exact: true }).fill(code(0));
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { level: 1, name: `Account: ${name}` })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Sign out Quill" }).click();
  await expect(page.getByRole("button", { name: "Sign out Quill" })).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("seneschal-account.json");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account and all your data?" });
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByLabel("Code", { exact: true }).fill(code(1));
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

async function confirmByOutbox(page: Page, email: string): Promise<void> {
  await receivedEmail(page, email);
  await page.goto("/dev/mailbox");
  await expect(page.getByText(`to ${email}`)).toBeVisible();
  await expectUsableInBothThemes(page, "the mailbox");
  const mail = page.getByRole("article").filter({ hasText: `to ${email}` });
  await mail.getByRole("link", { name: /account\/confirm#/ }).click();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
}

/** Notification settings are saved at once, and deliveries to a webhook are listed. */
async function chooseNotices(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Notification settings" }).click();
  const turn = page.getByRole("listitem").filter({ hasText: "It is my turn" });
  await turn.getByRole("combobox", { name: "E-mail" }).selectOption("once a day");
  await expect(turn.getByRole("status")).toHaveText("Saved.");
  await page.getByRole("button", { name: "Add a webhook" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Our channel");
  await page.getByLabel("URL", { exact: true }).fill("https://nowhere.invalid/hook");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole("button", { name: "Send a test" }).click();
  // A DNS lookup without an Internet connection would take too long.
  await expect(page.getByText(/failed: (not reachable|timed out)/)).toBeVisible();
  await expectUsableInBothThemes(page, "the notices");
  await page.reload();
  await expect(turn.getByRole("combobox", { name: "E-mail" })).toHaveValue("digest");
  await page.getByRole("link", { name: "Back to your account" }).click();
}

const stage = { format: "swiss", field: { from: "all" }, sizes: { least: 2, most: 2, preferred: 2 }, rounds: 1 };
const cup = { name: "The posted cup", ruleset: "middle-ages", pace: "none", stages: [stage] };

/** A webhook of a game or tournament is added on its page by keyboard, and deliveries to it are listed. */
async function postToChannel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const summary = page.locator("summary", { hasText: "Channels" });
  await waitForHydration(summary);
  await summary.press("Enter");
  await page.getByRole("button", { name: "Add a webhook" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("Our channel");
  await page.getByLabel("URL", { exact: true }).fill("https://nowhere.invalid/hook");
  await expectUsableInBothThemes(page, `a new webhook: ${path}`);
  await page.getByRole("button", { name: "Add webhook" }).press("Enter");
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await expect(page.getByText(/failed: (not reachable|timed out)/)).toBeVisible();
  await expectUsableInBothThemes(page, `a webhook: ${path}`);
}

/** Turns on two-factor authentication. Returns a function for the code of the app, some half minutes from now. */
async function turnOnSecondFactor(page: Page): Promise<(halfMinutes: number) => string> {
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectUsableInBothThemes(page, "the second factor");
  const key = (await page.getByTestId("totp-key").innerText()).replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const code = (halfMinutes: number) => totp.generate({ timestamp: Date.now() + halfMinutes * 30_000 });
  // An earlier code, so that two more remain valid; again if a half minute ends meanwhile.
  await expect(async () => {
    const proof = page.waitForResponse((answer) => answer.url().endsWith("/two-factor/confirmation"));
    await page.getByLabel("Code", { exact: true }).fill(code(-1));
    await page.getByRole("button", { name: "Turn on" }).click();
    const answer = await proof;
    expect(answer.status()).toBe(200);
  }).toPass();
  await expect(page.getByText("Backup codes")).toBeVisible();
  return code;
}

/** Ends on the page of the account. */
async function createAndRevokeToken(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Manage access tokens" }).click();
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  await page.getByRole("button", { name: "Create token" }).click();
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText("Choose at least one.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("My bot");
  await page.getByLabel("Play, undo and resign in your games, and vote").check();
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByTestId("new-token")).toHaveText(/^sen_pat_[0-9a-f]{48}$/);
  await expectUsableInBothThemes(page, "a new access token");
  await page.getByRole("button", { name: "Revoke My bot" }).click();
  await page.getByRole("button", { name: "Revoke token" }).click();
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  await page.getByRole("link", { name: "Back to account" }).click();
}

/** Ends on the page of the account. */
async function createBotWithToken(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Manage bot accounts" }).click();
  await page.getByRole("button", { name: "Create bot account" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create bot account" }).click();
  await expect(page.getByText("Choose at least one game.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Village", exact: true }).check();
  await expectUsableInBothThemes(page, "the form of a bot account");
  await page.getByRole("button", { name: "Create bot account" }).click();
  const bot = page.getByRole("region", { name });
  await expect(bot.getByText("2 to 4 seats")).toBeVisible();
  await bot.getByRole("button", { name: `Create token for ${name}` }).click();
  await bot.getByLabel("Name of the token").fill("At home");
  await bot.getByRole("button", { name: "Create this token" }).click();
  await expect(page.getByTestId("new-token")).toHaveText(/^sen_pat_[0-9a-f]{48}$/);
  await expect(bot.getByRole("button", { name: "Revoke At home" })).toBeVisible();
  await expectUsableInBothThemes(page, "a bot account");
  const token = await page.getByTestId("new-token").innerText();
  await page.goto("/bots?ruleset=village");
  await expect(page.getByRole("region", { name }).getByText("2 to 4 seats")).toBeVisible();
  await expectUsableInBothThemes(page, "the list of bot accounts");
  await page.getByRole("link", { name: `Play with it: ${name}` }).click();
  await expect(page.getByText(`${name} gets an invitation when you create the game.`)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Village" })).toBeChecked();
  await playWithBot(page, name, token);
}

/** Adds a bot account to a seat once it is online. Ends on the page of the account. */
async function playWithBot(page: Page, name: string, token: string): Promise<void> {
  const game = await createGame(page, { ruleset: "village", name: "With a program", seats: 2, bots: [] });
  const headers = { authorization: `Bearer ${token}` };
  await page.goto(`/games/${game}`);
  const addBot = page.getByRole("button", { name: "Add a bot to seat 2" });
  await addBot.press("Enter");
  const offered = page.getByRole("menuitem", { name });
  await expect(offered).toContainText("offline");
  await expectNoOverflow(page, "bot accounts for a seat");
  await offered.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Its program is offline." })).toBeVisible();
  await fetch(address("/v1/games?mine=true"), { headers });
  await addBot.press("Enter");
  await expect(offered).toContainText("online");
  await offered.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${name} from the game` })).toBeVisible();
  await post(page, `/v1/games/${game}/start`);
  const move = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: "{}" };
  await fetch(address(`/v1/games/${game}/moves`), move);
  const { bots } = await get(page, "/v1/account/bots");
  const activity = `/v1/account/bots/${bots[0].account}/activity`;
  await expect.poll(async () => (await get(page, activity)).errors.length).toBe(1);
  await findsGameOfBot(page, name, game);
}

async function findsGameOfBot(page: Page, name: string, game: string): Promise<void> {
  await page.goto("/account/bots");
  const bot = page.getByRole("region", { name });
  await bot.getByText("Games", { exact: true }).click();
  const running = bot.getByRole("list", { name: "Running games" }).getByRole("listitem");
  await expect(running.getByRole("link", { name: "With a program" })).toHaveAttribute("href", `/games/${game}`);
  await expect(running).toContainText("it is the turn of");
  await bot.getByText("Requests and errors").click();
  const errors = bot.getByRole("table", { name: "Last errors" });
  await expect(errors.getByRole("link", { name: game.slice(0, 8) })).toHaveAttribute("href", `/games/${game}`);
  await expect(bot.getByRole("link", { name: `Player page of ${name}` })).toBeVisible();
  await running.getByRole("button", { name: `Resign for ${name}: With a program` }).click();
  await expectUsableInBothThemes(page, "the games of a bot account");
  await running.getByRole("button", { name: "Resign now" }).click();
  await expect(running).toHaveCount(0);
  await expect.poll(async () => (await get(page, `/v1/games/${game}`)).seats[1].kind).toBe("caretaker");
  await page.getByRole("link", { name: "Back to account" }).click();
}
