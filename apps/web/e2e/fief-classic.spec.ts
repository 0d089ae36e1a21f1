import { expect, type Page } from "@playwright/test";
import { answerUntil, choose, chronicle, map, pass, press, told, village } from "./players/at-the-fief.ts";
import { isInOrder } from "./players/barriers.ts";
import { openGame, post } from "./players/games.ts";
import { guest, test } from "./players/house.ts";
import { prepareClassic } from "./players/prepared.ts";

test("two families of the eighties parry a famine, fight for a village and crown a king", async ({
  browser,
  complaints,
}) => {
  test.slow();
  const pages = await Promise.all(["Aveline", "Berengar"].map((name) => guest(browser, complaints, name)));
  const [aveline, berengar] = pages as [Page, Page];
  const id = await openGame(aveline, { ruleset: "fief-original", name: "The hunger of Blaye", seats: 2, bots: [] });
  await post(berengar, `/v1/games/${id}/seats`, { seat: 1 });
  await post(aveline, `/v1/games/${id}/start`);
  await prepareClassic(id);
  for (const page of pages) await page.goto(`/games/${id}`);

  await answerUntil(pages, told(aveline, /parried with a good harvest/), [
    [[/play cards, or stop/, starveBlaye]],
    [[/Parry the attack or accept it/, (page) => choose(page, "Parry with the matching card")]],
  ]);
  await expect(chronicle(aveline).getByText("You brought a famine to the county of Blaye.")).toBeAttached();

  await answerUntil(pages, told(aveline, /won the battle of Beaujeu|No one survived the battle of Beaujeu/), [
    [
      [/play cards, or stop|end your purchases/, pass],
      [/move your lords/, marchToBeaujeu],
      [/choose what to do at the gates/, (page) => choose(page, "Attack Beaujeu")],
    ],
    [[/end your purchases|move your lords/, pass]],
  ]);
  await expect(chronicle(berengar).getByText(/Aveline came to attack Beaujeu/)).toBeAttached();
  await expect(chronicle(berengar).getByText(/Round 1 in Beaujeu/)).toBeAttached();

  await choose(aveline, "Nominate Louis for king");
  await answerUntil(pages, told(aveline, /Louis of your family was crowned king/), [
    [
      [/end your negotiations/, (page) => choose(page, "Done negotiating")],
      [/cast your votes/, (page) => choose(page, "Vote for Louis")],
    ],
    [[/end your negotiations/, pass]],
  ]);
  await expect(aveline.getByRole("region", { name: "Church and crown" })).toContainText("Louis");
  await isInOrder(aveline, "the table of the eighties");
});

async function starveBlaye(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Play Famine on a region" }).check();
  await page.getByRole("group", { name: "Which region" }).getByRole("radio", { name: "The county of Blaye" }).check();
  await press(page);
}

/** Robert leads all his soldiers; once he stands there, nobody marches any more. */
async function marchToBeaujeu(page: Page): Promise<void> {
  const isThere = (await village(page, "Beaujeu").getAttribute("aria-label"))?.includes("Aveline: Robert");
  if (isThere) return pass(page);
  await page.getByRole("radio", { name: "Move Robert" }).check();
  await village(page, "Beaujeu").click();
  await press(page);
  await expect(map(page)).toBeVisible();
}
