import type { Page } from "@playwright/test";
import { expect, openBrowserAsGuest, test, uniqueName } from "./support/fixtures.ts";
import { get } from "./support/games-api.ts";
import { runApiScript } from "./support/run-api-script.ts";

const abbey = uniqueName("of abbey");
const botPlays = /^A bot is playing for Bea .*\.$/;

test("players of a game without clocks ask who is still there, and replace a player who does not answer", async ({
  browser,
  pageErrors,
}) => {
  test.slow();
  const [ada, bea, cyd] = await Promise.all(
    ["Ada", "Bea", "Cyd"].map((name) => openBrowserAsGuest(browser, pageErrors, `${name} ${abbey}`)),
  );
  if (!ada || !bea || !cyd) throw new Error("three players are needed");

  const waiting = await prepareWaitingGame("waiting", [ada, bea]);
  await ada.goto(`/games/${waiting}`);
  await ada.getByRole("button", { name: /^Ask whether Bea .* is still there$/ }).click();
  await expect(ada.getByText(/^Ada .* asked whether Bea .* is still there\.$/)).toBeVisible();
  await bea.goto(`/games/${waiting}`);
  await expect(bea.getByText("Are you still there?")).toBeVisible();
  await bea.getByRole("button", { name: "I am still here" }).click();
  for (const page of [ada, bea]) {
    await expect(page.getByTestId("chronicle")).toContainText(/Bea .* is still there/);
    await expect(page.getByText("Are you still there?")).toBeHidden();
    await expect(page.getByText(/asked whether Bea .* is still there\.$/)).toBeHidden();
  }

  const silent = await prepareWaitingGame("checked", [ada, cyd, bea]);
  for (const page of [ada, cyd]) await page.goto(`/games/${silent}`);
  await ada.getByRole("button", { name: "Let a bot take over" }).click();
  await expect(cyd.getByText("1 vote", { exact: true })).toBeVisible();
  await cyd.getByRole("button", { name: "Let a bot take over" }).click();
  for (const page of [ada, cyd]) {
    await expect(page.getByText(botPlays)).toBeVisible();
    await expect(page.getByRole("button", { name: "Let a bot take over" })).toBeHidden();
  }

  await bea.goto(`/games/${silent}`);
  await bea.getByRole("button", { name: "Take back your seat" }).click();
  await expect(ada.getByText(botPlays)).toBeHidden();
});

/** A game that waits for its last player. */
async function prepareWaitingGame(state: "waiting" | "checked", players: readonly Page[]): Promise<string> {
  const sessions = await Promise.all(players.map((page) => get(page, "/v1/session")));
  const accounts = sessions.map(({ id }) => id);
  const printed = await runApiScript(
    "prepared-games/prepare-waiting-game.js",
    uniqueName("The abbey"),
    state,
    ...accounts,
  );
  return printed.trim().split("\n").at(-1) ?? "";
}
