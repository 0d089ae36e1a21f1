import type { Locator } from "@playwright/test";
import { expectNoOverflow, expectNoViolations } from "./support/accessibility.ts";
import { village } from "./support/fief-page.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { waitForTurn } from "./support/game-page.ts";
import { createFinishedGame, createGame, waitForTurnByApi } from "./support/games-api.ts";
import { dragByTouch } from "./support/touch.ts";

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

test("a phone shows one place of the village at a time, a wide window all of them", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { viewport: phone });
  const id = await createGame(page, { ruleset: "village", name: "Places", seats: 3, bots: ["easy", "easy"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  await waitForTurn(page);
  const market = page.getByRole("heading", { name: /^Market/, level: 2 });
  const council = page.getByRole("heading", { name: "Council chamber", level: 2 });
  await page.getByTestId("place-tabs").getByRole("button", { name: "Council" }).click();
  await expect(council).toBeVisible();
  await expect(market).toBeHidden();
  await expectNoViolations(page, "one place");
  await page.setViewportSize(laptop);
  for (const heading of [market, council]) await expect(heading).toBeVisible();
  await expect(page.getByTestId("place-tabs")).toBeHidden();

  const placard = page.getByTestId("village-scene").getByRole("button").first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await placard.hover();
    await expect(page.getByTestId("option-tip")).toBeVisible();
  }).toPass();
  await dragByTouch(page.locator("[data-piece]").first(), placard, page.getByTestId("dragged-piece"));
  await expect(placard).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Turn on sounds" }).click();
  await expect(page.getByRole("button", { name: "Turn off sounds" })).toBeVisible();
});

test("the end of a game shows the ranking first, in the whole width", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { viewport: laptop });
  const id = await createFinishedGame(page);
  await page.goto(`/games/${id}`);
  const ranking = page.getByTestId("final-ranking");
  await expect(ranking.getByRole("listitem")).toHaveCount(3);
  await expect.poll(() => bottomOf(ranking)).toBeLessThan(laptop.height);
  await expect(page.getByRole("button", { name: "Copy link to replay" })).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoOverflow(page, "the end on a phone");
});

test("the detail of a village is next to it, inside the window, and the map is whole on a tablet", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", { viewport: laptop });
  const id = await createGame(page, { ruleset: "fief-1429", name: "Details", seats: 3, bots: ["easy", "easy"] });
  await waitForTurnByApi(page, id);
  await page.goto(`/games/${id}`);
  for (const name of ["Beaujeu", "Belleville", "Mazilles"]) {
    await village(page, name).focus();
    await expect(page.getByTestId("village-detail")).toHaveAccessibleName(name);
    await expect.poll(() => isBeside(page.getByTestId("village-detail"), village(page, name))).toBe(true);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const canvas = page.getByTestId("map-canvas");
  await expect
    .poll(() => canvas.evaluate(({ parentElement: frame }) => frame !== null && frame.scrollWidth <= frame.clientWidth))
    .toBe(true);
  await page.setViewportSize(phone);
  for (const name of ["Beaujeu", "Mazilles"]) {
    await village(page, name).focus();
    await expect(page.getByTestId("village-detail")).toHaveAccessibleName(name);
    await expect.poll(() => isAbove(village(page, name), page.getByTestId("village-detail"))).toBe(true);
  }
});

/** Whether both are inside the window, and the detail does not cover the village. */
async function isAbove(of: Locator, detail: Locator): Promise<boolean> {
  const [place, box] = await Promise.all([of.boundingBox(), detail.boundingBox()]);
  if (box === null || place === null) return false;
  return place.y + place.height <= box.y && box.y + box.height <= phone.height;
}

/** Whether the detail does not cover its village, is near it and inside the window. */
async function isBeside(detail: Locator, of: Locator): Promise<boolean> {
  const [box, place] = await Promise.all([detail.boundingBox(), of.boundingBox()]);
  if (box === null || place === null) return false;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const away = Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  );
  const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= laptop.width && box.y + box.height <= laptop.height;
  return isInside && away > 0 && away < 110;
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
