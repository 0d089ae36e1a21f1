import type { Locator, Page } from "@playwright/test";
import { expect, openBrowser, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createFinishedGame, createGame, get, playMoveByApi, waitForTurnByApi } from "./support/games-api.ts";

test("a replay is browsed by keyboard, slider, rounds and log lines, and every step has an address", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const id = await createFinishedGame(page);
  const versions = await steps(page, id);
  await page.goto(`/games/${id}/replay`);
  await isAt(page, 1, versions.length);

  // The first key leads to the same step however often it is pressed: the page may hear it a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(shown(page)).toContainText(`Step ${versions.length} of`, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Home");
  await isAt(page, 1, versions.length);
  await page.keyboard.press("ArrowRight");
  await isAt(page, 2, versions.length);
  await page.keyboard.press("PageDown");
  await expect(shown(page)).toContainText(/round 1$/);
  await page.keyboard.press("PageDown");
  await expect(shown(page)).toContainText(/round 2$/);
  await page.keyboard.press("PageUp");
  await expect(shown(page)).toContainText(/round 1$/);
  await page.keyboard.press("End");
  await isAt(page, versions.length, versions.length);
  await page.keyboard.press("Home");
  await isAt(page, 1, versions.length);

  await page.getByRole("slider", { name: "Step" }).fill("10");
  await isAt(page, 11, versions.length);
  await page.getByRole("link", { name: /^Round 3/ }).click();
  await expect(shown(page)).toContainText(/round 3$/);

  const stranger = await openBrowser(browser, pageErrors);
  const here = await shown(page).innerText();
  // The address follows a moment later.
  await expect(async () => {
    await stranger.goto(page.url());
    await expect(shown(stranger)).toHaveText(here, { timeout: 1_000 });
  }).toPass();

  await page.getByTestId("chronicle").locator("li > span > a").last().click();
  await expect(shown(page)).toContainText(/^Step [12] of/);

  // What a step changed moves on the board, for readers who want it.
  await expect(page.getByTestId("step-motion")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.keyboard.press("PageDown");
  await expect(page.getByTestId("step-motion")).toBeAttached();
});

test("a replay loses no key press, however fast they come", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const id = await createFinishedGame(page);
  const { length } = await steps(page, id);
  await page.goto(`/games/${id}/replay?at=1`);
  await isAt(page, 1, length);
  await pressAtOnce(page, "ArrowRight", 30);
  await isAt(page, 31, length);
  await pressAtOnce(page, "ArrowLeft", 12);
  await isAt(page, 19, length);
  await expect(page).toHaveURL(new RegExp(`at=${await versionOf(page, id, 19)}$`));
});

test("the last step of a replay leaves everything where it is", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const id = await createFinishedGame(page);
  const { length } = await steps(page, id);
  await page.goto(`/games/${id}/replay?at=99999`);
  await isAt(page, length, length);
  const atEnd = await layoutOf(page);
  await page.keyboard.press("ArrowLeft");
  await isAt(page, length - 1, length);
  const before = await layoutOf(page);
  expect(atEnd).toEqual(before);
});

test("a replay plays by itself, and stops", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const id = await createFinishedGame(page);
  await page.clock.install();
  await page.goto(`/games/${id}/replay`);
  const play = page.getByRole("button", { name: "Play", exact: true });
  // The page loads the replay with timers, which a paused clock would hold back.
  await expect(play).toBeVisible();
  // The test keeps the page's clock, so that a busy machine cannot miss the steps between the first and the last.
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  await page.getByLabel("Speed").selectOption("4");
  await play.click();
  const place = async () => {
    await page.clock.runFor(100);
    return shown(page).innerText();
  };
  await expect.poll(place).toMatch(/Step [4-9] of/);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(play).toBeVisible();
  const stopped = await shown(page).innerText();
  await page.clock.runFor(10_000);
  await expect(shown(page)).toHaveText(stopped);
});

