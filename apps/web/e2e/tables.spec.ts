import type { Locator } from "@playwright/test";
import { expectNoOverflow, expectNoViolations } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { waitForTurn } from "./support/game-page.ts";
import { createGame, waitForTurnByApi } from "./support/games-api.ts";

const laptop = { width: 1366, height: 768 };
const phone = { width: 360, height: 780 };

for (const ruleset of ["middle-ages", "village", "fief-1429", "fief-original", "fief-vitale"]) {
  test(`what each player has is in the first screen of ${ruleset}`, async ({ browser, pageErrors }) => {
    const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { viewport: laptop });
    const id = await createGame(page, { ruleset, name: "First screen", seats: 3, bots: ["easy", "easy"] });
    await waitForTurnByApi(page, id);
    await page.goto(`/games/${id}`);
    await waitForTurn(page);
    const players = page.getByTestId("player-strip").getByRole("listitem");
    for (const viewport of [laptop, phone]) {
      await page.setViewportSize(viewport);
      await expect(players).toHaveCount(3);
      await expect.poll(() => bottomOf(players.last())).toBeLessThan(viewport.height / 2);
      await expectNoOverflow(page, `${viewport.width}`);
      await expectNoFigureOnAnother(players);
    }
    await expectNoViolations(page, "the players");
  });
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not shown");
  return box.y + box.height;
}

/** The figures of a player are next to each other, or below each other. */
async function expectNoFigureOnAnother(players: Locator): Promise<void> {
  for (const player of await players.all()) {
    const figures = await player.locator("[title]").all();
    const boxes = await Promise.all(figures.map((figure) => figure.boundingBox()));
    expect(boxes.length).toBeGreaterThan(4);
    for (const [place, box] of boxes.entries()) {
      const next = boxes[place + 1];
      if (box && next) expect(next.x >= box.x + box.width - 1 || next.y >= box.y + box.height - 1).toBe(true);
    }
  }
}
