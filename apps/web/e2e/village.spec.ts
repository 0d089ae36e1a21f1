import type { Page } from "@playwright/test";
import { nextMoment, playByList } from "./players/at-the-table.ts";
import { isClean } from "./players/barriers.ts";
import { openGame, yourTurn } from "./players/games.ts";
import { expect, guest, test } from "./players/house.ts";

/** More decisions than any family comes to before its first sale and its first mass. */
const patience = 160;
/** Luck may keep the customers and the wares that they ask for apart for a whole game: then another one is played. */
const gamesMost = 4;

test("a family goes to a market day, serves a customer and hears a mass", async ({ browser, complaints }) => {
  test.slow();
  const page = await guest(browser, complaints, "Aveline");
  for (let games = 0; games < gamesMost && !(await hasSoldAndPrayed(page)); games += 1) {
    await beginVillage(page);
    if (games === 0) await isClean(page, "asked");
    await playTowardsBoth(page);
  }
  expect(await hasSoldAndPrayed(page)).toBe(true);
  await isClean(page, "after a sale and a mass");
});

async function beginVillage(page: Page): Promise<void> {
  const id = await openGame(page, { ruleset: "village", name: "A market day", seats: 2, bots: ["random"] });
  await yourTurn(page, id);
  await page.goto(`/games/${id}`);
  expect(await nextMoment(page)).toBe("asked");
}

/** Plays until both have happened, or the game is over. */
async function playTowardsBoth(page: Page): Promise<void> {
  for (let moves = 0; moves < patience && !(await hasSoldAndPrayed(page)); moves += 1) {
    if ((await nextMoment(page)) === "over") return;
    await playTowardsASale(page);
  }
}

/** As the chronicle of the game says that is shown. */
async function hasSoldAndPrayed(page: Page): Promise<boolean> {
  const chronicle = page.locator(".vil-chronicle");
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
    await nextMoment(page);
    await page.locator(".vil-ground button.gilt").first().click();
    await expect(page.locator("fieldset.choices :checked").first()).toBeAttached();
    await isClean(page, "chosen");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

const threeBots = ["random", "random", "random"] as const;

/** What brings a customer closer, the best first; the first line where none of it is open. */
const wishes = [
  /^Stall/,
  /Bring in the harvest/,
  /Buy without a worker/,
  /Have a worker make/,
  /Train a worker/,
  /A child is born/,
  /A cube of the space Harvest/,
  /A cube of the space Crafts/,
  /A cube of the space Family/,
];

/** Takes the market where somebody could be served, and otherwise gathers what customers ask for. */
async function playTowardsASale(page: Page): Promise<void> {
  const canServe = (await page.locator(".vil-market .servable").count()) > 0;
  for (const wish of canServe ? [/A cube of the space Market/, ...wishes] : wishes) {
    const line = page.locator("fieldset.choices").first().getByRole("radio", { name: wish });
    if ((await line.count()) === 0) continue;
    await line.first().check();
    break;
  }
  await playByList(page);
}