test("a replay can be watched from any seat", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const id = await createFinishedGame(page);
  await page.goto(`/games/${id}/replay?at=20`);
  await page.getByRole("radio", { name: "Bérenger" }).click({ force: true });
  await expect(page).toHaveURL(/as=1/);
  await expect(page.getByRole("heading", { name: /fief/ }).first()).toBeVisible();
  await expect(page.getByText("as seen by Bérenger")).toBeVisible();
});

test("a replay has a chart and a table of the coins of every seat", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault");
  const id = await createFinishedGame(page);
  const { view } = await get(page, `/v1/games/${id}/position`);
  await page.goto(`/games/${id}/replay`);
  await expect(page.getByTestId("score-chart").locator("svg path").first()).toBeAttached();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect
    .poll(() => roomBetween(page.getByTestId("step"), page.getByTestId("score-chart")))
    .toBeGreaterThanOrEqual(0);
  for (const { seat, score } of view.ending.ranking) {
    const name = ["Thibault", "Bérenger", "Oda"][seat] ?? "";
    await expect(page.getByRole("row").filter({ hasText: name }).first()).toContainText(String(score));
  }
});

test("events during an absence are shown on return", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const id = await createGame(page, { name: "Coming and going", seats: 3, bots: ["medium", "easy"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  await expect(page.locator("[data-testid=choices]")).toBeVisible();
  await page.goto("/");
  // Who moved last has missed nothing: whether one turn follows another is for the cards to say.
  for (let turns = 0; turns < 3 || (await movedLast(page, id)) === 0; turns += 1) {
    await playMoveByApi(page, id);
    await waitForTurnByApi(page, id);
  }
  await page.goto(`/games/${id}`);
  await expect(page.getByTestId("last-moves-heading").getByRole("listitem").last()).toBeVisible();
  // What moves on the board is loaded before the chat.
  await expect(page.locator("#chat summary ~ *").first()).toBeAttached();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Replay them" }).click();
  await expect(page.getByTestId("step-motion")).toBeAttached();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Moves since you left");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(page.getByTestId("turn-panel").getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to the current position" }).click();
  await expect(page.locator("[data-testid=choices]").first()).toBeVisible();
});

/** Key presses within one task of the browser, faster than it can draw. */
function pressAtOnce(page: Page, key: string, times: number): Promise<void> {
  return page.evaluate(
    ([name, count]) => {
      for (let press = 0; press < count; press += 1) {
        window.dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true }));
      }
    },
    [key, times] as const,
  );
}

async function versionOf(page: Page, id: string, number: number): Promise<number | undefined> {
  const { steps: all } = await get(page, `/v1/games/${id}/steps`);
  return all[number - 1]?.version;
}

/** The columns in which the parts of the page are. */
async function layoutOf(page: Page): Promise<readonly unknown[]> {
  return Promise.all(
    ["step", "score-chart", "chronicle"].map(async (part) => {
      await expect(page.getByTestId(part).last()).toBeVisible();
      const box = await page.getByTestId(part).last().boundingBox();
      return box === null ? null : [Math.round(box.x), Math.round(box.width)];
    }),
  );
}

const shown = (page: Page) => page.getByTestId("step-number");

/** Pixels from the foot of one to the head of the other. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (above === null || below === null) throw new Error("one of them is not drawn");
  return below.y - (above.y + above.height);
}

async function isAt(page: Page, number: number, count: number): Promise<void> {
  await expect(shown(page)).toContainText(`Step ${number} of ${count}`);
}

/** The seat of the last move. */
async function movedLast(page: Page, id: string): Promise<number | undefined> {
  const { steps } = await get(page, `/v1/games/${id}/steps`);
  return steps.findLast(({ kind }: { kind: string }) => kind === "move")?.seat;
}

async function steps(page: Page, id: string): Promise<readonly unknown[]> {
  return (await get(page, `/v1/games/${id}/steps`)).steps;
}
