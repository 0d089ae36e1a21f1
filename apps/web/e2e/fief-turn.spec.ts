import { expect, type Locator, type Page } from "@playwright/test";
import { isInChronicle, map, village } from "./support/fief-page.ts";
import { openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, get, playDefaultByApi, post } from "./support/games-api.ts";
import { sendAndWait, waitForHydration, waitForPreview } from "./support/page-state.ts";
import { prepareFief } from "./support/prepare-games.ts";

/** How a player acts with keys alone. */
const byKeyboard = {
  async choose(page: Page, radio: Locator) {
    await tabTo(page, radio);
    await page.keyboard.press("Space");
  },
  async pressVillage(page: Page, name: string) {
    if (!(await isFocused(village(page, name)))) await tabTo(page, map(page).locator("button[tabindex='0']").first());
    await arrowTo(page, village(page, name));
    await page.keyboard.press("Enter");
  },
  /** Sends the move that is chosen; without one, the quick move. */
  async send(page: Page, isChosen: boolean) {
    const decision = page.getByTestId("decision");
    await tabTo(page, isChosen ? decision.locator("button[type=submit]") : decision.getByTestId("quick-move"));
    await page.keyboard.press("Enter");
  },
};

test("a turn of Fief with a march and a battle is played by keyboard", async ({ browser, pageErrors }) => {
  test.slow();
  const aveline = await openBrowserAsGuest(browser, pageErrors, "Aveline");
  const berengar = await openBrowserAsGuest(browser, pageErrors, "Berengar");
  const page = await openBrowserAsGuest(browser, pageErrors, "Thibault", {
    viewport: { width: 1366, height: 768 },
  });
  const game = await createGame(aveline, { ruleset: "fief-1429", name: "One turn", seats: 3, bots: [] });
  for (const [place, player] of [berengar, page].entries())
    await post(player, `/v1/games/${game}/seats`, { seat: place + 1 });
  await post(aveline, `/v1/games/${game}/start`);
  await prepareFief(game);
  await page.goto(`/games/${game}`);
  await waitForHydration(village(page, "Marcamps"));

  const { turn } = await get(page, `/v1/games/${game}`);
  // When the player may march in the next turn, every phase has come once.
  await expect(async () => {
    for (const other of [aveline, berengar]) await playDefaultByApi(other, game);
    const now = await get(page, `/v1/games/${game}`);
    const isOver = now.turn > turn && now.isYourTurn && now.question.kind === "marching";
    if (!isOver) await answerIfAsked(page, game);
    expect(isOver).toBe(true);
  }).toPass({ intervals: [50], timeout: 240_000 });
  await expect.poll(isInChronicle(page, /^You attacked Berengar in Les Essarts\.$/)).toBe(true);
});

async function answerIfAsked(page: Page, game: string): Promise<void> {
  const { isYourTurn, version, question } = await get(page, `/v1/games/${game}`);
  if (!isYourTurn) return;
  await expect(page.locator("main")).toHaveAttribute("data-version", String(version));
  const isChosen = await choose(page, question.kind);
  await waitForPreview(page);
  await sendAndWait(page, () => byKeyboard.send(page, isChosen));
}

/** Marches on Les Essarts and attacks Berengar there; everything else is left to the quick move. */
async function choose(page: Page, kind: string): Promise<boolean> {
  const canMarch = (await village(page, "Marcamps").getAttribute("aria-pressed")) !== null;
  const attack = page.getByRole("radio", { name: "Attack Berengar in Les Essarts" });
  if (kind === "marching" && canMarch) {
    await byKeyboard.pressVillage(page, "Marcamps");
    await byKeyboard.pressVillage(page, "Les Essarts");
    return true;
  }
  if (kind === "battles" && (await attack.count()) > 0) {
    await byKeyboard.choose(page, attack);
    return true;
  }
  return false;
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Arrow keys lead from one village to the nearest in their direction. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(target)) return;
    const [across, down] = await target.evaluate((element) => {
      const [to, from] = [element, document.activeElement ?? element].map((one) => one.getBoundingClientRect());
      return [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)] as const;
    });
    const isAcross = Math.abs(across) > Math.abs(down);
    const key = isAcross ? (across > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(key);
  }
  throw new Error(`the arrow keys do not reach ${target}`);
}
