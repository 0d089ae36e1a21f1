import { expect, type Locator, type Page, type ViewportSize } from "@playwright/test";
import { isInChronicle, map, village } from "./support/fief-page.ts";
import { openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, get, playDefaultByApi, post } from "./support/games-api.ts";
import { sendAndWait, waitForHydration, waitForPreview } from "./support/page-state.ts";
import { prepareFief } from "./support/prepare-games.ts";

/** How a player acts. */
interface Way {
  readonly name: string;
  readonly device: { readonly viewport: ViewportSize; readonly hasTouch?: boolean; readonly isMobile?: boolean };
  choose(page: Page, radio: Locator): Promise<void>;
  pressVillage(page: Page, name: string): Promise<void>;
  /** Sends the move that is chosen; without one, the quick move. */
  send(page: Page, isChosen: boolean): Promise<void>;
}

const byKeyboard: Way = {
  name: "by keyboard",
  device: { viewport: { width: 1366, height: 768 } },
  async choose(page, radio) {
    await tabTo(page, radio);
    await page.keyboard.press("Space");
  },
  async pressVillage(page, name) {
    if (!(await isFocused(village(page, name)))) await tabTo(page, map(page).locator("button[tabindex='0']").first());
    await arrowTo(page, village(page, name));
    await page.keyboard.press("Enter");
  },
  async send(page, isChosen) {
    const decision = page.getByTestId("decision");
    await tabTo(page, isChosen ? decision.locator("button[type=submit]") : decision.getByTestId("quick-move"));
    await page.keyboard.press("Enter");
  },
};

const byTouch: Way = {
  name: "by touch on a phone",
  device: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  choose: (_, radio) => radio.tap(),
  pressVillage: (page, name) => village(page, name).tap(),
  async send(page, isChosen) {
    const bar = page.getByRole("region", { name: "Your choice" });
    // The first touch drafts a quick move, the second sends it.
    if (!isChosen) await bar.getByRole("button").last().tap();
    const send = bar.getByRole("button");
    await expect(send).toHaveCount(1);
    await waitForPreview(page);
    await send.tap();
  },
};

for (const way of [byKeyboard, byTouch]) {
  test(`a turn of Fief with a march and a battle is played ${way.name}`, async ({ browser, pageErrors }) => {
    test.slow();
    const aveline = await openBrowserAsGuest(browser, pageErrors, "Aveline");
    const berengar = await openBrowserAsGuest(browser, pageErrors, "Berengar");
    const page = await openBrowserAsGuest(browser, pageErrors, "Thibault", way.device);
    const game = await createGame(aveline, { ruleset: "fief-1429", name: "One turn", seats: 3, bots: [] });
    for (const [place, player] of [berengar, page].entries())
      await post(player, `/v1/games/${game}/seats`, { seat: place + 1 });
    await post(aveline, `/v1/games/${game}/start`);
    await prepareFief(game);
    await page.goto(`/games/${game}`);
    await waitForHydration(village(page, "Marcamps"));

    const { turn } = await get(page, `/v1/games/${game}`);
    // When the player may march in the next turn, every phase has come once.
    const playOn = async () => {
      for (const other of [aveline, berengar]) await playDefaultByApi(other, game);
      const now = await get(page, `/v1/games/${game}`);
      const isOver = now.turn > turn && now.isYourTurn && now.question.kind === "marching";
      if (!isOver) await answerIfAsked(page, game, way);
      return isOver;
    };
    await expect.poll(playOn, { intervals: [50], timeout: 240_000 }).toBe(true);
    await expect.poll(isInChronicle(page, /^You attacked Berengar in Les Essarts\.$/)).toBe(true);
  });
}

async function answerIfAsked(page: Page, game: string, way: Way): Promise<void> {
  const { isYourTurn, version, question } = await get(page, `/v1/games/${game}`);
  if (!isYourTurn) return;
  await expect(page.locator("main")).toHaveAttribute("data-version", String(version));
  const isChosen = await choose(page, question.kind, way);
  await waitForPreview(page);
  await sendAndWait(page, () => way.send(page, isChosen));
}

/** Marches on Les Essarts and attacks Berengar there; everything else is left to the quick move. */
async function choose(page: Page, kind: string, way: Way): Promise<boolean> {
  const canMarch = (await village(page, "Marcamps").getAttribute("aria-pressed")) !== null;
  const attack = page.getByRole("radio", { name: "Attack Berengar in Les Essarts" });
  if (kind === "marching" && canMarch) {
    await way.pressVillage(page, "Marcamps");
    await way.pressVillage(page, "Les Essarts");
    return true;
  }
  if (kind === "battles" && (await attack.count()) > 0) {
    await way.choose(page, attack);
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
