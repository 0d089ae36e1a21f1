import { expect, type Locator, type Page } from "@playwright/test";
import { expectUsable } from "./support/accessibility.ts";
import {
  answerUntil,
  chooseAndSend,
  chronicle,
  isInChronicle,
  map,
  sendMove,
  sendQuickMove,
  village,
} from "./support/fief-page.ts";
import { openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, post } from "./support/games-api.ts";
import { sendAndWait, waitForHydration } from "./support/page-state.ts";
import { prepareFief } from "./support/prepare-games.ts";
import { dragByTouch } from "./support/touch.ts";

const names = ["Aveline", "Berengar", "Thibault"] as const;
test("three families elect a bishop, march with permission, run into an ambush, besiege a castle and pay a ransom", async ({
  browser,
  pageErrors,
}) => {
  test.slow();
  const pages = await Promise.all(names.map((name) => openBrowserAsGuest(browser, pageErrors, name)));
  const [aveline, berengar, thibault] = pages as [Page, Page, Page];
  const id = await createGame(aveline, { ruleset: "fief-1429", name: "The vote of Bourg", seats: 3, bots: [] });
  for (const [index, page] of [berengar, thibault].entries())
    await post(page, `/v1/games/${id}/seats`, { seat: index + 1 });
  await post(aveline, `/v1/games/${id}/start`);
  const [bishop, rival] = (await prepareFief(id)).map(capital) as [string, string];
  for (const page of pages) await page.goto(`/games/${id}`);

  await answerUntil(pages, isInChronicle(aveline, /was elected bishop of Bourg/), [
    [
      [/present a candidate/, (page) => chooseAndSend(page, `Present ${bishop}`)],
      [/place your vote markers/, (page) => voteFor(page, bishop)],
    ],
    [
      [/present a candidate/, (page) => chooseAndSend(page, `Present ${rival}`)],
      [/before the vote,/, sendQuickMove],
      [/place your vote markers/, (page) => voteFor(page, rival)],
    ],
    [
      [/present a candidate/, sendQuickMove],
      [/place your vote markers/, sendQuickMove],
    ],
  ]);
  await expect(
    chronicle(thibault).getByText(`${bishop} of Aveline’s family was elected bishop of Bourg.`),
  ).toBeAttached();

  await answerUntil(pages, isInChronicle(aveline, /laid siege to Sigy/, /fell into an ambush of Berengar/), [
    [
      [/move your lords/, (page) => marchOfAveline(page, bishop)],
      [/declare a battle/, sendQuickMove],
      [/lay a siege/, besiegeSigy],
    ],
    [
      [/move your lords/, sendQuickMove],
      [/asks you for passage/, (page) => chooseAndSend(page, "Agree")],
      [/before the next round/, ambush],
      [/declare a battle|lay a siege/, sendQuickMove],
    ],
    [
      [/move your lords/, marchOfThibault],
      [/declare a battle/, (page) => chooseAndSend(page, "Attack Berengar in Les Essarts")],
      [/lay a siege/, sendQuickMove],
    ],
  ]);
  const story = chronicle(aveline);
  await expect(story.getByText(/asked Berengar for passage from Les Essarts to Villeneuve/)).toBeAttached();
  await expect(story.getByText("Berengar let you pass.")).toBeAttached();
  await expect(story.getByText("Thibault attacked Berengar in Les Essarts.")).toBeAttached();
  await expect(story.getByText(/fell into an ambush of Berengar in Les Essarts/)).toBeAttached();
  await expect(map(aveline).getByRole("button", { name: /^Sigy\..*Besieged by: Aveline/ })).toBeAttached();

  // The last besieger may have the last turn, and no offers are possible while cards are drawn.
  const drawNothing = [/draw a card, or stop/, sendQuickMove] as const;
  await answerUntil(pages, () => pledges(thibault).isVisible(), [[drawNothing], [drawNothing], [drawNothing]]);
  await offerRansom(thibault);
  await answerUntil(pages, isInChronicle(aveline, /was freed for the ransom/), [
    [],
    [[/asks you to agree/, (page) => chooseAndSend(page, "Agree")]],
    [],
  ]);
  await expect.poll(isInChronicle(thibault, /paid Berengar the agreed ransom/)).toBe(true);
});

