import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { address, expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { get, playMoveByApi } from "./support/games-api.ts";
import { waitForHydration } from "./support/page-state.ts";

test("nine players play a Swiss of two rounds, with a withdrawal, a late entry and a corrected result", async ({
  browser,
  pageErrors,
}) => {
  const director = await openBrowserAsGuest(browser, pageErrors, "Directrix");
  const [ada, cyr, dan] = await players(browser, pageErrors);
  await plan(director);
  await director.getByRole("button", { name: "Open registration" }).click();
  await agree(director, "Open registration");
  await expect(
    director.getByText("Nobody has registered yet. Start the tournament when everyone is here."),
  ).toBeVisible();

  const path = new URL(director.url()).pathname;
  for (const page of [ada, cyr]) await enter(page, path);
  await director.getByRole("button", { name: "Add bots" }).click();
  await director.getByLabel("Bot strength").selectOption({ label: "Easy bot (makes mistakes)" });
  await director.getByLabel("Number of bots").fill("7");
  await agree(director, "Add bots");
  await director.getByRole("button", { name: "Start tournament" }).click();
  await agree(director, "Start tournament");
  await expect(director.locator("#round-1 [id^=table-1-]")).toHaveCount(2);
  await publish(director, 1);

  // The page of a player updates automatically.
  await expect(ada.getByRole("link", { name: /^Play round 1, table/ })).toBeVisible();
  await playRound([ada, cyr], path, 1);
  // On a phone, the rounds are shown on demand.
  await ada.getByRole("button", { name: "Rounds and tie-breaks" }).click();
  await expect(ada.locator("#standings").getByRole("link", { name: /round 1, table/ })).toHaveCount(9);

  await withdraw(cyr);
  await enter(dan, path);
  await correct(director, "The scores of the first two were read the wrong way round.");
  await expectUsableInBothThemes(director, "a tournament between its rounds");

  await publish(director, 2);
  await expect(director.locator("#round-2")).toContainText("Dan");
  await expect(director.locator("#round-2")).not.toContainText("Cyr");
  await playRound([ada, dan], path, 2);
  // Results can be corrected for an hour, or until the director ends the tournament.
  await expect(director.getByText("Then the tournament ends.")).toBeVisible();
  await director.getByRole("button", { name: "End the tournament" }).click();
  await agree(director, "End the tournament");

  const result = ada.getByRole("region", { name: "Result" });
  await expect(result.getByRole("heading")).toHaveText(/ wins\.$| win together\.$/);
  await expect(result).toContainText("The golden cup");
  await leadsBack(ada);
  await isNotified(ada, path);
  await expectUsableInBothThemes(ada, "a tournament that is over");
  await verifiesFile(ada, path);
});

async function players(browser: Browser, complaints: string[]): Promise<[Page, Page, Page]> {
  const phone = { viewport: { width: 360, height: 780 } };
  return [
    await openBrowserAsGuest(browser, complaints, "Ada", phone),
    await openBrowserAsGuest(browser, complaints, "Cyr"),
    await openBrowserAsGuest(browser, complaints, "Dan"),
  ];
}

/** Uses the form, with a simulation before registration opens. */
async function plan(page: Page): Promise<void> {
  await page.goto("/tournaments");
  await page.getByRole("link", { name: "Create a tournament" }).click();
  await expect(page.getByRole("radio", { name: /^An evening with friends or a club/ })).toBeChecked();
  // The icons of games have their colours on pages without a board.
  await expect(page.locator("#fief-1429-icon path").first()).toHaveCSS("fill", "rgb(251, 243, 220)");
  await page.getByText("Other starting points", { exact: true }).click();
  await page.getByLabel("Start from", { exact: true }).selectOption("default");
  await page.getByLabel("Name", { exact: true }).fill("The cup of nine");
  await page.getByText("All settings", { exact: true }).click();
  await page.getByLabel("Rounds", { exact: true }).fill("2");
  await page.getByLabel("No time limit").check();
  await page.getByLabel("By a director, after a check").check();
  await page.getByLabel("Title for place 1").fill("The golden cup");
  const simulate = page.getByRole("button", { name: "Simulate" });
  await expect(simulate).toBeHidden();
  await page.getByText("Simulation", { exact: true }).click();
  await page.getByLabel("Number of players", { exact: true }).fill("9");
  await simulate.click();
  await expect(page.getByText(/^2 rounds with 4 games/)).toBeVisible();
  await expectUsableInBothThemes(page, "a new tournament");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The cup of nine" })).toBeVisible();
}

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "You are registered" })).toBeVisible();
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Withdraw" }).click();
  await agree(page, "Withdraw");
  await expect(page.getByRole("heading", { name: "Do you want to play?" })).toBeVisible();
}

