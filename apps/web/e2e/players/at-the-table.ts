import { expect, type Locator, type Page } from "@playwright/test";
import { isRehearsed, sending } from "./shown.ts";

/** What a page shows of a game at play. */
export type Moment = "asked" | "waiting" | "over";

/** Waits until the page asks for a decision, or says that the game is over. */
export async function nextMoment(page: Page, patience = 60_000): Promise<Moment> {
  let moment: Moment = "waiting";
  const look = async () => {
    moment = await momentOf(page);
    return moment;
  };
  await expect.poll(look, { timeout: patience, intervals: [50, 100, 200] }).not.toBe("waiting");
  return moment;
}

/** Waits until the page asks for a decision. */
export async function isAsked(page: Page): Promise<void> {
  await expect.poll(() => momentOf(page), { intervals: [50, 100, 200] }).toBe("asked");
}

async function momentOf(page: Page): Promise<Moment> {
  if (await page.getByRole("link", { name: /Watch replay|Revoir la partie/ }).isVisible()) return "over";
  return (await deed(page).isVisible()) ? "asked" : "waiting";
}

/** The button of the decision leaf that does what was chosen. */
export function deed(page: Page): Locator {
  return page.getByTestId("decision").locator("button[type=submit]");
}

/** Chooses the first line of every list until the button is open, then presses it. */
export async function playByList(page: Page): Promise<void> {
  const button = deed(page);
  while (await button.isDisabled()) {
    await page.locator("[data-testid=choices]:not(:has(:checked)) input[type=radio]").first().check();
  }
  await isRehearsed(page);
  await sending(page, () => button.click());
}

/** The same on the board: the first lit piece of it, or the list where the board shows none. */
export async function playOnBoard(page: Page): Promise<void> {
  const button = deed(page);
  const lit = page.locator("button[aria-pressed=false]");
  for (let taps = 0; taps < 4 && (await button.isDisabled()) && (await lit.count()) > 0; taps += 1) {
    await lit.first().click();
  }
  await playByList(page);
}

/** Unfolds the chronicle: at first it shows the last rounds alone. */
export async function unfold(page: Page): Promise<void> {
  const whole = page.getByRole("button", { name: "Show the whole chronicle" });
  if ((await whole.count()) > 0) await whole.click();
}