test("the map can be used by keyboard, zoomed and read", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aveline", {
    viewport: { width: 360, height: 780 },
    colorScheme: "dark",
  });
  const id = await createGame(page, { ruleset: "fief-1429", name: "A map", seats: 3, bots: ["easy", "easy"] });
  await page.goto(`/games/${id}`);
  const bourg = map(page).getByRole("button", { name: /^Bourg\./ });
  await waitForHydration(bourg);
  await bourg.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(map(page).getByRole("button", { name: /^St Vivien\./ })).toBeFocused();
  await expect(page.getByTestId("village-detail")).toContainText("Held by");
  const width = () => page.getByTestId("map-canvas").evaluate((canvas) => canvas.clientWidth);
  const before = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(width).toBeLessThanOrEqual(before);
  await expectUsable(page, "the map");
});

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

async function voteFor(page: Page, lord: string): Promise<void> {
  await page.getByRole("group", { name: "Vote for" }).getByRole("radio", { name: lord }).check();
  await page.getByRole("group", { name: "Bluff on" }).getByRole("radio", { name: "Nobody" }).check();
  await sendMove(page);
}

/** The bishop leads all to Sigy; the other lord passes through Les Essarts by Berengar's leave. */
async function marchOfAveline(page: Page, bishop: string): Promise<void> {
  const isGone = (await village(page, "Sigy").getAttribute("aria-label"))?.includes(`Aveline: ${bishop}`);
  if (!isGone) {
    await page.getByRole("radio", { name: `Move ${bishop}` }).check();
    await village(page, "Sigy").click();
    await sendMove(page);
    // What was said of Sigy covers the map no longer.
    return expect(page.getByTestId("village-detail")).toHaveCount(0);
  }
  if ((await village(page, "St Paul").getAttribute("aria-pressed")) === null) return sendQuickMove(page);
  await draftMarchToVilleneuve(page, (from, to) => dragByTouch(from, to, page.getByTestId("march-arrow")));
  await expectSendableOnPhone(page);
  await page.getByRole("button", { name: "Clear queue" }).click();
  await expect(page.getByRole("button", { name: "Clear queue" })).toHaveCount(0);
  await draftMarchToVilleneuve(page, async (from, to) => {
    await from.click();
    await to.click();
  });
  const sendAll = page.getByTestId("decision").getByRole("button", { name: "Send 2 moves" });
  await sendAndWait(page, () => sendAll.click(), "/draft/play");
}

/** Both steps are drafted on the map, by hand and by keys, to be sent as one. */
async function draftMarchToVilleneuve(page: Page, lead: (from: Locator, to: Locator) => Promise<void>): Promise<void> {
  await lead(village(page, "St Paul"), village(page, "Les Essarts"));
  await village(page, "Villeneuve").press("Enter");
}

/** Without a drafted move, the bar of phones has the quick move, and the queue keeps its own button. */
async function expectSendableOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByTestId("decision").getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByRole("button", { name: "Send move", exact: true })).toBeVisible();
  if (size !== null) await page.setViewportSize(size);
}

async function marchOfThibault(page: Page): Promise<void> {
  if ((await village(page, "Marcamps").getAttribute("aria-pressed")) === null) return sendQuickMove(page);
  await village(page, "Marcamps").dragTo(village(page, "Les Essarts"));
  return sendMove(page);
}

async function ambush(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^Ambush/ }).check();
  const lords = page.getByRole("group", { name: "Which lord" }).getByRole("radio");
  if ((await lords.count()) > 0) await lords.first().check();
  await sendMove(page);
}

async function besiegeSigy(page: Page): Promise<void> {
  await village(page, "Sigy").click();
  await sendMove(page);
}

const pledges = (page: Page) => page.getByText("Villages, prisoners and titles");

async function offerRansom(page: Page): Promise<void> {
  await pledges(page).click();
  await page.getByRole("radio", { name: /^Offer a ransom for/ }).check();
  await sendMove(page);
}
