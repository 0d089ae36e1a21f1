import { expect, type Locator, type Page } from "@playwright/test";
import { sendAndWait, waitForPreview } from "./page-state.ts";

export type GameStatus = "your-turn" | "waiting" | "over";

/** Waits until it is the turn of this player, or the game is over. */
export async function waitForTurnOrEnd(page: Page, timeoutMs = 60_000): Promise<GameStatus> {
  let status: GameStatus = "waiting";
  const look = async () => {
    status = await statusOf(page);
    return status;
  };
  await expect.poll(look, { timeout: timeoutMs, intervals: [50, 100, 200] }).not.toBe("waiting");
  return status;
}

/** Waits until it is the turn of this player. */
export async function waitForTurn(page: Page): Promise<void> {
  await expect.poll(() => statusOf(page), { intervals: [50, 100, 200] }).toBe("your-turn");
}

async function statusOf(page: Page): Promise<GameStatus> {
  if (await page.getByRole("link", { name: /Watch replay|Revoir la partie/ }).isVisible()) return "over";
  const answer = sendButton(page).or(page.getByTestId("opposite-move"));
  return (await answer.first().isVisible()) ? "your-turn" : "waiting";
}

/** The button of the decision panel that sends the chosen move. */
export function sendButton(page: Page): Locator {
  return page.getByTestId("decision").locator("button[type=submit]");
}

/** Chooses the first option of every list until the move is complete, then sends it. */
export async function playFromLists(page: Page): Promise<void> {
  const button = sendButton(page);
  while (!(await isReady(button))) {
    await page.locator("[data-testid=choices]:not(:has(:checked)) input[type=radio]").first().check();
  }
  await waitForPreview(page);
  await sendAndWait(page, () => button.click());
}

/** Whether it is there and can be pressed: where two buttons are the whole answer, it comes with the first choice. */
const isReady = async (button: Locator) => (await button.isVisible()) && (await button.isEnabled());

/** Chooses highlighted pieces on the board, then from the lists, and sends the move. */
export async function playOnBoard(page: Page): Promise<void> {
  const button = sendButton(page);
  const highlighted = page.locator("button[aria-pressed=false]");
  for (let taps = 0; taps < 4 && !(await isReady(button)) && (await highlighted.count()) > 0; taps += 1) {
    await highlighted.first().click();
  }
  await playFromLists(page);
}

/** At first the chronicle shows only the last rounds. What draws the whole one is loaded first; then the button is gone. */
export async function showWholeChronicle(page: Page): Promise<void> {
  const whole = page.getByRole("button", { name: "Show the whole chronicle" });
  if ((await whole.count()) === 0) return;
  await whole.click();
  await expect(whole).toHaveCount(0);
}
