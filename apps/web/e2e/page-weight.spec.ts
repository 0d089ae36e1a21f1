import type { Page } from "@playwright/test";
import { address, expect, openBrowser, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, waitForTurnByApi } from "./support/games-api.ts";
import { keepBusy } from "./support/idle.ts";
import { playByKeys } from "./support/keyboard.ts";
import { budgetOf, isTable, prepareMeasuredPages, shiftMax } from "./support/measured-pages.ts";
import { weighPage } from "./support/page-weight.ts";

test("no page weighs more than its budget, and none moves while it loads on a phone", async ({
  browser,
  pageErrors,
}) => {
  const owner = await openBrowser(browser, pageErrors);
  const measured = await prepareMeasuredPages(owner.request, address());
  for (const one of measured) {
    const storageState = one.isSignedIn ? await owner.context().storageState() : undefined;
    const page = await openBrowser(browser, pageErrors, {
      viewport: { width: 360, height: 780 },
      ...(storageState && { storageState }),
    });
    const { html, scripts, idleScripts, lateBoardStyles, unstyled, shift } = await weighPage(page, one);
    const budget = budgetOf(one);
    expect.soft(html, `HTML of ${one.name}`).toBeLessThanOrEqual(budget.html);
    expect.soft(scripts, `scripts of ${one.name} until it can be used`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(idleScripts, `scripts of ${one.name} when the browser is idle`).toBeLessThanOrEqual(budget.idleScripts);
    expect.soft(lateBoardStyles, `styles of the board of ${one.name} that its HTML does not link`).toEqual([]);
    expect.soft(unstyled, `classes of ${one.name} without styles`).toEqual([]);
    expect.soft(shift, `layout shifts of ${one.name}`).toBeLessThanOrEqual(shiftMax);
    if (isTable(one)) expect.soft(await roomAboveChat(page), `room above the chat of ${one.name}`).toBeCloseTo(24, -1);
    await page.context().close();
  }
});

/** The pixels between the decision and the chat, which the chronicle follows. */
async function roomAboveChat(page: Page): Promise<number> {
  const [panel, chat] = await Promise.all([
    page.getByTestId("turn-panel").boundingBox(),
    page.locator("#chat").boundingBox(),
  ]);
  return (chat?.y ?? 0) - (panel?.y ?? 0) - (panel?.height ?? 0);
}

test("a move is played by keyboard before the browser is idle, with the scripts that count as needed", async ({
  browser,
  pageErrors,
}) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Maud");
  await keepBusy(page);
  const symbols = { "middle-ages": "e-mill", village: "vil-market", "fief-1429": "fief-castle" };
  for (const [ruleset, symbol] of Object.entries(symbols)) {
    const id = await createGame(page, { ruleset, name: "Busy", seats: 3, bots: ["easy", "easy"] });
    await waitForTurnByApi(page, id);
    await page.goto(`/games/${id}`);
    await page.getByTestId("turn-panel").focus();
    await playByKeys(page);
    // What only the server draws is still there.
    for (const id of ["m-coin", symbol]) await expect(page.locator(`symbol[id=${id}]`)).toHaveCount(1);
    await expect(page.locator("#chat summary ~ *")).toHaveCount(0);
  }
});
