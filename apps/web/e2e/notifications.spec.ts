import { expectNoOverflow, expectNoViolations } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, post } from "./support/games-api.ts";

test("a player chooses in the waiting room how a game notifies them, and finds it at the table", async ({
  browser,
  pageErrors,
}) => {
  const ada = await openBrowserAsGuest(browser, pageErrors, "Ada", { viewport: { width: 360, height: 780 } });
  const ben = await openBrowserAsGuest(browser, pageErrors, "Ben");
  const id = await createGame(ada, { name: "Told apart", seats: 2, bots: [] });
  await post(ben, `/v1/games/${id}/seats`);

  await ada.goto(`/games/${id}`);
  const panel = ada.locator("details").filter({ has: ada.locator("summary", { hasText: "Notifications" }) });
  await panel.locator("summary").click();
  await panel.getByRole("combobox").selectOption({ value: "off" });
  await expect(panel.getByText("Saved")).toBeVisible();
  await expectNoOverflow(ada, "waiting room");
  await expectNoViolations(ada, "waiting room");

  await post(ada, `/v1/games/${id}/start`);
  await expect(ada.getByTestId("chronicle")).toBeVisible();
  await panel.locator("summary").click();
  await expect(panel.getByRole("combobox")).toHaveValue("off");
  await expectNoOverflow(ada, "table");
});

test("the notification settings fit a phone", async ({ browser, pageErrors }) => {
  const ada = await openBrowserAsGuest(browser, pageErrors, "Ada", { viewport: { width: 360, height: 780 } });
  await ada.goto("/account/notifications");
  await expect(ada.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoOverflow(ada, "notification settings");
});
