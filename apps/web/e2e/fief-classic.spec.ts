import { expect, type Page } from "@playwright/test";
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
import { prepareClassic } from "./support/prepare-games.ts";

test("two families of the first edition parry a famine, fight for a village and crown a king", async ({
  browser,
  pageErrors,
}) => {
  test.slow();
  const pages = await Promise.all(["Aveline", "Berengar"].map((name) => openBrowserAsGuest(browser, pageErrors, name)));
  const [aveline, berengar] = pages as [Page, Page];
  const id = await createGame(aveline, { ruleset: "fief-original", name: "The hunger of Blaye", seats: 2, bots: [] });
  await post(berengar, `/v1/games/${id}/seats`, { seat: 1 });
  await post(aveline, `/v1/games/${id}/start`);
  await prepareClassic(id);
  for (const page of pages) await page.goto(`/games/${id}`);

  await answerUntil(pages, isInChronicle(aveline, /parried with a good harvest/), [
    [[/play cards, or stop/, starveBlaye]],
    [[/Parry the attack or accept it/, (page) => chooseAndSend(page, "Parry with the matching card")]],
  ]);
  await expect(chronicle(aveline).getByText("You brought a famine to the county of Blaye.")).toBeAttached();

  await answerUntil(pages, isInChronicle(aveline, /won the battle of Beaujeu|No one survived the battle of Beaujeu/), [
    [
      [/play cards, or stop|end your purchases/, sendQuickMove],
      [/move your lords/, marchToBeaujeu],
      [/choose what to do at the gates/, (page) => chooseAndSend(page, "Attack Beaujeu")],
      [/in Beaujeu\. Choose which/, sendQuickMove],
    ],
    [[/end your purchases|move your lords|in Beaujeu\. Choose which/, sendQuickMove]],
  ]);
  await expect(chronicle(berengar).getByText(/Aveline came to attack Beaujeu/)).toBeAttached();
  await expect(chronicle(berengar).getByText(/Round 1 in Beaujeu/)).toBeAttached();

  await chooseAndSend(aveline, "Nominate Louis for king");
  await answerUntil(pages, isInChronicle(aveline, /Louis of your family was crowned king/), [
    [
      [/end your negotiations/, (page) => chooseAndSend(page, "Done negotiating")],
      [/cast your votes/, (page) => chooseAndSend(page, "Vote for Louis")],
    ],
    [[/end your negotiations/, sendQuickMove]],
  ]);
  await expect(aveline.getByRole("region", { name: "Church and crown" })).toContainText("Louis");
  await expectUsable(aveline, "the table of the eighties");
});

async function starveBlaye(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Play Famine on a region" }).check();
  await page.getByRole("group", { name: "Which region" }).getByRole("radio", { name: "The county of Blaye" }).check();
  await sendMove(page);
}

/** Robert leads all his soldiers; after that, marching ends. */
async function marchToBeaujeu(page: Page): Promise<void> {
  const isThere = (await village(page, "Beaujeu").getAttribute("aria-label"))?.includes("Aveline: Robert");
  if (isThere) return sendQuickMove(page);
  await page.getByRole("radio", { name: "Move Robert" }).check();
  await village(page, "Beaujeu").click();
  await sendMove(page);
  await expect(map(page)).toBeVisible();
}
