import type { Page } from "@playwright/test";
import { receivedEmail, registerAccount } from "./support/accounts.ts";
import { expect, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { get, playMoveByApi } from "./support/games-api.ts";
import { runApiScript } from "./support/run-api-script.ts";

const ford = uniqueName("of ford");
const table = uniqueName("The ford");

test("a game goes on after a missed deadline, a substitute and an undo, and has a rematch", async ({
  browser,
  pageErrors,
}) => {
  test.slow();
  const [aveline, berengar, clarice] = await Promise.all(
    ["Aveline", "Berengar", "Clarice"].map((name) => openBrowserAsGuest(browser, pageErrors, `${name} ${ford}`)),
  );
  if (!aveline || !berengar || !clarice) throw new Error("three players are needed");

  const game = await gather(aveline, berengar);
  const isAvelineAsked = (await get(aveline, `/v1/games/${game}`)).isYourTurn;
  const [late, steady] = isAvelineAsked ? [aveline, berengar] : [berengar, aveline];
  const lateName = isAvelineAsked ? `Aveline ${ford}` : `Berengar ${ford}`;

  await runOutOfTime(late, steady, game);
  await expect(steady.getByText(`A bot is playing for ${lateName}.`)).toBeVisible();

  await clarice.goto("/");
  await clarice.getByRole("link", { name: `View ${table}` }).click();
  await clarice.getByRole("button", { name: `Take over the seat of ${lateName}` }).click();
  await expect(clarice.getByText("You are watching this game.")).toBeHidden();
  await expect(steady.getByText(`A bot is playing for ${lateName}.`)).toBeHidden();

  await undoByAgreement(steady, clarice, game);
  await playToTheEnd([steady, clarice], game);
  await meetAgain(steady, clarice);
});

/** A game for two with a ready check; the other player is invited by name. */
async function gather(host: Page, friend: Page): Promise<string> {
  await host.goto("/games/new");
  await host.getByText("All settings").click();
  await host.getByLabel("Name of the game").fill(table);
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Seat 2").selectOption("player");
  await host.getByRole("radio", { name: /^1 day/ }).check();
  await host.getByLabel("When all players are ready").check();
  await host.getByRole("button", { name: "Create game" }).click();
  await host.getByLabel("Player name").fill(`berengar ${ford}`);
  await host.getByRole("button", { name: `Invite Berengar ${ford}` }).click();
  await expect(host.getByText("invited, not joined yet")).toBeVisible();

  await accept(friend);
  await friend.getByRole("button", { name: "I’m ready" }).click();
  await expect(friend.getByRole("button", { name: "Not ready yet" })).toBeVisible();
  await host.getByRole("button", { name: "I’m ready" }).click();
  for (const page of [host, friend]) await expect(page.getByRole("heading", { name: "Chronicle" })).toBeVisible();
  return new URL(host.url()).pathname.split("/").at(-1) ?? "";
}

async function accept(friend: Page): Promise<void> {
  await friend.goto("/");
  await friend.getByRole("link", { name: `Answer the invitation to ${table}` }).click();
  await friend.waitForURL("**/games/**");
  await friend.getByRole("button", { name: "Accept and join" }).click();
}

/** The player is reminded by e-mail, excused once, then replaced by a bot. */
async function runOutOfTime(late: Page, steady: Page, game: string): Promise<void> {
  const email = `late-${crypto.randomUUID()}@example.org`;
  await registerAccount(late, email);
  await passTime(game, 13);
  await receivedEmail(late, email, `Your time is running out: ${table}`);
  await passTime(game, 25);
  await expect(steady.getByTestId("chronicle")).toContainText("ran out of time and is excused");
  await passTime(game, 62);
}

/** The player who did not move last requests to undo the move before. */
async function undoByAgreement(one: Page, another: Page, game: string): Promise<void> {
  const movers: Page[] = [];
  while (new Set(movers).size < 2) movers.push(await playNextMove([one, another], game));
  const other = movers.at(-1) === one ? one : another;
  const asking = other === one ? another : one;
  const before = await get(asking, `/v1/games/${game}`);
  // At an earlier version the button asks for something else, which comes too late.
  await expect(asking.locator("main")).toHaveAttribute("data-version", String(before.version));
  await asking.getByRole("button", { name: "Request to undo my last move" }).click();
  await other.getByRole("button", { name: "Agree" }).click();
  await expect
    .poll(async () => (await get(asking, `/v1/games/${game}/steps`)).steps.at(-1)?.consentedBy)
    .toHaveLength(1);
  const { version } = await get(asking, `/v1/games/${game}`);
  expect(version).toBe(before.version + 1);
  await expect(asking.getByText(/^You requested an undo/)).toBeHidden();
}

async function playToTheEnd(players: readonly Page[], game: string): Promise<void> {
  const seats = await Promise.all(players.map(async (page) => (await get(page, `/v1/games/${game}`)).yourSeat));
  let { question } = await get(players[0] as Page, `/v1/games/${game}`);
  while (question !== null) {
    const asked = players[seats.indexOf(question.seats[0])] as Page;
    ({ question } = await playMoveByApi(asked, game));
  }
  for (const page of players) await expect(page.getByRole("heading", { name: "Final score" })).toBeVisible();
}

async function meetAgain(host: Page, friend: Page): Promise<void> {
  const seatBefore = (await get(host, pathOf(host))).yourSeat;
  await host.getByRole("button", { name: "Rematch (seats rotate)" }).click();
  await expect(host.getByText(`reserved for Clarice ${ford}`)).toBeVisible();
  await expect(host.getByText("24 h + 4 h per move")).toBeVisible();
  await accept(friend);
  for (const page of [host, friend]) await page.getByRole("button", { name: "I’m ready" }).click();
  for (const page of [host, friend]) await expect(page.getByRole("heading", { name: "Chronicle" })).toBeVisible();
  const { yourSeat } = await get(host, pathOf(host));
  expect(yourSeat).toBe(1 - seatBefore);
}

function pathOf(page: Page): string {
  return `/v1${new URL(page.url()).pathname}`;
}

async function playNextMove(players: readonly Page[], game: string): Promise<Page> {
  for (const player of players) {
    if (!(await get(player, `/v1/games/${game}`)).isYourTurn) continue;
    await playMoveByApi(player, game);
    return player;
  }
  throw new Error("it is the turn of no player");
}

/** Moves the clocks of one game forward, and does what is due. */
async function passTime(game: string, hours: number): Promise<void> {
  await runApiScript("prepared-games/pass-time.js", game, String(hours));
}
