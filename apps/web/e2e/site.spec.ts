import { expect, openBrowser, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { createFinishedGame, createGame, waitForTurnByApi } from "./support/games-api.ts";

test("the language is that of the browser until another one is chosen", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors, { locale: "fr-FR" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Jouer en invité" })).toBeVisible();
  const inEnglish = page.getByRole("button", { name: "Read in English" });
  await inEnglish.click();
  await expect(page.getByRole("button", { name: "Play as guest" })).toBeVisible();
  await page.goto("/rules/middle-ages");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a game is in French throughout", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { locale: "fr" });
  const id = await createGame(page, { name: "La table", seats: 2, bots: ["medium"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^(Votre tour|À vous)/);
  await expect(page.getByRole("heading", { name: /Chronique/ })).toBeVisible();
});

test("the theme is that of the system until another one is chosen, and the choice is kept", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowser(browser, pageErrors, { colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "candlelight");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "vellum");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "vellum");
});

test("a guest creates an account, and finds their games again in another browser", async ({ browser, pageErrors }) => {
  const [name, table] = [uniqueName("Ysabeau"), uniqueName("Left at the other hearth")];
  const page = await openBrowserAsGuest(browser, pageErrors, name);
  await createGame(page, { name: table, seats: 2, bots: [] });
  await page.goto("/account");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Enter an e-mail address", { exact: false })).toBeVisible();
  const email = `ysabeau-${crypto.randomUUID()}@example.org`;
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("a good long word");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`Current address: ${email}`)).toBeVisible();

  const elsewhere = await openBrowser(browser, pageErrors);
  await elsewhere.goto("/account");
  await elsewhere.getByLabel("E-mail", { exact: true }).fill(email);
  await elsewhere.getByLabel("Password").fill("another word");
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByText("Wrong e-mail or password", { exact: false })).toBeVisible();
  await elsewhere.getByLabel("Password").fill("a good long word");
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveAccessibleName(`Account: ${name}`);
  await elsewhere.goto("/");
  await expect(elsewhere.getByRole("link", { name: table, exact: true })).toBeVisible();
});

test("a rule has an address, and is shown in the chosen language", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/rules/middle-ages#MA-4.2");
  await expect(page.locator("[id='MA-4.2']")).toBeInViewport();
  await expect(page.getByText("The tiles are a reconstruction.")).toBeVisible();
  const inFrench = page.getByRole("button", { name: "Lire en français" });
  await inFrench.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^Règles/);
});

test("the lobby shows open, running and finished games to every visitor", async ({ browser, pageErrors }) => {
  const host = await openBrowserAsGuest(browser, pageErrors, "Gontran");
  const [openToAll, inFullSwing] = [uniqueName("Open to all"), uniqueName("In full swing")];
  await createFinishedGame(host, "Long ago");
  await createGame(host, { name: openToAll, seats: 3, bots: [] });
  // Last of all: the lobby shows the newest ones, and other tests begin games meanwhile.
  await createGame(host, { name: inFullSwing, seats: 2, bots: ["medium"] });
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/");
  const games = page.getByRole("region", { name: "Games and their rules" });
  await expect(games.getByRole("link")).toHaveCount(5);
  await expect(games.getByRole("link", { name: "Village" })).toHaveAttribute("href", "/rules/village");
  await expect(page.getByRole("link", { name: openToAll, exact: true })).toBeVisible();
  await page.getByRole("link", { name: inFullSwing, exact: true }).click();
  await expect(page.getByText("You are watching this game.")).toBeVisible();
});

test("the API reference is served by the site, without requests to other hosts", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  await page.goto("/");
  await page.getByRole("link", { name: "API reference" }).click();
  await expect(page.getByText("Create a game and take a seat").first()).toBeVisible();
});

test("resigning asks for confirmation, and a bot plays on", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Clémence");
  const id = await createGame(page, { name: "Enough", seats: 2, bots: ["easy"] });
  await page.goto(`/games/${id}`);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Keep playing" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("heading", { name: "Final score" })).toBeVisible({ timeout: 60_000 });
});

test("the site can be installed, and an unknown address shows an error page", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors);
  const manifest = await page.request.get("/manifest.webmanifest");
  const { icons } = await manifest.json();
  for (const { src } of icons) {
    const icon = await page.request.get(src);
    expect(icon.ok(), src).toBe(true);
  }
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Page not found");
  await page.goto("/games/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Game not found.");
});

test("times are shown in the time zone of the browser", async ({ browser, pageErrors }) => {
  const page = await openBrowser(browser, pageErrors, { timezoneId: "Asia/Tokyo" });
  await page.goto("/");
  const zone = async () => (await page.context().cookies()).find(({ name }) => name === "seneschal-time-zone")?.value;
  await expect.poll(zone).toBe("Asia/Tokyo");
});
