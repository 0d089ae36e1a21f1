import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createFinishedGame, createGame, get } from "./support/games-api.ts";

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

test("the page of a player lists their public games, by state and by game", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Aalis");
  const { id: account } = await get(page, "/v1/session");
  await createGame(page, { name: "Still running", seats: 2, bots: ["easy"] });
  await createFinishedGame(page, "Long over");
  const visitor = await openBrowserAsGuest(browser, pageErrors, "Bernart");
  await visitor.goto(`/players/${account}`);
  const games = visitor.getByRole("region", { name: "Games", exact: true });
  const running = games.getByRole("link", { name: "Still running" });
  await expect(running).toBeVisible();
  await games.getByLabel("State").selectOption("Finished");
  await expect(running).toHaveCount(0);
  await games.getByLabel("State").selectOption("Running");
  await expect(running).toBeVisible();
  await games.getByLabel("Game", { exact: true }).selectOption("Village");
  await expect(games.getByText("No such games.")).toBeVisible();
  await games.getByLabel("Game", { exact: true }).selectOption("All games");
  await games.getByLabel("Only games with me").check();
  await expect(games.getByText("No such games.")).toBeVisible();
});

test("the lobby lists running games with their last move, all of them or those of one game", async ({
  browser,
  pageErrors,
}) => {
  const host = await openBrowserAsGuest(browser, pageErrors, "Ermengarde");
  await createGame(host, { ruleset: "village", name: "A game to watch", seats: 3, bots: ["easy", "easy"] });
  const visitor = await openBrowserAsGuest(browser, pageErrors, "Foulques");
  await visitor.goto("/");
  const game = visitor.getByRole("listitem").filter({ has: visitor.getByRole("link", { name: "A game to watch" }) });
  await expect(game).toContainText("Village");
  await expect(game).toContainText("created by Ermengarde");
  await expect(game).toContainText("round 1");
  await expect(game.getByRole("time")).toBeVisible();
  await visitor.getByLabel("Time control:").selectOption("Live");
  await expect(game).toHaveCount(0);
  await visitor.getByLabel("Time control:").selectOption("No time limit");
  await expect(game).toBeVisible();
  await visitor.getByLabel("Games shown:").selectOption({ label: "Middle-Ages" });
  await expect(game).toHaveCount(0);
  await visitor.getByLabel("Games shown:").selectOption({ label: "Village" });
  await expect(game).toBeVisible();
});
