import type { Page, Route } from "@playwright/test";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { sendButton, waitForTurnOrEnd } from "./support/game-page.ts";
import { createGame, get, playMoveByApi, waitForTurnByApi } from "./support/games-api.ts";
import { waitForPreview } from "./support/page-state.ts";

test("a refused move is explained with its rule, and the choice is kept", async ({ browser, pageErrors }) => {
  const { page, id } = await atTheTable(browser, pageErrors);
  await choose(page);
  await page.route("**/moves", (route) => route.continue({ postData: withMove(route, { type: "raise", tile: 0 }) }));
  await sendButton(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "The rules do not allow this." });
  await expect(notice).toBeVisible();
  await expect(chosen(page)).toBeChecked();

  await page.unroute("**/moves");
  await expect(notice.locator("q")).not.toBeEmpty();
  await expect(notice.getByRole("link")).toHaveAttribute("href", /\/rules\/middle-ages#MA-/);
  const before = (await ownMoves(page, id)).length;
  await sendButton(page).click();
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await ownMoves(page, id)).length).toBe(before + 1);
});

test("a move that comes too late is explained, and the current position is shown", async ({ browser, pageErrors }) => {
  const { page, id } = await atTheTable(browser, pageErrors);
  await choose(page);
  await page.route("**/stream", (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/You have been offline since/)).toBeVisible();
  await expect(chosen(page)).toBeChecked();
  await waitForPreview(page);
  await playMoveByApi(page, id);
  await sendButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: /moved first|has changed/ })).toBeVisible();
});

test("the choice is kept without a connection, and sent once when it is back", async ({ browser, pageErrors }) => {
  const { page, id } = await atTheTable(browser, pageErrors);
  await choose(page);
  const before = (await ownMoves(page, id)).length;
  await page.context().setOffline(true);
  await expect(page.getByText(/You have been offline since/)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await expect(chosen(page)).toBeChecked();

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The server cannot be reached.")).toBeHidden();
  await expect(page.getByText(/You have been offline since/)).toBeHidden();
  await expect.poll(async () => (await ownMoves(page, id)).length).toBe(before + 1);
});

test("a move is played once even if its response is lost", async ({ browser, pageErrors }) => {
  const { page, id } = await atTheTable(browser, pageErrors);
  await choose(page);
  const before = (await ownMoves(page, id)).length;
  await page.route("**/stream", (route) => route.abort());
  await page.reload();
  await expect(chosen(page)).toBeChecked();
  await waitForPreview(page);
  await page.route("**/moves", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await page.unroute("**/moves");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The server cannot be reached.")).toBeHidden();
  await expect.poll(async () => (await ownMoves(page, id)).length).toBe(before + 1);
});

test("a new game that is edited after a lost response is created as edited", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  await page.goto("/games/new");
  await page.route("**/v1/games", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await page.unroute("**/v1/games");
  await page.getByText("All settings").click();
  await page.getByLabel("Name of the game").fill("Another table");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/games\/[^/]{10,}$/);
  const game = await get(page, `/v1${new URL(page.url()).pathname}`);
  expect(game.name).toBe("Another table");
});

test("a choice survives a reload", async ({ browser, pageErrors }) => {
  const { page } = await atTheTable(browser, pageErrors);
  await choose(page);
  await page.reload();
  await expect(chosen(page)).toBeChecked();
  await expect(sendButton(page)).toBeEnabled();
});

test("a move can be undone until another player moves", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const friend = await openBrowserAsGuest(browser, pageErrors, "Berengar");
  const id = await createGame(page, { name: "Second thoughts", seats: 2, bots: [] });
  await friend.goto(`/games/${id}`);
  await friend.getByRole("button", { name: "Take seat 2" }).click();
  await page.goto(`/games/${id}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-testid=choices], [data-testid=player-strip]").first()).toBeVisible();
  const asked = (await get(page, `/v1/games/${id}`)).isYourTurn ? page : friend;
  await waitForTurnOrEnd(asked);
  await choose(asked);
  await sendButton(asked).click();
  const takeBack = asked.getByRole("button", { name: "Undo", exact: true });
  await takeBack.click();
  await expect(asked.getByTestId("chronicle").getByText(/undid the last move/)).toBeVisible();
  await expect(sendButton(asked)).toBeVisible();
});

async function atTheTable(browser: Parameters<typeof openBrowserAsGuest>[0], complaints: string[]) {
  const page = await openBrowserAsGuest(browser, complaints, "Aveline");
  const id = await createGame(page, { name: "A table", seats: 2, bots: ["medium"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  await waitForTurnOrEnd(page);
  return { page, id };
}

async function choose(page: Page): Promise<void> {
  await page.locator("[data-testid=choices] input[type=radio]").first().check();
  await expect(sendButton(page)).toBeEnabled();
  await waitForPreview(page);
}

const chosen = (page: Page) => page.locator("[data-testid=choices] input[type=radio]").first();

/** What the reader of the page, the host, has played. */
async function ownMoves(page: Page, id: string): Promise<readonly unknown[]> {
  const { steps } = await get(page, `/v1/games/${id}/steps`);
  return steps.filter(({ kind, seat }: { kind: string; seat: number }) => kind === "move" && seat === 0);
}

function withMove(route: Route, move: object): string {
  return JSON.stringify({ ...route.request().postDataJSON(), ifChoice: undefined, move });
}
