import { expectNoOverflow, expectNoViolations } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, get, playMoveByApi, post } from "./support/games-api.ts";

test("a player plans a move between turns, and it is played when it is their turn", async ({ browser, pageErrors }) => {
  const viewport = { width: 360, height: 780 };
  const ada = await openBrowserAsGuest(browser, pageErrors, "Ada", { viewport });
  const ben = await openBrowserAsGuest(browser, pageErrors, "Ben", { viewport });
  const id = await createGame(ada, { name: "Planned ahead", seats: 2, bots: [] });
  await post(ben, `/v1/games/${id}/seats`);
  await post(ada, `/v1/games/${id}/start`);
  const { isYourTurn } = await get(ada, `/v1/games/${id}`);
  const [first, planner] = isYourTurn ? [ada, ben] : [ben, ada];

  await planner.goto(`/games/${id}`);
  await planner.getByRole("button", { name: "Plan my next moves" }).click();
  await expect(planner.getByRole("heading", { name: "Plan ahead" })).toBeVisible();
  await planner.locator("[data-testid=choices] input[type=radio]").last().check();
  await planner.getByRole("button", { name: "Add to queue" }).click();
  await expect(planner.getByRole("listitem").filter({ hasText: "Waits for:" })).toHaveCount(1);
  await expectNoOverflow(planner, "planned");
  await expectNoViolations(planner, "planned");

  await planner.getByRole("button", { name: "Play when it is my turn" }).press("Enter");
  await expect(planner.getByRole("heading", { name: "1 move will be played for you" })).toBeVisible();
  await expectNoOverflow(planner, "waiting");
  await expectNoViolations(planner, "waiting");

  await playMoveByApi(first, id);
  await expect(planner.getByText("Your queued move was played.")).toBeVisible();
  await planner.getByRole("button", { name: "OK" }).click();
  await expect(planner.getByText("Your queued move was played.")).toHaveCount(0);
});
