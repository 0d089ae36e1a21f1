import type { Page } from "@playwright/test";
import { isAsked, playByList, unfold } from "./players/at-the-table.ts";
import { fits, isClean } from "./players/barriers.ts";
import { openGame, yourTurn } from "./players/games.ts";
import { expect, guest, test } from "./players/house.ts";
import { prepareVillage } from "./players/prepared.ts";

test("a family goes to a market day, serves a customer and hears a mass", async ({ browser, complaints }) => {
  test.slow();
  const page = await guest(browser, complaints, "Aveline");
  const id = await openGame(page, { ruleset: "village", name: "A market day", seats: 2, bots: ["random"] });
  await yourTurn(page, id);
  await prepareVillage(id);
  await page.goto(`/games/${id}`);
  await isAsked(page);
  await isClean(page, "asked");
  // Dice and the bot decide when: at the first mass as a rule, at a later one if not.
  while (!(await hasSoldAndPrayed(page))) {
    await isAsked(page);
    await playTowardsASale(page);
  }
  await isClean(page, "after a sale and a mass");
});

/** As the chronicle of the game says that is shown. */
async function hasSoldAndPrayed(page: Page): Promise<boolean> {
  await unfold(page);
  const chronicle = page.getByTestId("chronicle");
  const happened = [chronicle.getByText(/You serve the customer at stall/), chronicle.getByText(/mass is said/)];
  const counts = await Promise.all(happened.map((line) => line.count()));
  return counts.every((count) => count > 0);
}

for (const room of [
  { colorScheme: "dark", width: 360, locale: "fr" },
  { colorScheme: "light", width: 768, locale: "en" },
] as const) {
  test(`the village can be used by everybody: ${room.colorScheme}, ${room.width} px, ${room.locale}`, async ({
    browser,
    complaints,
  }) => {
    const { colorScheme, width, locale } = room;
    const page = await guest(browser, complaints, "Aveline", { colorScheme, locale, viewport: { width, height: 800 } });
    const id = await openGame(page, { ruleset: "village", name: "In the village", seats: 4, bots: threeBots });
    await yourTurn(page, id);
    await page.goto(`/games/${id}`);
    await isAsked(page);
    await page.getByTestId("village-scene").locator("button").first().click();
    await expect(page.locator("[data-testid=choices] :checked").first()).toBeAttached();
    await isClean(page, "chosen");
    await fits(page, "chosen");
  });
}

const threeBots = ["random", "random", "random"] as const;

/** Goes to the market and serves whom it can; the first line of what is open otherwise. */
async function playTowardsASale(page: Page): Promise<void> {
  const choices = page.locator("[data-testid=choices]").first();
  const wish = choices.getByRole("radio", { name: /^(Stall|Market)/ }).first();
  if ((await wish.count()) > 0) await wish.check();
  await playByList(page);
}
