import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createGame, get } from "./support/games-api.ts";

test("a player is invited to a new game from their page", async ({ browser, pageErrors }) => {
  const host = await openBrowserAsGuest(browser, pageErrors, "Mahaut");
  const guest = await openBrowserAsGuest(browser, pageErrors, "Robert");
  const { id: account } = await get(guest, "/v1/session");
  await host.goto(`/players/${account}`);
  await host.getByRole("link", { name: "Invite to a game" }).click();
  await expect(host.getByText("Robert gets an invitation when you create the game.")).toBeVisible();
  await host.getByRole("button", { name: "Create game" }).click();
  await expect(host.getByRole("button", { name: "Cancel invitation Robert" })).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByRole("link", { name: "Middle-Ages with Mahaut" }).first()).toBeVisible();

  await guest.goto(`/players/${account}`);
  await expect(guest.getByRole("heading", { name: "Robert" })).toBeVisible();
  await expect(guest.getByText("Reliability")).toBeVisible();
  await expect(guest.getByRole("link", { name: "Invite to a game" })).toHaveCount(0);
});

test("the lobby lists running games with their last move, all of them or those of one game", async ({
  browser,
  pageErrors,
}) => {
  const host = await openBrowserAsGuest(browser, pageErrors, "Ermengarde");
  await createGame(host, { name: "A game to watch", seats: 3, bots: ["easy", "easy"] });
  const visitor = await openBrowserAsGuest(browser, pageErrors, "Foulques");
  await visitor.goto("/");
  const game = visitor.getByRole("listitem").filter({ has: visitor.getByRole("link", { name: "A game to watch" }) });
  await expect(game).toContainText("Middle-Ages");
  await expect(game.getByRole("time")).toBeVisible();
  await visitor.getByLabel("Games shown:").selectOption({ label: "Village" });
  await expect(game).toHaveCount(0);
  await visitor.getByLabel("Games shown:").selectOption({ label: "Middle-Ages" });
  await expect(game).toBeVisible();
});
