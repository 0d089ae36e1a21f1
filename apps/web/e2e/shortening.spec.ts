import { expectNoOverflow, expectNoViolations } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, get, post } from "./support/games-api.ts";

test("players agree to end a Fief after an earlier turn", async ({ browser, pageErrors }) => {
  const viewport = { width: 360, height: 780 };
  const ada = await openBrowserAsGuest(browser, pageErrors, "Ada", { viewport });
  const ben = await openBrowserAsGuest(browser, pageErrors, "Ben", { viewport, colorScheme: "dark", locale: "fr" });
  const id = await createGame(ada, { ruleset: "fief-1429", name: "A shorter one", seats: 3, bots: ["easy"] });
  await post(ben, `/v1/games/${id}/seats`);
  await post(ada, `/v1/games/${id}/start`);
  const { last } = (await get(ada, `/v1/games/${id}/position`)).turnLimit;

  await ada.goto(`/games/${id}`);
  await ada.getByRole("button", { name: "Propose a shorter game" }).click();
  const dialog = ada.getByRole("dialog");
  await dialog.getByLabel("End after turn").fill("99");
  await expect(dialog.getByRole("button", { name: "Send proposal" })).toBeDisabled();
  await dialog.getByLabel("End after turn").fill(`${last - 2}`);
  await expectNoViolations(ada, "proposal");
  await dialog.getByRole("button", { name: "Send proposal" }).click();
  await expect(ada.getByText(`You propose to end the game after turn ${last - 2}`)).toBeVisible();
  await expectNoOverflow(ada, "proposed");

  await ben.goto(`/games/${id}`);
  await expect(ben.getByText(`propose de terminer la partie après le tour ${last - 2}`)).toBeVisible();
  await expectNoOverflow(ben, "to answer");
  await expectNoViolations(ben, "to answer");
  await ben.getByRole("button", { name: "Accepter" }).click();

  await expect(ada.getByText(`You propose to end the game after turn ${last - 2}`)).toHaveCount(0);
  const { turnLimit } = await get(ada, `/v1/games/${id}/position`);
  expect(turnLimit.last).toBe(last - 2);
});