async function publish(page: Page, round: number): Promise<void> {
  await page.getByRole("button", { name: `Publish round ${round}` }).click();
  await agree(page, `Publish round ${round}`);
  await expect(page.locator(`#round-${round} > summary`)).toContainText(/of 2 tables finished|finished, 2 tables/);
}

/** Confirms the open dialog; it closes when the action is done. */
async function agree(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The first two of the first table of round 1 change places. */
async function correct(page: Page, reason: string): Promise<void> {
  // The page closes it when it hears of round 2; a click before would close it instead of opening it.
  await expect(page.locator("#round-1")).not.toHaveAttribute("open");
  await page.locator("#round-1 > summary").click();
  await page.getByRole("button", { name: "Correct result round 1, table 1" }).click();
  const dialog = page.getByRole("dialog");
  const places = dialog.getByRole("combobox");
  await expect(places.first()).toBeVisible();
  const ranks = await places.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  // Tied players get different places first.
  const order = ranks.map((rank, at) => ({ rank: Number(rank), at })).toSorted((one, two) => one.rank - two.rank);
  const parted = order.map(({ at }, place) => ({ at, rank: place === 0 ? 2 : place === 1 ? 1 : place + 1 }));
  for (const { at, rank } of parted) await places.nth(at).selectOption(String(rank));
  await dialog.getByLabel("Reason").fill(reason);
  await agree(page, "Correct result");
  await expect(page.locator("#table-1-1 [data-testid=corrections]")).toContainText(reason);
}

/** Bots play by themselves, people by the API, until every table of the round is over. */
async function playRound(people: readonly Page[], path: string, round: number): Promise<void> {
  const [someone] = people as [Page];
  const find = async () =>
    (await get(someone, `/v1${path}`)).rounds.find((one: { round: number }) => one.round === round);
  await expect.poll(async () => (await find()).tables.every(({ game }: Table) => game !== null)).toBe(true);
  const { tables } = await find();
  await Promise.all(people.map((page) => playOwnGame(page, tables)));
  await expect.poll(async () => (await find()).state, { timeout: 120_000 }).toBe("closed");
}

interface Table {
  readonly game: string | null;
  readonly players: readonly string[];
}

/** Plays until the game in which the account of the page has a seat is over. */
async function playOwnGame(page: Page, tables: readonly Table[]): Promise<void> {
  const { id } = await get(page, "/v1/session");
  const own = tables.find(({ players: seated }) => seated.includes(id))?.game ?? "";
  await expect(async () => {
    const { isYourTurn, state } = await get(page, `/v1/games/${own}`);
    if (isYourTurn) await playMoveByApi(page, own);
    expect(state).toBe("finished");
  }).toPass({ intervals: [50], timeout: 120_000 });
}

/** The browser verifies the downloaded file, and finds what was changed in it. */
async function verifiesFile(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Verification file" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  await page.getByRole("link", { name: "Verify the file" }).click();
  const choose = (changed: string) =>
    page.getByLabel("Verification file").setInputFiles({
      name: "cup.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(changed),
    });
  await choose(text);
  await expect(page.getByText("cup.jsonl is sound.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "The cup of nine" })).toHaveAttribute("href", path);
  await choose(text.replace('"rank":1', '"rank":2'));
  await expect(page.getByText("cup.jsonl is not sound.")).toBeVisible();
  await expectUsableInBothThemes(page, "the verification of a tournament");
}

/** A number of the standings leads to the game that it comes from. */
async function leadsBack(page: Page): Promise<void> {
  const number = page
    .locator("#standings")
    .getByRole("link", { name: /round 2, table/ })
    .first();
  await expect(number).toHaveAttribute("href", /^\/games\//);
  await page.locator("#standings tbody tr").first().locator("a[href*='of=']").first().click();
  await expect(page.getByRole("heading", { name: /^Points of/ })).toBeVisible();
  await number.click();
  await page
    .getByRole("link", { name: /^The cup of nine: round 2, table/ })
    .last()
    .click();
  await expect(page.locator("#round-2 [id^=table-2-]:focus")).toBeVisible();
}

/** The log contains the action with its reason, and the downloads its result. */
async function isNotified(page: Page, path: string): Promise<void> {
  const rulings = page.getByLabel("Only directors’ decisions and their reasons");
  await waitForHydration(rulings);
  await rulings.check();
  await expect(page.locator("#log li")).toHaveCount(1);
  await expect(page.locator("#log li")).toContainText("read the wrong way round");
  for (const file of ["standings.csv", "results.csv", "calendar.ics"]) {
    const taken = await page.request.get(address(`/v1${path}/${file}`));
    expect(taken.ok(), file).toBe(true);
  }
}
