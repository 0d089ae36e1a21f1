import { expect, type Page } from "@playwright/test";
import { sendButton } from "./game-page.ts";
import { sendAndWait } from "./page-state.ts";

/** Tab to the list, choose with space, and send with Enter. */
export async function playByKeys(page: Page): Promise<void> {
  const unanswered = "[data-testid=choices]:not(:has(:checked)) input[type=radio]";
  for (let lists = 0; lists < 3 && (await sendButton(page).isDisabled()); lists += 1) {
    await tabTo(page, () => focusIs(page, unanswered));
    await page.keyboard.press("Space");
    // Either the move is complete now, or there is another list.
    await expect
      .poll(async () => (await sendButton(page).isEnabled()) || (await page.locator(unanswered).count()) > 0)
      .toBe(true);
  }
  await expect(sendButton(page)).toBeEnabled();
  await sendAndWait(page, () => page.keyboard.press("Enter"));
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not reach it");
}

/** Whether what has the focus matches a selector. */
export function focusIs(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
