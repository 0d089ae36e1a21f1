import { expect, type Page } from "@playwright/test";

/** How long a position of the board on the first page stays. */
const frameMs = 2_400;

/** Lets the board on the first page play its rounds, 6 to 8, and begin again. The clock of the page is installed. */
export async function watchShowcase(page: Page): Promise<void> {
  const caption = page.locator("figcaption").first();
  for (const round of [7, 8, 6]) {
    await expect(async () => {
      await page.clock.runFor(frameMs);
      const text = await caption.textContent();
      expect(text).toMatch(new RegExp(`\\b${round}\\b`));
    }).toPass();
  }
}
