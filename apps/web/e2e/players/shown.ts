import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Does what sends a move, and waits until the API has accepted it and the page shows the position that it answered with.
 * `path` is the end of the address that the move is sent to.
 */
export async function sending(page: Page, send: () => Promise<void>, path = "/moves"): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
  await send();
  const answer = await answered;
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  const { version } = await answer.json();
  await shows(page, version);
}

/** Waits until the button of a choice lies still: what the choice would bring moves it down, and a click would miss it. */
export async function isRehearsed(page: Page): Promise<void> {
  await expect(page.locator("form[data-rehearsal=coming]")).toHaveCount(0);
}

/** Waits until the page of a game shows the position of a version, or a later one. */
async function shows(page: Page, version: number): Promise<void> {
  const shown = async () => Number(await page.locator("main").getAttribute("data-version"));
  await expect.poll(shown).toBeGreaterThanOrEqual(version);
}

/** Waits until a part of the page that the server drew answers to keys and clicks: before that they are lost. */
export async function isAlive(part: Locator): Promise<void> {
  const isHydrated = () => part.evaluate((drawn) => Object.keys(drawn).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated).toBe(true);
}
