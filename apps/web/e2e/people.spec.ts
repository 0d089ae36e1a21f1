import type { Page } from "@playwright/test";
import { get, playByApi } from "./players/games.ts";
import { expect, guest, test, unique } from "./players/house.ts";
import { keepName, mailTo } from "./players/keep-name.ts";
import { passTime } from "./players/pass-time.ts";

/** Nobody else of that name is in the house, however often this is played. */
const ford = unique("of ford");
const table = unique("The ford");

test("a game survives a missed deadline, a substitute and a change of mind, and is played again", async ({
  browser,
  complaints,
}) => {
  test.slow();
  const [aveline, berengar, clarice] = await Promise.all(
    ["Aveline", "Berengar", "Clarice"].map((name) => guest(browser, complaints, `${name} ${ford}`)),
  );
  if (!aveline || !berengar || !clarice) throw new Error("three people play here");

  const game = await gather(aveline, berengar);
  const isAvelineAsked = (await get(aveline, `/v1/games/${game}`)).isYourTurn;
  const [late, steady] = isAvelineAsked ? [aveline, berengar] : [berengar, aveline];
  const lateName = isAvelineAsked ? `Aveline ${ford}` : `Berengar ${ford}`;

  await runOutOfTime(late, steady, game);
  await expect(steady.getByText(`${lateName} has left; a bot is playing on.`)).toBeVisible();

  await clarice.goto("/");
  await clarice.getByRole("link", { name: `View ${table}` }).click();
  await clarice.getByRole("button", { name: `Take over the seat of ${lateName}` }).click();
  await expect(clarice.getByText("You are watching this game.")).toBeHidden();
  await expect(steady.getByText(`${lateName} has left; a bot is playing on.`)).toBeHidden();

  await takeBackByConsent(steady, clarice, game);
  await playToTheEnd([steady, clarice], game);
  await meetAgain(steady, clarice);
});

/** A table of two that asks for readiness; the guest is invited by name. */
async function gather(host: Page, friend: Page): Promise<string> {
  await host.goto("/games/new");
  await host.getByLabel("Name of the game").fill(table);
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Seat 2").selectOption("somebody");
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

/** From the lobby, where other tables offer seats too. */
async function accept(friend: Page): Promise<void> {
  await friend.goto("/");
  await friend.getByRole("link", { name: `Answer the invitation to ${table}` }).click();
  await friend.waitForURL("**/games/**");
  await friend.getByRole("button", { name: "Accept and join" }).click();
}

/** Reminded by mail, forgiven once, then replaced. */
async function runOutOfTime(late: Page, steady: Page, game: string): Promise<void> {
  const email = `late-${crypto.randomUUID()}@example.org`;
  await keepName(late, email);
  await passTime(game, 13);
  await mailTo(late, email, `Your time is running out: ${table}`);
  await passTime(game, 25);
  await expect(steady.getByTestId("chronicle")).toContainText("ran out of time; this is excused once");
  await passTime(game, 62);
}

/** Whoever did not move last asks for the move before to be taken back. */
async function takeBackByConsent(one: Page, another: Page, game: string): Promise<void> {
  const movers: Page[] = [];
  while (new Set(movers).size < 2) movers.push(await playWhoeverIsAsked([one, another], game));
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
    ({ question } = await playByApi(asked, game));
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

async function playWhoeverIsAsked(players: readonly Page[], game: string): Promise<Page> {
  for (const player of players) {
    if (!(await get(player, `/v1/games/${game}`)).isYourTurn) continue;
    await playByApi(player, game);
    return player;
  }
  throw new Error("the game waits for nobody who plays");
}
